import { catalogue } from '../question-types/catalogue.ts';
import type { AnswerableCode } from '../question-types/registry.ts';
import type { ExamPart } from './exam-part.ts';

/** So many questions of a type, one after the other. */
export interface Counted {
  readonly type: AnswerableCode;
  readonly count: number;
  /** How many the exam asks, at least and at most, where it varies. */
  readonly range?: readonly [least: number, most: number];
}

export interface OwnClocks {
  readonly each: readonly (Counted & {
    /** Of each question; absent for what is spoken, whose clock follows from the question: see `ownSeconds`. */
    readonly seconds?: number;
  })[];
}
export interface PooledClock {
  readonly seconds: number;
  readonly questions: readonly Counted[];
}
export type ClockBlueprint = OwnClocks | PooledClock;

/** What is sat in one go: its clocks run one after the other. */
export interface SectionBlueprint {
  readonly section: ExamPart;
  readonly clocks: readonly ClockBlueprint[];
}

export const countedIn = (clock: ClockBlueprint): readonly Counted[] =>
  'each' in clock ? clock.each : clock.questions;

export const countedOf = (sections: readonly SectionBlueprint[]): readonly Counted[] =>
  sections.flatMap(({ clocks }) => clocks.flatMap(countedIn));

export const questionCount = (sections: readonly SectionBlueprint[]): number =>
  countedOf(sections).reduce((sum, { count }) => sum + count, 0);

/** About how long a section takes: what is spoken has its type's target time, until the questions are known. */
export function approximateSeconds({ clocks }: SectionBlueprint): number {
  const ofClock = (clock: ClockBlueprint) =>
    'each' in clock
      ? clock.each.reduce(
          (sum, { type, count, seconds }) => sum + count * (seconds ?? catalogue[type].targetTime),
          0,
        )
      : clock.seconds;
  return clocks.reduce((sum, clock) => sum + ofClock(clock), 0);
}
