import { isOfKind } from '#domain/question-types/kinds.ts';
import type { KeyPoint } from '#domain/question-types/mechanisms/analysed-fields.ts';
import { spokenTask } from '#domain/question-types/mechanisms/spoken-task.ts';
import type { Question } from '#domain/question-types/registry.ts';

interface Held {
  readonly by: 'written' | 'spoken';
  readonly keyPoints: readonly KeyPoint[];
  readonly sampleAnswer: string;
}

export function keyPointsOf(question: Question): Held | undefined {
  if (isOfKind('written-response', question)) return { ...question, by: 'written' };
  if (!isOfKind('spoken-response', question)) return undefined;
  const { type, keyPoints, sampleAnswer = '' } = question;
  const isFree = ['describe', 'retell', 'respond'].includes(spokenTask[type]);
  return isFree ? { by: 'spoken', keyPoints, sampleAnswer } : undefined;
}
