import { z } from 'zod';
import type { Erased } from '../core/events/personal.ts';
import type { Score } from '../scoring/score.ts';
import type { LimitFault, TypeLimits } from './catalogue/limits.ts';

/** The unit of points: `pair`, and `pairs are linked` after `3 of 4`. */
export interface Unit {
  readonly one: string;
  readonly many: string;
}

export interface ReasonedPart {
  readonly label: string;
  /** The same in every revision: an option's text, a blank's place. */
  readonly thing: string;
  /** The fact that the reason must explain: whether the option is right, or which word is. */
  readonly truth: string;
}

/** The parts of a question with a reason each, in the order of `explanations`. */
export interface ReasonedParts {
  /** `option`, `blank`, `pair`, `word`. */
  readonly name: string;
  readonly parts: readonly ReasonedPart[];
}

export interface Offer {
  /** `options`, `list` (of a blank): in the author's order; `bank`: shuffled; `text`: contains the wrong words. */
  readonly kind: 'options' | 'list' | 'bank' | 'text';
  readonly options: readonly string[];
  /** The places of the right options. */
  readonly keys: readonly number[];
}

/** For limits, content checks and content tools. */
export interface Content<Question> {
  /** Fields with texts of the task, beside the topic. */
  readonly texts: readonly string[];
  /** The field of the key. */
  readonly keyField: string;
  /** One per choice; absent if nothing is chosen. */
  offers?(question: Question): readonly Offer[];
  /** The text with its blanks filled; by default the transcript or the topic. */
  wholeText?(question: Question): string;
  /** Keys to be found by listening: title and topic must not reveal them. */
  heardKeys?(question: Question): readonly string[];
  /** In addition to the shared limits. */
  limitFaults?(question: Question, limits: TypeLimits): LimitFault[];
}

/** Typed text is personal, so it may be erased in a stored answer. */
export type Recorded<Of> = Of extends string
  ? Of | Erased
  : Of extends readonly (infer Item)[]
    ? readonly Recorded<Item>[]
    : Of extends object
      ? { readonly [Field in keyof Of]: Recorded<Of[Field]> }
      : Of;

export interface RuleScoring<Question, Answer> {
  readonly by: 'rule';
  rightAnswer(question: Question): Answer;
  score(question: Question, answer: Answer): Score;
  /** Carries an answer to another revision with changed choices; unchanged by default. */
  carry?(from: Question, to: Question, answer: Answer): Answer;
}

/** Scored later by an analysis: see the ports `WritingAnalysis` and `SpeechAnalysis`. */
export interface AnalysisScoring {
  readonly by: 'analysis';
  readonly of: 'writing' | 'speech';
}

/** A way of asking and answering, pure; `view` never contains the key. `NoInfer`: only the schemas define the types. */
interface AnyScored<
  Kind extends string,
  Question extends object,
  View extends object,
  Answer extends object,
  Solution extends object,
> {
  /** Clients choose screens and forms by it. */
  readonly kind: Kind;
  readonly unit: Unit;
  readonly questionSchema: z.ZodObject & z.ZodType<Question>;
  readonly viewSchema: z.ZodObject & z.ZodType<View>;
  readonly answerSchema: z.ZodObject & z.ZodType<Answer>;
  readonly solutionSchema: z.ZodObject & z.ZodType<Solution>;
  /** The stored answer, if it differs: typed text is personal. */
  readonly recordedAnswerSchema?: z.ZodObject;
  view(question: NoInfer<Question>): NoInfer<View>;
  solution(question: NoInfer<Question>): NoInfer<Solution>;
  /** The answer of a question that was never answered. */
  readonly emptyAnswer: NoInfer<Answer>;
  isEmpty(answer: NoInfer<Answer>): boolean;
  /** The initial answer on the screen: no option chosen, paragraphs as shown. */
  startingAnswer(view: NoInfer<View>): NoInfer<Answer>;
  /** Whether the question allows the answer: its options, its number of blanks. */
  fits(view: NoInfer<View>, answer: NoInfer<Answer>): boolean;
  inWords(answer: Recorded<NoInfer<Answer>>): string;
  reasonedParts(question: NoInfer<Question>): ReasonedParts;
  readonly content: Content<NoInfer<Question>>;
}

export interface RuleMechanism<
  Kind extends string,
  Question extends object,
  View extends object,
  Answer extends object,
  Solution extends object,
> extends AnyScored<Kind, Question, View, Answer, Solution> {
  readonly scoring: RuleScoring<NoInfer<Question>, NoInfer<Answer>>;
}

export interface AnalysedMechanism<
  Kind extends string,
  Question extends object,
  View extends object,
  Answer extends object,
  Solution extends object,
> extends AnyScored<Kind, Question, View, Answer, Solution> {
  readonly scoring: AnalysisScoring;
}

export type Mechanism<
  Kind extends string,
  Question extends object,
  View extends object,
  Answer extends object,
  Solution extends object,
> =
  | RuleMechanism<Kind, Question, View, Answer, Solution>
  | AnalysedMechanism<Kind, Question, View, Answer, Solution>;

export function defineMechanism<
  const Kind extends string,
  Question extends object,
  View extends object,
  Answer extends object,
  Solution extends object,
>(mechanism: RuleMechanism<Kind, Question, View, Answer, Solution>) {
  return mechanism;
}

export function defineAnalysedMechanism<
  const Kind extends string,
  Question extends object,
  View extends object,
  Answer extends object,
  Solution extends object,
>(mechanism: AnalysedMechanism<Kind, Question, View, Answer, Solution>) {
  return mechanism;
}
