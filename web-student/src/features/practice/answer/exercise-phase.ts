import type { FailureCode } from '#domain/rejections.ts';
import { acceptedSchema, answeredSchema, type Answered } from '#domain/practice/contract.ts';
import { knownCode, messages } from '#student/core/messages.ts';
import type { OutboxEntry } from '#student/outbox/outbox.ts';

export type ExercisePhase =
  | { readonly name: 'answering' }
  | { readonly name: 'sending' }
  /** An analysis is scoring the answer. `submittedAt`: milliseconds since 1970 by this device's clock. */
  | ({ readonly name: 'awaited'; readonly submittedAt: number } & Omit<Answered, 'score'>)
  | ({ readonly name: 'unscored'; readonly reason: string } & Omit<Answered, 'score'>)
  | ({ readonly name: 'marked' } & Answered)
  | { readonly name: 'refused'; readonly code: FailureCode; readonly message: string };

export function phaseOf(entry: OutboxEntry | undefined): ExercisePhase {
  if (!entry) return { name: 'answering' };
  if (entry.state === 'waiting') return { name: 'sending' };
  if (entry.state === 'refused') {
    const code = knownCode(entry.code);
    return { name: 'refused', code, message: messages[code] };
  }
  const answered = answeredSchema.safeParse(entry.result);
  if (answered.success) return { name: 'marked', ...answered.data };
  const accepted = acceptedSchema.safeParse(entry.result);
  if (accepted.success) return { name: 'awaited', submittedAt: entry.at, ...accepted.data };
  // The server accepted the answer, but its response is for another version of this page.
  return { name: 'refused', code: 'unexpected', message: messages.unexpected };
}
