import {
  answerableCodes,
  registry,
  type Answer,
  type AnswerableCode,
  type Question,
  type QuestionView,
  type Solution,
} from './registry.ts';

type Registry = typeof registry;

/** The name of a type's mechanism. */
export type KindOf<Code extends AnswerableCode> = Registry[Code]['kind'];
export type MechanismKind = KindOf<AnswerableCode>;

export type CodeOf<Kind extends MechanismKind> = {
  [Code in AnswerableCode]: KindOf<Code> extends Kind ? Code : never;
}[AnswerableCode];

type OfKind<Kind extends MechanismKind, Any> = Extract<Any, { readonly type: CodeOf<Kind> }>;

export type QuestionOf<Kind extends MechanismKind> = OfKind<Kind, Question>;
export type ViewOf<Kind extends MechanismKind> = OfKind<Kind, QuestionView>;
export type AnswerOf<Kind extends MechanismKind> = OfKind<Kind, Answer>;
export type SolutionOf<Kind extends MechanismKind> = OfKind<Kind, Solution>;

export function kindOf<Code extends AnswerableCode>(code: Code): KindOf<Code> {
  return registry[code].kind;
}

/** Whether a question, view or answer is of a kind; its code decides, so the guard is sound. */
export function isOfKind<Kind extends MechanismKind, Any extends { readonly type: AnswerableCode }>(
  kind: Kind,
  value: Any,
): value is OfKind<Kind, Any> {
  return kindOf(value.type) === kind;
}

export const mechanismKinds: readonly MechanismKind[] = [...new Set(answerableCodes.map(kindOf))];

/** One case per kind: missing ones do not compile. */
type Cases<Each extends { readonly [Kind in MechanismKind]: object }, Rest extends unknown[], Result> = {
  readonly [Kind in MechanismKind]: (value: Each[Kind], ...rest: Rest) => Result;
};

/** The code selects the case, so the cast is sound. */
function choosing<Rest extends unknown[], Result>(
  cases: Cases<{ readonly [Kind in MechanismKind]: never }, Rest, Result>,
): (value: { readonly type: AnswerableCode }, ...rest: Rest) => Result {
  return (value, ...rest) => cases[kindOf(value.type)](value as never, ...rest);
}

/** Selects by kind. @example const partsOf = forQuestion<string[]>({ 'single-choice': ({ multichoice }) => multichoice, … }) */
export function forQuestion<Result, Rest extends unknown[] = []>(
  cases: Cases<{ readonly [Kind in MechanismKind]: QuestionOf<Kind> }, Rest, Result>,
): (question: Question, ...rest: Rest) => Result {
  return choosing(cases);
}

export function forView<Result, Rest extends unknown[] = []>(
  cases: Cases<{ readonly [Kind in MechanismKind]: ViewOf<Kind> }, Rest, Result>,
): (view: QuestionView, ...rest: Rest) => Result {
  return choosing(cases);
}
