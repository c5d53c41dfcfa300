import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import {
  MaxAppendSizeExceededError,
  StreamDeletedError,
  WrongExpectedVersionError,
} from '@eventstore/db-client';
import { StoreUnavailable } from '#domain/core/events/event-store.ts';
import type { PreparedAppend } from '../prepared-append.ts';
import { openAppendLine, NoResponse, type Written } from './append-line.ts';
import { refusalIn } from './refusal.ts';
import { withinTime } from './within-time.ts';

export interface Appender {
  append(prepared: PreparedAppend): Promise<Written>;
  close(): Promise<void>;
}

/**
 * The timeout of the first attempt. It is short, because the server drops a retry while the first attempt is not
 * replicated.
 */
const firstPatienceMs = 250;
const patienceMsLater = 500;
const longestPauseMs = 200;

export function createAppender(connectionString: string, timeoutMs: number): Appender {
  const line = openAppendLine(connectionString);
  const closing = new AbortController();

  async function tryUntil(end: number, prepared: PreparedAppend): Promise<Written> {
    const id = randomUUID();
    let silences = 0;
    for (let tries = 1; ; tries += 1) {
      if (closing.signal.aborted) throw new StoreUnavailable('The event store is closed');
      const patienceMs = Math.min(
        silences === 0 ? firstPatienceMs : patienceMsLater,
        Math.max(end - performance.now(), 1),
      );
      try {
        return await line.send(prepared, { id, patienceMs, end });
      } catch (error) {
        if (isAnswer(error) || performance.now() >= end) throw error;
        if (error instanceof NoResponse) {
          // The first silence may be a dropped retry; after that the server is in doubt.
          if (silences > 0) await line.findLeaderAgain(patienceMs);
          silences += 1;
        } else {
          await pause(Math.min(25 * 2 ** (tries - 1), longestPauseMs, Math.max(end - performance.now(), 0)));
        }
      }
    }
  }

  return {
    append: (prepared) => withinTime(timeoutMs, () => tryUntil(performance.now() + timeoutMs, prepared)),
    async close() {
      closing.abort();
      await line.close();
    },
  };
}

/** Whether a retry would get the same answer. */
function isAnswer(error: unknown): boolean {
  return (
    error instanceof WrongExpectedVersionError ||
    error instanceof StreamDeletedError ||
    error instanceof MaxAppendSizeExceededError ||
    refusalIn(error) !== undefined
  );
}
