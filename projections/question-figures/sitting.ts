import type { Instant } from '#domain/core/instant.ts';
import type { RecordedEvent } from '#domain/streams.ts';

/** The state of a sitting until its scores arrive: the time of each answer. */
export type Sitting = {
  /** When the current question was shown. */
  readonly since: Instant;
  readonly seconds: { readonly [uid: string]: number };
};

type Noted = Extract<
  RecordedEvent,
  {
    readonly type:
      | 'MockTestStarted'
      | 'MockTestSectionStarted'
      | 'MockTestBreakEnded'
      | 'MockTestAnswerSubmitted';
  }
>;

/** The sitting after an event; undefined for marked ones: an admin's trial, a developer's quick clocks. */
export function noteInSitting(sitting: Sitting | undefined, event: Noted): Sitting | undefined {
  const { at } = event.metadata;
  if (event.type === 'MockTestStarted')
    return event.data.mark === undefined ? { since: at, seconds: {} } : undefined;
  if (!sitting) return undefined;
  if (event.type !== 'MockTestAnswerSubmitted') return { ...sitting, since: at };
  const seconds = Math.max(0, (Date.parse(at) - Date.parse(sitting.since)) / 1000);
  return { since: at, seconds: { ...sitting.seconds, [event.data.uid]: seconds } };
}
