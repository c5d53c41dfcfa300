import { isOfKind, kindOf } from '#domain/question-types/kinds.ts';
import { spokenTask } from '#domain/question-types/mechanisms/spoken-task.ts';
import {
  answerSchema,
  fitsQuestion,
  hasRule,
  scoreAnswer,
  type Question,
} from '#domain/question-types/registry.ts';
import { plainWords } from '../content-check/texts.ts';
import type { Solved } from './batch.ts';

const isShort = (question: Question) =>
  isOfKind('spoken-response', question) && spokenTask[question.type] === 'answer';

/** Whether an answer can be compared with a key. Not a dictation: its reader is given the text. */
export const isClosed = (question: Question): boolean =>
  (hasRule(question) && kindOf(question.type) !== 'dictation') || isShort(question);

/** The share of points of an answer, 0 to 1; undefined if the question does not allow it. */
export function earnedBy(question: Question, answer: Solved['answer']): number | undefined {
  if (isShort(question)) return earnedInWords(question, answer);
  const parsed = answerSchema.safeParse({ ...answer, type: question.type });
  if (!hasRule(question) || !parsed.success || !fitsQuestion(question, parsed.data)) return undefined;
  const { points, maximum } = scoreAnswer(question, parsed.data);
  return points / maximum;
}

const squeezed = (text: string) => ` ${plainWords(text).join(' ')} `;

function earnedInWords(question: Question, { text }: Solved['answer']): number | undefined {
  if (!isOfKind('spoken-response', question) || typeof text !== 'string') return undefined;
  return question.correctAnswers.some((accepted) => squeezed(text).includes(squeezed(accepted))) ? 1 : 0;
}
