import { z } from 'zod';
import { Defect } from '../core/defect.ts';
import type { Score } from '../scoring/score.ts';
import type {
  AnalysisScoring,
  Content,
  Mechanism,
  Recorded,
  ReasonedParts,
  RuleScoring,
  Unit,
} from './mechanism.ts';
import { dictation } from './mechanisms/dictation.ts';
import { dropDownBlanks } from './mechanisms/drop-down-blanks.ts';
import { highlightWords } from './mechanisms/highlight-words.ts';
import { multipleChoice } from './mechanisms/multiple-choice.ts';
import { reorder } from './mechanisms/reorder.ts';
import { singleChoice } from './mechanisms/single-choice.ts';
import { spokenResponse } from './mechanisms/spoken-response.ts';
import { spokenTask } from './mechanisms/spoken-task.ts';
import { typedBlanks } from './mechanisms/typed-blanks.ts';
import { wordBankBlanks } from './mechanisms/word-bank-blanks.ts';
import { writtenMaterial } from './mechanisms/written-material.ts';
import { writtenResponse } from './mechanisms/written-response.ts';
import type { TypeCode } from './type-code.ts';

const summary: Unit = { one: 'summary', many: 'summaries are right' };
const ending: Unit = { one: 'choice', many: 'choices are right' };

/** The mechanism of each answerable type, in menu order. */
const mechanisms = {
  RSA: singleChoice({ material: 'passage', asks: true }),
  RMA: multipleChoice({ material: 'passage', asks: true }),
  RRP: reorder,
  RFG: wordBankBlanks,
  RFB: dropDownBlanks,
  LSA: singleChoice({ material: 'track', asks: true }),
  LMA: multipleChoice({ material: 'track', asks: true }),
  LSQ: spokenResponse(spokenTask.LSQ),
  LWD: dictation,
  LHS: singleChoice({ material: 'track', asks: false, unit: summary }),
  LIW: highlightWords,
  LWB: typedBlanks,
  LST: writtenResponse(writtenMaterial.LST),
  LCT: writtenResponse(writtenMaterial.LCT),
  LMW: singleChoice({ material: 'track', asks: false, unit: ending }),
  SRA: spokenResponse(spokenTask.SRA),
  SRS: spokenResponse(spokenTask.SRS),
  SSQ: spokenResponse(spokenTask.SSQ),
  SGD: spokenResponse(spokenTask.SGD),
  SDI: spokenResponse(spokenTask.SDI),
  SIT: spokenResponse(spokenTask.SIT),
  SIA: spokenResponse(spokenTask.SIA),
  SRL: spokenResponse(spokenTask.SRL),
  WWM: writtenResponse(writtenMaterial.WWM),
  WWE: writtenResponse(writtenMaterial.WWE),
  WWS: writtenResponse(writtenMaterial.WWS),
  WSC: writtenResponse(writtenMaterial.WSC),
} as const satisfies { readonly [Code in TypeCode]: object };

type Mechanisms = typeof mechanisms;

export type AnswerableCode = keyof Mechanisms;

/** The types that can be answered, in the order of the practice menu. */
export const answerableCodes = Object.keys(mechanisms) as [AnswerableCode, ...AnswerableCode[]];

/** A mechanism's schemas under a type's code: what they read carries the code as `type`. */
type UnderCode<Code extends AnswerableCode, Under> =
  Under extends Mechanism<infer Kind, infer Asked, infer Shown, infer Given, infer Key>
    ? {
        readonly kind: Kind;
        readonly questionSchema: z.ZodType<Asked & { readonly type: Code }>;
        readonly viewSchema: z.ZodType<Shown & { readonly type: Code }>;
        readonly answerSchema: z.ZodType<Given & { readonly type: Code }>;
        readonly solutionSchema: z.ZodType<Key & { readonly type: Code }>;
        readonly recordedAnswerSchema: z.ZodType<Recorded<Given> & { readonly type: Code }>;
      }
    : never;
