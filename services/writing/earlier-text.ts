import type { Position } from '#domain/core/events/event-store.ts';
import type { Instant } from '#domain/core/instant.ts';

export interface AnswerInTime {
  readonly uid: string;
  readonly at: Instant;
  readonly position: Position;
}

export interface EarlierText {
  readonly text: string;
  readonly at: Instant;
}
