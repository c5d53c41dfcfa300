import type { ComponentType } from 'react';
import type { Answer, QuestionView, Solution } from '#domain/question-types/registry.ts';
import type { TypeCode } from '#domain/question-types/type-code.ts';
import type { Score } from '#domain/scoring/score.ts';

export type ViewOf<Code extends TypeCode> = Extract<QuestionView, { type: Code }>;
export type AnswerOf<Code extends TypeCode> = Extract<Answer, { type: Code }>;
export type SolutionOf<Code extends TypeCode> = Extract<Solution, { type: Code }>;

/** What came back for an answer. */
export interface Marked<Code extends TypeCode> {
  readonly score: Score;
  readonly solution: SolutionOf<Code>;
  /** Whether the right answer is shown, besides what was right and wrong. */
  readonly showsSolution: boolean;
}

export interface ScreenProps<Code extends TypeCode> {
  readonly view: ViewOf<Code>;
  readonly answer: AnswerOf<Code>;
  readonly onChange: (answer: AnswerOf<Code>) => void;
  /** There once the answer was scored; nothing can be changed any more. */
  readonly marked?: Marked<Code> | undefined;
  /** While the answer is on its way, or the time is up. */
  readonly isLocked: boolean;
  readonly mode: 'practice' | 'mockTest';
  /** What the answer still lacks, shown at its field. */
  readonly fault?: string | undefined;
}

/** The client's side of a question type: its material and answer on the screen. */
export interface ScreenEntry<Code extends TypeCode> {
  readonly Screen: ComponentType<ScreenProps<Code>>;
  /** What must be mended before an answer is submitted in practice. */
  readonly faultOf?: (answer: AnswerOf<Code>) => string | undefined;
  /** What the points count, such as `pairs are linked`. */
  readonly unit: { readonly one: string; readonly many: string };
}
