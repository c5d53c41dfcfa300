import { ApplicationFailure } from '@temporalio/common';
import { Defect } from '#domain/core/defect.ts';

/** Only marked errors are defects: a TypeError of `fetch` may be transient, and a newer worker may read an unreadable event. */
export function isDefect(error: unknown): boolean {
  return error instanceof Defect || (error instanceof ApplicationFailure && error.nonRetryable === true);
}

/** Marks defects as non-retryable; Temporal retries all other errors by its policy. */
export function givingUpDefects<Args extends readonly unknown[], Result>(
  activity: (...args: Args) => Promise<Result>,
): (...args: Args) => Promise<Result> {
  return async (...args) => {
    try {
      return await activity(...args);
    } catch (error) {
      if (!isDefect(error) || error instanceof ApplicationFailure) throw error;
      throw ApplicationFailure.create({
        message: messageOf(error),
        type: 'defect',
        nonRetryable: true,
        ...(error instanceof Error && { cause: error }),
      });
    }
  };
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
