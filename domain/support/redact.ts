import type { EventCodec } from '../core/events/codec.ts';
import type { DomainEvent } from '../core/events/event.ts';
import type { JsonObject } from '../core/events/json.ts';
import { erased, mapProtected } from '../core/events/personal.ts';

/** Replaces secret fields, for example a password's hash, by `{erased: true}`. */
export function redact(codec: Pick<EventCodec, 'protectedPathsOf'>, event: DomainEvent): JsonObject {
  const secrets = codec.protectedPathsOf(event.type).filter((at) => at.secret);
  return mapProtected(event.data as JsonObject, secrets, () => erased);
}
