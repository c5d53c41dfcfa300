import { UnreadableEvent } from '#domain/core/codec.ts';

const defects = [UnreadableEvent, TypeError, RangeError, ReferenceError, SyntaxError];

/** Whether an error is ours, so that trying again cannot help; all others may pass. */
export function isDefect(error: unknown): boolean {
  return defects.some((kind) => error instanceof kind);
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** How long to wait after so many failures in a row, counted from 0: doubling from a tenth of a second to 5 seconds. */
export function backOffMs(failures: number): number {
  return Math.min(100 * 2 ** failures, 5_000);
}
