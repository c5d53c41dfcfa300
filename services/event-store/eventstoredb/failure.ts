import {
  MaxAppendSizeExceededError,
  StreamDeletedError,
  WrongExpectedVersionError,
} from '@eventstore/db-client';
import { InvalidAppend, StoreUnavailable, type AppendResult } from '#domain/core/events/event-store.ts';
import { refusalIn } from './refusal.ts';

/** What a failed append means: a conflict is an answer. @throws InvalidAppend, StoreUnavailable */
export function toConflict(error: unknown): AppendResult {
  if (error instanceof WrongExpectedVersionError) {
    const actual = error.actualVersion;
    return { outcome: 'conflict', actual: typeof actual === 'bigint' ? Number(actual) : 'noStream' };
  }
  if (error instanceof StreamDeletedError) return { outcome: 'conflict', actual: 'deleted' };
  if (error instanceof MaxAppendSizeExceededError) {
    throw new InvalidAppend(`The server takes at most ${error.maxAppendSize} bytes in one append`, {
      cause: error,
    });
  }
  throw unavailable(error);
}

/** The client reports a lost server in many ways, so whatever is no answer counts as an unknown outcome: try again. */
export function unavailable(error: unknown): StoreUnavailable {
  if (error instanceof StoreUnavailable) return error;
  return refusalIn(error) ?? new StoreUnavailable(`EventStoreDB: ${reasonOf(error)}`, { cause: error });
}

/** Some errors of the client have no message: their type, code or name tells more than nothing. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const words = [
    error.message.trim(),
    'type' in error ? error.type : undefined,
    'code' in error ? error.code : undefined,
  ];
  const told = words.find((word) => (typeof word === 'string' && word !== '') || typeof word === 'number');
  return typeof told === 'string' || typeof told === 'number' ? `${told}` : error.name;
}
