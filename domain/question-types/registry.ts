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

export const answerableCodes = Object.keys(mechanisms) as [AnswerableCode, ...AnswerableCode[]];

/** A mechanism's schemas under a type's code: parsed values carry the code as `type`. */
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
  // `safeExtend` returns the declared type, but zod cannot infer it for an unknown shape.
) as unknown as Registry;

type Schemas = Exclude<keyof Registry[AnswerableCode], 'kind'>;
type Of<Schema extends Schemas> = {
  [Code in AnswerableCode]: z.infer<Registry[Code][Schema]>;
}[AnswerableCode];

export type Question = Of<'questionSchema'>;
export type QuestionView = Of<'viewSchema'>;
export type Answer = Of<'answerSchema'>;
export type Solution = Of<'solutionSchema'>;
/** The stored answer: typed text is personal and may be erased, a choice may not. */
export type RecordedAnswer = Of<'recordedAnswerSchema'>;

export type RuleCode = {
  [Code in AnswerableCode]: Mechanisms[Code]['scoring']['by'] extends 'rule' ? Code : never;
}[AnswerableCode];
export type AnalysedCode = Exclude<AnswerableCode, RuleCode>;
/** A question with a key to score by. */
export type RuleQuestion = Extract<Question, { readonly type: RuleCode }>;

/** A union over all types, discriminated by `type`. */
function anyOf<Schema extends Schemas>(schema: Schema): z.ZodType<Of<Schema>> {
  // Each is an object with its code as `type`: see `registry`.
  const options = answerableCodes.map((code) => registry[code][schema] as unknown as z.ZodObject);
  const union = z.discriminatedUnion('type', options as [z.ZodObject, ...z.ZodObject[]]);
  return union as unknown as z.ZodType<Of<Schema>>;
}

export const questionSchema = anyOf('questionSchema');
export const questionViewSchema = anyOf('viewSchema');
export const answerSchema = anyOf('answerSchema');
export const solutionSchema = anyOf('solutionSchema');
export const recordedAnswerSchema = anyOf('recordedAnswerSchema');

type AnyMechanism = Mechanism<string, object, object, object, object>;
type Coded = { readonly type: AnswerableCode };

/** The code selects the mechanism, so the casts below are sound. */
const mechanismOf = ({ type }: Coded): AnyMechanism => mechanisms[type];

function ruleOf({ type }: { readonly type: RuleCode }): RuleScoring<object, object> {
  return mechanisms[type].scoring;
}

const coded = ({ type }: Coded, value: object): object => ({ type, ...value });

/** Never contains the key before the answer; afterwards the key and the explanations. */
export function studentView(question: Question, phase: 'before'): QuestionView;
export function studentView(question: Question, phase: 'after'): Solution;
export function studentView(question: Question, phase: 'before' | 'after'): QuestionView | Solution {
  return phase === 'before'
    ? (coded(question, mechanismOf(question).view(question)) as QuestionView)
    : (coded(question, mechanismOf(question).solution(question)) as Solution);
}

export function analysisOf(code: AnalysedCode): AnalysisScoring['of'] {
  return mechanisms[code].scoring.of;
}

export function emptyAnswerOf(type: AnswerableCode): Answer {
  return coded({ type }, mechanisms[type].emptyAnswer) as Answer;
}

export function isEmptyAnswer(answer: Answer): boolean {
  return mechanismOf(answer).isEmpty(answer);
}

export function startingAnswerTo(view: QuestionView): Answer {
  return coded(view, mechanismOf(view).startingAnswer(view)) as Answer;
}

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

/** For limits, checks and tools. */
export function contentOf(question: Question): Content<object> {
  return mechanismOf(question).content;
}

/** `3 of 4 pairs are linked`. */
export function scoreInWords(
  type: AnswerableCode,
  { points, maximum }: Pick<Score, 'points' | 'maximum'>,
): string {
  const { one, many } = mechanisms[type].unit;
  // The verb agrees with the number before it.
  if (maximum > 1) return `${points} of ${maximum} ${points === 1 ? many.replace(' are ', ' is ') : many}`;
  return points === 1 ? `the ${one} is right` : `the ${one} is not right`;
}

/** Whether answers are scored immediately by a key; others are analysed later. */
export function isScoredByRule(type: AnswerableCode): type is RuleCode {
  return mechanisms[type].scoring.by === 'rule';
}

export const analysedCodes = answerableCodes.filter((code) => !isScoredByRule(code)) as [
  AnalysedCode,
  ...AnalysedCode[],
];

export function hasRule(question: Question): question is RuleQuestion {
  return isScoredByRule(question.type);
}

export function rightAnswerTo(question: RuleQuestion): Answer {
  return coded(question, ruleOf(question).rightAnswer(question)) as Answer;
}

/** @throws Defect for an answer of another type: check `fitsQuestion` first */
export function scoreAnswer(question: RuleQuestion, answer: Answer): Score {
  if (question.type !== answer.type) throw new Defect(`${answer.type} is no answer to ${question.uid}`);
  return ruleOf(question).score(question, answer);
}

/** An answer in another revision: an option with corrected wording is still chosen. */
export function carryAnswer(from: Question, to: Question, answer: Answer): Answer {
  if (from.type !== to.type || from.type !== answer.type) return answer;
  const { scoring } = mechanismOf(from);
  const carry = scoring.by === 'rule' ? scoring.carry : undefined;
  return carry ? (coded(from, carry(from, to, answer)) as Answer) : answer;
}

/** Whether each revision's right answer has full points in the other. Analysed types have no key. */
export function haveSameKey(one: Question, other: Question): boolean {
  if (one.type !== other.type) return false;
  return !hasRule(one) || !hasRule(other) || (staysRight(one, other) && staysRight(other, one));
}

function staysRight(from: RuleQuestion, to: RuleQuestion): boolean {
  const { points, maximum } = scoreAnswer(to, carryAnswer(from, to, rightAnswerTo(from)));
  return points === maximum;
}
