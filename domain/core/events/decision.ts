import type { DomainEvent } from './event.ts';

export interface Rejection<Code extends string = string> {
  readonly rejected: Code;
}

/** Events (none if already in effect), or a rejection. Pure: time and randomness are inputs. */
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
