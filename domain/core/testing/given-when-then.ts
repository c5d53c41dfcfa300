import { expect } from 'vitest';
import { fold, isRejection, type Decider } from '../decider.ts';
import type { DomainEvent } from '../event.ts';
import type { RejectionCode } from '../rejection.ts';

interface Outcome<State, Event extends DomainEvent, Code extends RejectionCode> {
  /** These events and no others; the same command again, right after them, gives none. */
  then(expected: readonly Event[]): void;
  thenRejected(code: Code): void;
  /** The state after the command, which must have been accepted. */
  thenState(expected: State): void;
}

/**
 * The test language of deciders: `given(decider, events).when(command).then(events)` or `.thenRejected(code)`.
 */
export function given<State, Command, Event extends DomainEvent, Code extends RejectionCode>(
  decider: Decider<State, Command, Event, Code>,
  events: readonly Event[],
): { when(command: Command): Outcome<State, Event, Code> } {
  return {
    when(command) {
      const before = fold<State, Event>(decider, events);
      const decision = decider.decide(command, before);
      const after = () => {
        expect(decision, 'the command was refused').toBeInstanceOf(Array);
        return isRejection(decision) ? before : fold<State, Event>({ ...decider, initial: before }, decision);
      };
      return {
        // oxlint-disable-next-line unicorn/no-thenable -- the test language's own word; nothing awaits it
        then(expected) {
          expect(decision).toEqual(expected);
          expect(decider.decide(command, after()), 'repeated, a command in effect gives no events').toEqual(
            [],
          );
        },
        thenRejected: (code) => expect(decision).toEqual({ rejected: code }),
        thenState: (expected) => expect(after()).toEqual(expected),
      };
    },
  };
}