type Registry = { readonly [Code in AnswerableCode]: UnderCode<Code, Mechanisms[Code]> };

/** The types that can be answered: the kind of each, and its schemas. */
export const registry = Object.fromEntries(
  answerableCodes.map((code) => {
    const { kind, recordedAnswerSchema, ...schemas }: AnyMechanism = mechanisms[code];
    const typed = (schema: z.ZodObject) => schema.safeExtend({ type: z.literal(code) });
    return [
      code,
      {
        kind,
        questionSchema: typed(schemas.questionSchema),
        viewSchema: typed(schemas.viewSchema),
        answerSchema: typed(schemas.answerSchema),
        solutionSchema: typed(schemas.solutionSchema),
        recordedAnswerSchema: typed(recordedAnswerSchema ?? schemas.answerSchema),
      },
    ];
  }),
  // What `safeExtend` gives is what the type says; zod cannot tell so of a shape it does not know.
) as unknown as Registry;

type Schemas = Exclude<keyof Registry[AnswerableCode], 'kind'>;
type Of<Schema extends Schemas> = {
  [Code in AnswerableCode]: z.infer<Registry[Code][Schema]>;
}[AnswerableCode];

/** A question with its key. It never leaves the server as it is. */
export type Question = Of<'questionSchema'>;
export type QuestionView = Of<'viewSchema'>;
export type Answer = Of<'answerSchema'>;
export type Solution = Of<'solutionSchema'>;
/** An answer as it is stored: what a student typed freely is personal and may be erased, a choice is not. */
export type RecordedAnswer = Of<'recordedAnswerSchema'>;

/** The codes of the types whose answers are scored at once, by comparing them with a key. */
export type RuleCode = {
  [Code in AnswerableCode]: Mechanisms[Code]['scoring']['by'] extends 'rule' ? Code : never;
}[AnswerableCode];
/** The codes of the types whose answers are scored later, by an analysis. */
export type AnalysedCode = Exclude<AnswerableCode, RuleCode>;
/** A question that has a key to score by: what asks for a score or the right answer takes no other. */
export type RuleQuestion = Extract<Question, { readonly type: RuleCode }>;

/** One schema for what all types have: `type` says which type's schema is meant. */
function anyOf<Schema extends Schemas>(schema: Schema): z.ZodType<Of<Schema>> {
  // Each of these is an object that carries its code as `type`: see `registry`.
  const options = answerableCodes.map((code) => registry[code][schema] as unknown as z.ZodObject);
  const union = z.discriminatedUnion('type', options as [z.ZodObject, ...z.ZodObject[]]);
  return union as unknown as z.ZodType<Of<Schema>>;
}

export const questionSchema = anyOf('questionSchema');
export const questionViewSchema = anyOf('viewSchema');
export const answerSchema = anyOf('answerSchema');
export const solutionSchema = anyOf('solutionSchema');
export const recordedAnswerSchema = anyOf('recordedAnswerSchema');

/** A mechanism seen without its kind: its functions take what belongs to it. */
type AnyMechanism = Mechanism<string, object, object, object, object>;
type Coded = { readonly type: AnswerableCode };

/** The mechanism of a thing that carries its code; the code is what makes the casts below true. */
const mechanismOf = ({ type }: Coded): AnyMechanism => mechanisms[type];

/** The scoring of a mechanism without its kind; the code is what makes the cast true. */
function ruleOf({ type }: { readonly type: RuleCode }): RuleScoring<object, object> {
  return mechanisms[type].scoring;
}

const coded = ({ type }: Coded, value: object): object => ({ type, ...value });

/** What a student may see: before the answer never the key, after it the key and the explanations. */
export function studentView(question: Question, phase: 'before'): QuestionView;
export function studentView(question: Question, phase: 'after'): Solution;
export function studentView(question: Question, phase: 'before' | 'after'): QuestionView | Solution {
  return phase === 'before'
    ? (coded(question, mechanismOf(question).view(question)) as QuestionView)
    : (coded(question, mechanismOf(question).solution(question)) as Solution);
}

