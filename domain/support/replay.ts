import type { JsonObject } from '../core/events/json.ts';
import { categoryOf, fold } from '../core/events/stream.ts';
import { streamNamed } from '../streams.ts';

/** A heading for a stream; its category if it has no words. */
export function subjectOf(name: string): string {
  return streamNamed(name)?.subject ?? categoryOf(name);
}

/** Data in its current version, secrets redacted. */
export interface ReplayableEvent {
  readonly stream: string;
  readonly type: string;
  readonly data: { readonly [field: string]: unknown };
}

/**
 * The state of one stream after its events, oldest first, rebuilt by the `evolve` that decided its commands, so that
 * support sees the same state as the rules.
 * @throws UnreadableEvent for an event that does not fit its schema, RangeError for an unknown category
 */
export function stateAfter(name: string, events: readonly ReplayableEvent[]): JsonObject {
  const stream = streamNamed(name);
  if (!stream) throw new RangeError(`nothing replays ${categoryOf(name)}`);
  const decoded = events.map(({ type, data }) =>
    stream.decode(type, stream.versionOf(type), data as JsonObject),
  );
  return fold(stream, decoded) as JsonObject;
}
