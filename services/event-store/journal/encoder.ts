import { UnreadableEvent, type EventCodec } from '#domain/core/events/codec.ts';
import type { DomainEvent } from '#domain/core/events/event.ts';
import type { NewEvent } from '#domain/core/events/event-store.ts';
import type { CommandContext, PersonalKeys } from '#domain/core/events/journal.ts';
import type { JsonObject } from '#domain/core/events/json.ts';
import type { ProtectedPath } from '#domain/core/events/personal.ts';
import { personKey } from '#projections/progress/person.ts';
import { uuidOf } from '../../core/ids.ts';
import { holdsProtected, sealFields } from './sealed-fields.ts';

interface Plain {
  readonly event: DomainEvent;
  readonly data: JsonObject;
  /** Paths with a value to encrypt. */
  readonly sealed: readonly ProtectedPath[];
}

/**
 * Events as stored; synchronous unless a key is looked up. Encrypts personal fields under the person's key; metadata
 * lists the paths, since schemas change.
 * @throws UnreadableEvent for a wrong shape
 */
export function encodeEvents<Event extends DomainEvent>(
  keys: PersonalKeys,
  codec: EventCodec<Event>,
  stream: string,
  events: readonly Event[],
  context: CommandContext,
): NewEvent[] | Promise<NewEvent[]> {
  const owner = personKey(context);
  const plain = events.map((event): Plain => {
    const data = codec.encode(event);
    const paths = codec.protectedPathsOf(event.type);
    if (context.userId === undefined && paths.some((path) => path.secret)) {
      throw new UnreadableEvent(
        `${stream}: ${event.type} holds a secret, and no user whose key could seal it`,
      );
    }
    return { event, data, sealed: owner !== undefined && holdsProtected(data, paths) ? paths : [] };
  });
  const encoded = (key: Uint8Array | undefined) => assemble(codec, stream, plain, key, context);
  // Most answers contain no typed text, so no key is looked up.
  const isSealed = plain.some(({ sealed }) => sealed.length > 0);
  return isSealed && owner !== undefined ? keys.obtain(owner).then(encoded) : encoded(undefined);
}

function assemble(
  codec: Pick<EventCodec, 'versionOf'>,
  stream: string,
  events: readonly Plain[],
  key: Uint8Array | undefined,
  { commandId, fingerprint, correlationId, actor, userId, visitorId, at }: CommandContext,
): NewEvent[] {
  const common: JsonObject = {
    ...(userId === undefined ? {} : { userId }),
    ...(visitorId === undefined ? {} : { visitorId }),
    correlationId,
    causationId: commandId,
    ...(fingerprint === undefined ? {} : { fingerprint }),
    actor: { kind: actor.kind, id: actor.id },
    at,
  };
  return events.map(({ event: { type }, data, sealed }, index) => {
    // Deterministic: a repeated command appends the same ids.
    const id = uuidOf(`${commandId}|${stream}|${index}`);
    const version = codec.versionOf(type);
    if (sealed.length === 0) return { id, type, data, metadata: { ...common, version } };
    return {
      id,
      type,
      data: sealFields(data, sealed, key, { stream, eventId: id }),
      metadata: { ...common, version, sealed: sealed.map(({ path }) => path) },
    };
  });
}
