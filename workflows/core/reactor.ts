import type { AnyEvent, RecordedEvent } from '#domain/streams.ts';

/** Reacts to events: starts a workflow, sends a mail. Events come in order, at least once, so repetitions must have no effect. */
export interface Reactor {
  readonly name: string;
  /** Increment to start again with the first event. */
  readonly version: number;
  readonly types: readonly AnyEvent['type'][];
  /** Events of different lanes are handled in parallel, at most `atOnce`. Sequential by default. */
  readonly lanes?: { readonly atOnce: number; of(event: RecordedEvent): string };
  /** Throws transient errors to be retried, and a defect (see `isDefect`) otherwise. */
  handle(event: RecordedEvent): Promise<void>;
}

/** Narrows the events of `handle` to the reactor's own types. */
export function defineReactor<const Type extends AnyEvent['type']>(reactor: {
  readonly name: string;
  readonly version: number;
  readonly types: readonly Type[];
  readonly lanes?: {
    readonly atOnce: number;
    of(event: Extract<RecordedEvent, { readonly type: Type }>): string;
  };
  handle(event: Extract<RecordedEvent, { readonly type: Type }>): Promise<void>;
}): Reactor {
  return reactor;
}

/** `standby`: another process owns it. `retrying`: the event waits. `halted`: it met a defect; resumes at the next start. */
export type ReactorStatus = 'standby' | 'running' | 'retrying' | 'halted';

export interface ReactorState {
  readonly name: string;
  readonly version: number;
  readonly status: ReactorStatus;
  readonly error?: string;
  /** The age of the event in progress; 0 when idle. */
  readonly lagMs: number;
}
