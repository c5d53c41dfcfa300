import type { Position } from '#domain/core/events/event-store.ts';

/** An answer, by what finds the ones before it. */
export interface AnswerInTime {
  readonly uid: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly position: Position;
}

export interface EarlierText {
  readonly text: string;
  /** ISO 8601, UTC. */
  readonly at: string;
}