/** What finds the score of a type's answers, where no rule does. */
export function analysisOf(code: AnalysedCode): AnalysisScoring['of'] {
  return mechanisms[code].scoring.of;
}

/** What counts where a question of the type was never answered. */
export function emptyAnswerOf(type: AnswerableCode): Answer {
  return coded({ type }, mechanisms[type].emptyAnswer) as Answer;
}

/** Whether nothing was answered. */
export function isEmptyAnswer(answer: Answer): boolean {
  return mechanismOf(answer).isEmpty(answer);
}

export function startingAnswerTo(view: QuestionView): Answer {
  return coded(view, mechanismOf(view).startingAnswer(view)) as Answer;
}

/** Whether the answer is of the view's type and one that the question allows. */
export function fitsView(view: QuestionView, answer: Answer): boolean {
  return view.type === answer.type && mechanismOf(view).fits(view, answer);
}

export function fitsQuestion(question: Question, answer: Answer): boolean {
  return fitsView(studentView(question, 'before'), answer);
}

export function answerInWords(answer: RecordedAnswer): string {
  return mechanismOf(answer).inWords(answer);
}

export function reasonedPartsOf(question: Question): ReasonedParts {
  return mechanismOf(question).reasonedParts(question);
}

/** What limits, checks and tools ask of a question; its functions take this question. */
export function contentOf(question: Question): Content<object> {
  return mechanismOf(question).content;
}

/** The score in words, such as `3 of 4 pairs are linked`. */
export function scoreInWords(
  type: AnswerableCode,
  { points, maximum }: Pick<Score, 'points' | 'maximum'>,
): string {
  const { one, many } = mechanisms[type].unit;
  // The number before the verb is what it agrees with.
  if (maximum > 1) return `${points} of ${maximum} ${points === 1 ? many.replace(' are ', ' is ') : many}`;
  return points === 1 ? `the ${one} is right` : `the ${one} is not right`;
}

/** Whether answers of the type are scored at once, by comparing them with a key; others are analysed first. */
export function isScoredByRule(type: AnswerableCode): type is RuleCode {
  return mechanisms[type].scoring.by === 'rule';
}

/** The types scored by an analysis, in the order of the practice menu. */
export const analysedCodes = answerableCodes.filter((code) => !isScoredByRule(code)) as [
  AnalysedCode,
  ...AnalysedCode[],
];

/** As `isScoredByRule`, of a question. */
export function hasRule(question: Question): question is RuleQuestion {
  return isScoredByRule(question.type);
}

export function rightAnswerTo(question: RuleQuestion): Answer {
  return coded(question, ruleOf(question).rightAnswer(question)) as Answer;
}

/** @throws Defect when the answer is of another type: ask `fitsQuestion` first */
export function scoreAnswer(question: RuleQuestion, answer: Answer): Score {
  if (question.type !== answer.type) throw new Defect(`${answer.type} is no answer to ${question.uid}`);
  return ruleOf(question).score(question, answer);
}

/** An answer carried to another revision: an option with mended wording is still the chosen one. */
export function carryAnswer(from: Question, to: Question, answer: Answer): Answer {
  if (from.type !== to.type || from.type !== answer.type) return answer;
  const { scoring } = mechanismOf(from);
  const carry = scoring.by === 'rule' ? scoring.carry : undefined;
  return carry ? (coded(from, carry(from, to, answer)) as Answer) : answer;
}

/** Whether each revision's right answer, carried over, has all points in the other. Unscored types have no key. */
export function haveSameKey(one: Question, other: Question): boolean {
  if (one.type !== other.type) return false;
  return !hasRule(one) || !hasRule(other) || (staysRight(one, other) && staysRight(other, one));
}

function staysRight(from: RuleQuestion, to: RuleQuestion): boolean {
  const { points, maximum } = scoreAnswer(to, carryAnswer(from, to, rightAnswerTo(from)));
  return points === maximum;
}
