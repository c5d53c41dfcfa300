import { catalogue } from '../question-types/catalogue.ts';
import type { AnswerableCode } from '../question-types/registry.ts';
import type { ExamPart } from './exam-part.ts';

export interface Counted {
  readonly type: AnswerableCode;
  readonly count: number;
  /** The exam's range, if it varies. */
  readonly range?: readonly [least: number, most: number];
}

export interface OwnClocks {
  readonly each: readonly (Counted & {
    /** Per question; absent for spoken types, whose clock depends on the question: see `ownSeconds`. */
    readonly seconds?: number;
  })[];
}
export interface PooledClock {
  readonly seconds: number;
  readonly questions: readonly Counted[];
}
export type ClockBlueprint = OwnClocks | PooledClock;

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

/** An estimate: spoken types use their target time until the questions are known. */
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
