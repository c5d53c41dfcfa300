import type { AnyEvent, RecordedEvent } from '#domain/streams.ts';

/**
 * Reacts to events: starts a workflow, sends a mail. Events come in order, at least once, so repeats must change
 * nothing.
 */
export interface Reactor {
  readonly name: string;
  /** A higher version starts with the first event again. */
  readonly version: number;
  readonly types: readonly AnyEvent['type'][];
  /** Events of different lanes are handled in parallel, `atOnce` at most. By default one after the other. */
  readonly lanes?: { readonly atOnce: number; of(event: RecordedEvent): string };
  /** Throws what may pass to be asked again later, and a defect (see `isDefect`) for what never will. */
  handle(event: RecordedEvent): Promise<void>;
}

/** A reactor whose `handle` is given its own types of events only. */
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

/**
 * `standby`: another process owns it. `retrying`: the event waits. `halted`: it met a defect; resumes at the next
 * start.
 */
export type ReactorStatus = 'standby' | 'running' | 'retrying' | 'halted';

export interface ReactorState {
  readonly name: string;
  readonly version: number;
  readonly status: ReactorStatus;
  readonly error?: string;
  /** How long the event that it is handling has been stored; 0 when it waits for the next one. */
  readonly lagMs: number;
}
