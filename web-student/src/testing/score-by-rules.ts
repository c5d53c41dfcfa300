import type { QuestionOf } from '#domain/question-types/kinds.ts';
import { writtenMaterial } from '#domain/question-types/mechanisms/written-material.ts';
import type { Score } from '#domain/scoring/score.ts';
import type { Mark } from '#domain/scoring/writing/language/marks.ts';
import { scoreWriting } from '#domain/scoring/writing/score-writing.ts';
import { factsOf } from '#domain/scoring/writing/testing/facts-of.ts';

/** Scores a written answer by the domain's rules, from facts that need no model. @param marks the answer's mistakes */
export function scoreByRules(
  question: QuestionOf<'written-response'>,
  text: string,
  marks: readonly Mark[],
): Score {
  const { type, topic, transcript, sampleAnswer, keyPoints, register } = question;
  const task = {
    type,
    material: writtenMaterial[type],
    prompt: transcript ?? topic,
    sampleAnswer,
    keyPoints,
    ...(register !== undefined && { register }),
  };
  return scoreWriting(task, factsOf(task, text, { marks }));
}
