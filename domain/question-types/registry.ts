import { z } from 'zod';
import type { Score } from '../scoring/score.ts';
import { lct } from './lct/index.ts';
import { lhs } from './lhs/index.ts';
import { liw } from './liw/index.ts';
import { lma } from './lma/index.ts';
import { lmw } from './lmw/index.ts';
import { lsa } from './lsa/index.ts';
import { lsq } from './lsq/index.ts';
import { lst } from './lst/index.ts';
import { lwb } from './lwb/index.ts';
import { lwd } from './lwd/index.ts';
import { rfb } from './rfb/index.ts';
import { rfg } from './rfg/index.ts';
import { rma } from './rma/index.ts';
import { rrp } from './rrp/index.ts';
import { rsa } from './rsa/index.ts';
import { sdi } from './sdi/index.ts';
import { sgd } from './sgd/index.ts';
import { sia } from './sia/index.ts';
import { sit } from './sit/index.ts';
import { sra } from './sra/index.ts';
import { srl } from './srl/index.ts';
import { srs } from './srs/index.ts';
import { ssq } from './ssq/index.ts';
import type { TypeCode } from './type-code.ts';
import { wsc } from './wsc/index.ts';
import { wwe } from './wwe/index.ts';
import { wwm } from './wwm/index.ts';
import { wws } from './wws/index.ts';
import type { TypeEntry } from './catalogue/type-entry.ts';

/** All question types, each one folder; those that cannot be answered yet have an entry alone. */
export const registry = {
  RSA: rsa,
  RMA: rma,
  RRP: rrp,
  RFG: rfg,
  RFB: rfb,
  LSA: lsa,
  LMA: lma,
  LSQ: lsq,
  LWD: lwd,
  LHS: lhs,
  LIW: liw,
  LWB: lwb,
  LST: lst,
  LCT: lct,
  LMW: lmw,
  SRA: sra,
  SRS: srs,
  SSQ: ssq,
  SGD: sgd,
  SDI: sdi,
  SIT: sit,
  SIA: sia,
  SRL: srl,
  WWM: wwm,
  WWE: wwe,
  WWS: wws,
  WSC: wsc,
} as const satisfies { readonly [Code in TypeCode]: { readonly entry: TypeEntry } };

type Registry = typeof registry;

/** The codes of the types that can be answered. */
export type AnswerableCode = {
  [Code in TypeCode]: Registry[Code] extends { readonly questionSchema: z.ZodType } ? Code : never;
}[TypeCode];

type Types = { readonly [Code in AnswerableCode]: Registry[Code] };

export function isAnswerable(code: TypeCode): code is AnswerableCode {
  return 'questionSchema' in registry[code];
}

/** The types that can be answered, in the order of the practice menu. */
export const answerableCodes: readonly AnswerableCode[] = (Object.keys(registry) as TypeCode[]).filter(
  isAnswerable,
);

type Schemas = 'questionSchema' | 'viewSchema' | 'answerSchema' | 'solutionSchema';
type Of<Schema extends Schemas> = { [Code in AnswerableCode]: z.infer<Types[Code][Schema]> }[AnswerableCode];

/** A question with its key. It never leaves the server as it is. */
export type Question = Of<'questionSchema'>;
/** A question as a student sees it before the answer is in. */
export type QuestionView = Of<'viewSchema'>;
export type Answer = Of<'answerSchema'>;
/** The right answer and its explanations, shown once the answer is in. */
export type Solution = Of<'solutionSchema'>;

/** One schema for what all types have of a kind: `type` says which type's schema is meant. */
function anyOf<Schema extends Schemas>(schema: Schema): z.ZodType<Of<Schema>> {
  return union(schema) as unknown as z.ZodType<Of<Schema>>;
}

function union(schema: Schemas | 'recordedAnswerSchema') {
  // Each of these is an object that carries its code as `type`: `defineQuestionType` sees to it.
  const options = answerableCodes.map((code) => registry[code][schema] as unknown as z.ZodObject);
  return z.discriminatedUnion('type', options as [z.ZodObject, ...z.ZodObject[]]);
}

export const questionSchema = anyOf('questionSchema');
export const questionViewSchema = anyOf('viewSchema');
export const answerSchema = anyOf('answerSchema');
export const solutionSchema = anyOf('solutionSchema');
/** An answer as events keep it: what was typed freely is personal. Its type is told by `RecordedAnswer`. */
export const storedAnswerSchema: z.ZodType = union('recordedAnswerSchema');

/** One type seen without its code: its functions take what belongs to that type. */
interface AnyQuestionType {
  view(question: Question): QuestionView;
  solution(question: Question): Solution;
  emptyAnswer(view: QuestionView): Answer;
  readonly noAnswer: Answer;
  isEmpty(answer: Answer): boolean;
  rightAnswer(question: Question): Answer;
  fits(question: Question, answer: Answer): boolean;
  score(question: Question, answer: Answer): Score;
  carry(from: Question, to: Question, answer: Answer): Answer;
}

/** The type of a thing that carries its code; the code in the value is what makes the cast true. */
function typeOf(value: { readonly type: AnswerableCode }): AnyQuestionType {
  return registry[value.type] as unknown as AnyQuestionType;
}

/**
 * What a student may see of a question: before the answer is in, never the key; after it, the key and the
 * explanations.
 */
export function studentView(question: Question, phase: 'before'): QuestionView;
export function studentView(question: Question, phase: 'after'): Solution;
export function studentView(question: Question, phase: 'before' | 'after'): QuestionView | Solution {
  return phase === 'before' ? typeOf(question).view(question) : typeOf(question).solution(question);
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

/** The answer that scores the maximum. */
export function rightAnswerTo(question: Question): Answer {
  return typeOf(question).rightAnswer(question);
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

/** The score in words, such as `3 of 4 pairs are linked`. */
export function scoreInWords(
  type: AnswerableCode,
  { points, maximum }: Pick<Score, 'points' | 'maximum'>,
): string {
  const { one, many } = registry[type].unit;
  if (maximum > 1) return `${points} of ${maximum} ${many}.`;
  return points === 1 ? `The ${one} is right.` : `The ${one} is not right.`;
}

/**
 * An answer to one revision of a question as an answer to another one: an option whose wording was mended is
 * still the option that was chosen.
 */
export function carryAnswer(from: Question, to: Question, answer: Answer): Answer {
  if (from.type !== to.type || from.type !== answer.type) return answer;
  return typeOf(from).carry(from, to, answer);
}

/**
 * Whether two revisions of a question have the same right answer: what is right in one, carried to the other, has all
 * points there, both ways. Mended words and options in another order change no key.
 */
export function haveSameKey(one: Question, other: Question): boolean {
  return one.type === other.type && staysRight(one, other) && staysRight(other, one);
}

function staysRight(from: Question, to: Question): boolean {
  const { points, maximum } = scoreAnswer(to, carryAnswer(from, to, rightAnswerTo(from)));
  return points === maximum;
}
