import type { Actor } from '#domain/core/events/event.ts';
import type { Recorded } from '#domain/core/events/journal.ts';
import type { JsonObject, JsonValue } from '#domain/core/events/json.ts';
import { isErased } from '#domain/core/events/personal.ts';
import type { Instant } from '#domain/core/instant.ts';
import { describe, isAnyEvent } from '#domain/support/describe.ts';
import { redact } from '#domain/support/redact.ts';
import { codecOf } from '#domain/streams.ts';

export interface DescribedEvent {
  readonly at: Instant;
  readonly by: 'you' | 'our team' | 'Ninety';
  readonly words: string;
  readonly type: string;
  readonly version: number;
  readonly stream: string;
  /** Absent if it is not the user's own: keys of questions, and running tests. */
  readonly data?: JsonObject;
}

/** Content by admins: it is about questions, not about its author. */
const contentStreams = /^(question|question_track|question_picture|mock_test)-/;
const sittings = /^mock_test_attempt-/;
const whileRunning = 'Part of a test that still runs; it is told once the test is handed in';

/** Fields that name others, or are always secret. */
const leftOut = new Set(['adminId', 'passwordHash', 'salt']);

/** A user's events of one stream, without secrets and data of others. @param events the whole stream, in order */
export function describedEvents(userId: string, events: readonly Recorded[]): DescribedEvent[] {
  const isRunning = !events.some(({ type }) => type === 'MockTestSubmitted');
  return events
    .filter(({ metadata }) => metadata.userId === userId)
    .map((event) => {
      const { type, stream, metadata } = event;
      const isHeld = sittings.test(stream) && isRunning && type !== 'MockTestStarted';
      const told = {
        at: metadata.at,
        by: whoOf(metadata.actor, userId),
        words: isHeld ? whileRunning : isAnyEvent(event) ? describe(event) : type,
        type,
        version: metadata.version,
        stream,
      };
      const isOwn = !isHeld && !contentStreams.test(stream);
      return isOwn ? { ...told, data: ownOf(redact(codecOf(type), event)) as JsonObject } : told;
    });
}

function whoOf({ kind, id }: Actor, userId: string): DescribedEvent['by'] {
  if (id === userId) return 'you';
  return kind === 'admin' ? 'our team' : 'Ninety';
}

/** Removes redacted and erased fields and fields that name others. */
function ownOf(value: JsonValue): JsonValue {
  if (Array.isArray(value)) return (value as JsonValue[]).filter((item) => !isErased(item)).map(ownOf);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value as JsonObject).filter(
    ([name, inner]) => !leftOut.has(name) && !isErased(inner),
  );
  return Object.fromEntries(entries.map(([name, inner]) => [name, ownOf(inner)]));
}

export function recordingsIn(value: JsonValue | undefined): string[] {
  if (Array.isArray(value)) return (value as JsonValue[]).flatMap(recordingsIn);
  if (value === null || value === undefined || typeof value !== 'object') return [];
  return Object.entries(value as JsonObject).flatMap(([name, inner]) =>
    name === 'recording' && typeof inner === 'string' && /^[0-9a-f]{64}$/.test(inner)
      ? [inner]
      : recordingsIn(inner),
  );
}
