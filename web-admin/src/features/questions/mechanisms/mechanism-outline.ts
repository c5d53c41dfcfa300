import type { MechanismKind, QuestionOf } from '#domain/question-types/kinds.ts';

/** A part of a question as lines that a person can read and compare. */
export interface OutlinePart {
  readonly label: string;
  readonly lines: readonly string[];
}

/** The key of a question of a kind as text. */
export interface MechanismOutline<Kind extends MechanismKind> {
  keyOf(question: QuestionOf<Kind>): readonly OutlinePart[];
  /** What each reason is about, in their order: the names that forms and pages use too. */
  thingsWithReasons(question: QuestionOf<Kind>): readonly string[];
}

export const numbered = (name: string, count: number) =>
  Array.from({ length: count }, (_nothing, index) => `${name} ${index + 1}`);
