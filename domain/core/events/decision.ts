import type { DomainEvent } from './event.ts';

/** A command that is refused: a value, never thrown by the domain. */
export interface Rejection<Code extends string = string> {
  readonly rejected: Code;
}

/**
 * What a command comes to: its events, none when it is already in effect, or a rejection. A decision is a plain
 * function of a stream's state and the command's input; time and chance are inputs.
 */
export type Decision<Event extends DomainEvent, Code extends string = never> =
  | readonly Event[]
  | Rejection<Code>;

export function reject<Code extends string>(code: Code): Rejection<Code> {
  return { rejected: code };
}

export function isRejection<Code extends string>(
  decision: readonly unknown[] | Rejection<Code>,
): decision is Rejection<Code> {
  return !Array.isArray(decision);
}
