import { CallFailed } from '#domain/core/call-failed.ts';
import type { AnyCall } from '#domain/core/contract.ts';
import { call } from '../core/api.ts';
import { visitorAsOwner } from '../core/session.ts';
import type { Json, WaitingEntry } from './outbox.ts';

/** Parses the stored input again: an older version of this page may have written it. */
export async function sendEntry(contract: AnyCall, { commandId, input, owner }: WaitingEntry): Promise<Json> {
  const parsed = contract.input.safeParse(input);
  if (!parsed.success) throw new CallFailed('answer_does_not_fit', 400);
  const options = { commandId, asVisitor: owner === visitorAsOwner() };
  return (await call(contract, parsed.data, options)).body as Json;
}
