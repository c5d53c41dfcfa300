import { Defect } from '#domain/core/defect.ts';
import { isOfKind } from '#domain/question-types/kinds.ts';
import { spokenTask } from '#domain/question-types/mechanisms/spoken-task.ts';
import type { Question } from '#domain/question-types/registry.ts';
import type { SpokenAnswer } from '#domain/scoring/speech-analysis.ts';

/** @param sound empty for no recording @throws Defect for a question of another kind */
export function spokenAnswer(question: Question, sound: Uint8Array): SpokenAnswer {
  if (!isOfKind('spoken-response', question)) throw new Defect(`${question.uid} is not answered in speech`);
  const { type, topic, transcript, imageText, correctAnswers, keyPoints } = question;
  const reference = { read: topic, repeat: transcript }[spokenTask[type] as string];
  return {
    type,
    prompt: transcript ?? imageText ?? topic,
    ...(reference !== undefined && { reference }),
    accepted: correctAnswers,
    keyPoints,
    sound,
  };
}
