import type { DomainEvent } from './event.ts';
import type { RejectionCode } from './rejection.ts';

/** A command that is refused: a value, never thrown by the domain. */
export interface Rejection<Code extends RejectionCode = RejectionCode> {
  readonly rejected: Code;
}

/**
 * The rules of one stream. `decide` gives the events of a command, none when the command is already in
 * effect, or a rejection; `evolve` is total over the stream's events. Both are pure: time and chance are inputs.
 */
export interface Decider<State, Command, Event extends DomainEvent, Code extends RejectionCode> {
  readonly initial: State;
  evolve(state: State, event: Event): State;
  decide(command: Command, state: State): readonly Event[] | Rejection<Code>;
}

export function reject<Code extends RejectionCode>(code: Code): Rejection<Code> {
  return { rejected: code };
}

export function isRejection<Code extends RejectionCode>(
  decision: readonly unknown[] | Rejection<Code>,
): decision is Rejection<Code> {
  return !Array.isArray(decision);
}

/** The state after all of `events`. */
export function fold<State, Event>(
  decider: { readonly initial: State; evolve(state: State, event: Event): State },
  events: Iterable<Event>,
): State {
  let state = decider.initial;
  for (const event of events) state = decider.evolve(state, event);
  return state;
}

/** Decides several commands one after the other, each on the state that the ones before it leave. */
export function decideAll<State, Command, Event extends DomainEvent, Code extends RejectionCode>(
  decider: Decider<State, Command, Event, Code>,
  commands: readonly Command[],
  state: State,
): readonly Event[] | Rejection<Code> {
  const events: Event[] = [];
  let current = state;
  for (const command of commands) {
    const decision = decider.decide(command, current);
    if (isRejection(decision)) return decision;
    events.push(...decision);
    current = fold({ ...decider, initial: current }, decision);
  }
  return events;
}
