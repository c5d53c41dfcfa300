import type { JsonObject } from '../core/events/json.ts';
import { categoryOf, fold } from '../core/events/stream.ts';
import { streamNamed } from '../streams.ts';

/** What a stream is about, for a heading; the category itself where there is no word for it. */
export function subjectOf(name: string): string {
  return streamNamed(name)?.subject ?? categoryOf(name);
}

/** An event as the history shows it: data in its present version, secrets redacted. */
export interface ReplayableEvent {
  readonly stream: string;
  readonly type: string;
  readonly data: { readonly [field: string]: unknown };
}

/**
 * The state of one stream after these of its events, oldest first: rebuilt by the same `evolve` that decided
 * its commands, so what support sees is what the rules saw.
 * @throws UnreadableEvent for an event that does not fit its schema, RangeError for a category without rules.
 */
export function stateAfter(name: string, events: readonly ReplayableEvent[]): JsonObject {
  const stream = streamNamed(name);
  if (!stream) throw new RangeError(`nothing replays ${categoryOf(name)}`);
  const decoded = events.map(({ type, data }) =>
    stream.decode(type, stream.versionOf(type), data as JsonObject),
  );
  return fold(stream, decoded) as JsonObject;
}
