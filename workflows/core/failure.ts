import { UnreadableEvent } from '#domain/core/codec.ts';

const defects = [UnreadableEvent, TypeError, RangeError, ReferenceError, SyntaxError];

/** Whether an error is ours, so that trying again cannot help; all others may pass. */
export function isDefect(error: unknown): boolean {
  return defects.some((kind) => error instanceof kind);
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
