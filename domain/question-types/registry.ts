import { z } from 'zod';
import type { Score } from '../scoring/score.ts';
import { lwd } from './lwd.ts';
import { rfb } from './rfb.ts';
import { rrp } from './rrp.ts';
import { rsa } from './rsa.ts';
import type { TypeCode } from './type-code.ts';

/** All question types; adding one here is what makes it exist. */
export const questionTypes = { RSA: rsa, RRP: rrp, RFB: rfb, LWD: lwd } as const;

type Types = typeof questionTypes;
type Of<Schema extends 'questionSchema' | 'viewSchema' | 'answerSchema' | 'solutionSchema'> = {
  [Code in TypeCode]: z.infer<Types[Code][Schema]>;
}[TypeCode];

/** A question with its key. It never leaves the server as it is. */
export type Question = Of<'questionSchema'>;
/** A question as a student sees it before the answer is in. */
export type QuestionView = Of<'viewSchema'>;
export type Answer = Of<'answerSchema'>;
/** The right answer and its explanation, shown once the answer is in. */
export type Solution = Of<'solutionSchema'>;

export const questionSchema: z.ZodType<Question> = z.union([
  rsa.questionSchema,
  rrp.questionSchema,
  rfb.questionSchema,
  lwd.questionSchema,
]);
export const questionViewSchema: z.ZodType<QuestionView> = z.union([
  rsa.viewSchema,
  rrp.viewSchema,
  rfb.viewSchema,
  lwd.viewSchema,
]);
export const answerSchema: z.ZodType<Answer> = z.union([
  rsa.answerSchema,
  rrp.answerSchema,
  rfb.answerSchema,
  lwd.answerSchema,
]);
export const solutionSchema: z.ZodType<Solution> = z.union([
  rsa.solutionSchema,
  rrp.solutionSchema,
  rfb.solutionSchema,
  lwd.solutionSchema,
]);

/** One type seen without its code: its functions take what belongs to that type. */
interface AnyQuestionType {
  view(question: Question): QuestionView;
  solution(question: Question): Solution;
  emptyAnswer(view: QuestionView): Answer;
  readonly noAnswer: Answer;
  isEmpty(answer: Answer): boolean;
  fits(question: Question, answer: Answer): boolean;
  score(question: Question, answer: Answer): Score;
}

/** The type of a thing that carries its code; the code in the value is what makes the cast true. */
function typeOf(value: { readonly type: TypeCode }): AnyQuestionType {
  return questionTypes[value.type];
}

export function viewOf(question: Question): QuestionView {
  return typeOf(question).view(question);
}

export function solutionOf(question: Question): Solution {
  return typeOf(question).solution(question);
}

export function emptyAnswerOf(view: QuestionView): Answer {
  return typeOf(view).emptyAnswer(view);
}

/** What counts where the question was never answered. */
export function noAnswerTo(question: Question): Answer {
  return typeOf(question).noAnswer;
}

export function isEmptyAnswer(answer: Answer): boolean {
  return typeOf(answer).isEmpty(answer);
}

/** Whether the answer is of the question's type and one that the question allows. */
export function fitsQuestion(question: Question, answer: Answer): boolean {
  return question.type === answer.type && typeOf(question).fits(question, answer);
}

/** @throws RangeError when the answer is of another type: ask `fitsQuestion` first. */
export function scoreAnswer(question: Question, answer: Answer): Score {
  if (question.type !== answer.type) throw new RangeError(`${answer.type} is no answer to ${question.uid}`);
  return typeOf(question).score(question, answer);
}
