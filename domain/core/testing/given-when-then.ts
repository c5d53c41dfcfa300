import { expect } from 'vitest';
import { isRejection, type Decision } from '../events/decision.ts';
import type { DomainEvent } from '../events/event.ts';
import { fold, type Fold } from '../events/stream.ts';

interface Outcome<State, Event extends DomainEvent, Code extends string> {
  /** Exactly these events; repeated after them, the decision gives none. */
  then(expected: readonly Event[]): void;
  thenRejected(code: Code): void;
  /** The state after an accepted decision. */
  thenState(expected: State): void;
}

/**
 * The test language of decisions: `given(stream, events).when((state) => decide(state, input)).then(events)` or
 * `.thenRejected(code)`.
 */
export function given<State, Event extends DomainEvent>(
  stream: Fold<State, Event>,
  events: readonly Event[],
) {
  return {
    when<Code extends string>(decide: (state: State) => Decision<Event, Code>): Outcome<State, Event, Code> {
      const before = fold(stream, events);
      const decision = decide(before);
      const after = () => {
        expect(decision, 'the command was refused').toBeInstanceOf(Array);
        return isRejection(decision) ? before : fold(stream, decision, before);
      };
      return {
        // oxlint-disable-next-line unicorn/no-thenable -- the test language's own word; nothing awaits it
        then(expected) {
          expect(decision).toEqual(expected);
          expect(decide(after()), 'repeated, a command in effect gives no events').toEqual([]);
        },
        thenRejected: (code) => expect(decision).toEqual({ rejected: code }),
        thenState: (expected) => expect(after()).toEqual(expected),
      };
    },
  };
}
