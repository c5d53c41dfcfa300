import {
  MaxAppendSizeExceededError,
  StreamDeletedError,
  WrongExpectedVersionError,
} from '@eventstore/db-client';
import { InvalidAppend, StoreUnavailable, type AppendResult } from '#domain/core/event-store.ts';

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

/**
 * The client reports a lost server in many ways (a bare code 14, `cancelled`, an error that belonged to another
 * append), so whatever is no answer counts as an unknown outcome: the same call may be tried again.
 */
export function unavailable(error: unknown): StoreUnavailable {
  if (error instanceof StoreUnavailable) return error;
  const reason = error instanceof Error ? error.message : String(error);
  return new StoreUnavailable(`EventStoreDB: ${reason}`, { cause: error });
}
