import {
  MaxAppendSizeExceededError,
  StreamDeletedError,
  WrongExpectedVersionError,
} from '@eventstore/db-client';
import { InvalidAppend, StoreUnavailable, type AppendResult } from '#domain/core/events/event-store.ts';
import { refusalIn } from './refusal.ts';

/** The meaning of a failed append: a conflict is a result. @throws InvalidAppend, StoreUnavailable */
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

/** The client reports a lost server in many ways, so an error that is not an answer counts as unknown outcome: retry. */
export function unavailable(error: unknown): StoreUnavailable {
  if (error instanceof StoreUnavailable) return error;
  return refusalIn(error) ?? new StoreUnavailable(`EventStoreDB: ${reasonOf(error)}`, { cause: error });
}

/** Some client errors have no message: use their type, code or name. */
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
