import { Defect } from '#domain/core/defect.ts';
import { isOfKind } from '#domain/question-types/kinds.ts';
import type { Answer, Question } from '#domain/question-types/registry.ts';
import { writtenMaterial } from '#domain/question-types/mechanisms/written-material.ts';
import type { WrittenAnswer } from '#domain/scoring/writing-analysis.ts';

/** @param earlier the student's other texts, latest first @throws Defect for a question of another kind */
export function writtenAnswer(
  question: Question,
  answer: Answer,
  earlier: readonly string[] = [],
): WrittenAnswer {
  if (!isOfKind('written-response', question) || !isOfKind('written-response', answer))
    throw new Defect(`${question.uid} is not answered in writing`);
  const { type, topic, transcript, sampleAnswer, keyPoints, register } = question;
  return {
    type,
    material: writtenMaterial[type],
    prompt: transcript ?? topic,
    sampleAnswer,
    keyPoints,
    ...(register !== undefined && { register }),
    text: answer.text,
    earlier,
  };
}
