import { z } from 'zod';
import type { Erased } from '../core/events/personal.ts';
import type { Score } from '../scoring/score.ts';
import type { LimitFault, TypeLimits } from './catalogue/limits.ts';

/** What the points count: `pair`, and `pairs are linked` after `3 of 4`. */
export interface Unit {
  readonly one: string;
  readonly many: string;
}

export interface ReasonedPart {
  /** As a person knows it: the option, the word of the blank, `A then B`. */
  readonly label: string;
  /** What identifies it in every revision: an option by its text, a blank by its place. */
  readonly thing: string;
  /** What the reason has to account for: whether the option is right, which word is. */
  readonly truth: string;
}

/** What of a question wants a reason each, in the order of its `explanations`. */
export interface ReasonedParts {
  /** One of them: `option`, `blank`, `pair`, `word`. */
  readonly name: string;
  readonly parts: readonly ReasonedPart[];
}

export interface Offer {
  /** `options`, `list` (of a blank): in the author's order; `bank`: shuffled; `text`: wrong words are found in it. */
  readonly kind: 'options' | 'list' | 'bank' | 'text';
  readonly options: readonly string[];
  /** The places of the right ones. */
  readonly keys: readonly number[];
}

/** What the limits of types, the checks of content and its tools ask of a question. */
export interface Content<Question> {
  /** The fields that hold the texts of the task, beside the topic. */
  readonly texts: readonly string[];
  /** The field in which the key is written. */
  readonly keyField: string;
  /** One for each choice that is made; without it nothing is chosen. */
  offers?(question: Question): readonly Offer[];
  /** The whole text, its blanks filled; without it, the transcript or else the topic. */
  wholeText?(question: Question): string;
  /** What has to be found out by listening: neither a title nor a topic may give it away. */
  heardKeys?(question: Question): readonly string[];
  /** Where the question breaks the limits of its type; without it the shared limits are all. */
  limitFaults?(question: Question, limits: TypeLimits): LimitFault[];
}

/** What is typed freely is personal, so in a stored answer it may be erased with its owner's key. */
export type Recorded<Of> = Of extends string
  ? Of | Erased
  : Of extends readonly (infer Item)[]
    ? readonly Recorded<Item>[]
    : Of extends object
      ? { readonly [Field in keyof Of]: Recorded<Of[Field]> }
      : Of;

/** Scored at once by comparing the answer with a key. */
export interface RuleScoring<Question, Answer> {
  readonly by: 'rule';
  /** The answer that scores the maximum. */
  rightAnswer(question: Question): Answer;
  score(question: Question, answer: Answer): Score;
  /** The answer for another revision, where choices changed; without it, unchanged. */
  carry?(from: Question, to: Question, answer: Answer): Answer;
}

/** Scored later, by an analysis of what was written or said: see the ports `WritingAnalysis` and `SpeechAnalysis`. */
export interface AnalysisScoring {
  readonly by: 'analysis';
  readonly of: 'writing' | 'speech';
}

/**
 * A way of asking and answering, pure; `view` never contains the key. `NoInfer`: the schemas alone define the types.
 */
interface AnyScored<
  Kind extends string,
  Question extends object,
  View extends object,
  Answer extends object,
  Solution extends object,
> {
  /** The mechanism's name, by which clients choose its screens and forms. */
  readonly kind: Kind;
  readonly unit: Unit;
  readonly questionSchema: z.ZodObject & z.ZodType<Question>;
  readonly viewSchema: z.ZodObject & z.ZodType<View>;
  readonly answerSchema: z.ZodObject & z.ZodType<Answer>;
  readonly solutionSchema: z.ZodObject & z.ZodType<Solution>;
  /** The answer as events keep it, where that differs: what was typed freely is personal. */
  readonly recordedAnswerSchema?: z.ZodObject;
  view(question: NoInfer<Question>): NoInfer<View>;
  /** What is shown once the answer is in. */
  solution(question: NoInfer<Question>): NoInfer<Solution>;
  /** What counts where a question was never answered. */
  readonly emptyAnswer: NoInfer<Answer>;
  isEmpty(answer: NoInfer<Answer>): boolean;
  /** Where an answer starts on the screen: no option chosen, paragraphs as they are shown. */
  startingAnswer(view: NoInfer<View>): NoInfer<Answer>;
  /** Whether the answer is one that the question allows: its options, its number of blanks. */
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

/** A mechanism scored by rule; the compiler takes its types from its schemas. */
export function defineMechanism<
  const Kind extends string,
  Question extends object,
  View extends object,
  Answer extends object,
  Solution extends object,
>(mechanism: RuleMechanism<Kind, Question, View, Answer, Solution>) {
  return mechanism;
}

/** As `defineMechanism`, of one whose answers are scored later. */
export function defineAnalysedMechanism<
  const Kind extends string,
  Question extends object,
  View extends object,
  Answer extends object,
  Solution extends object,
>(mechanism: AnalysedMechanism<Kind, Question, View, Answer, Solution>) {
  return mechanism;
}
