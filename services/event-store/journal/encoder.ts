import { UnreadableEvent, type EventCodec } from '#domain/core/codec.ts';
import type { DomainEvent } from '#domain/core/event.ts';
import type { NewEvent } from '#domain/core/event-store.ts';
import type { CommandContext, PersonalKeys } from '#domain/core/journal.ts';
import type { JsonObject } from '#domain/core/json.ts';
import { personKey } from '#projections/progress/person.ts';
import { uuidOf } from '../../core/ids.ts';
import { holdsProtected, sealFields } from './sealed-fields.ts';

/**
 * Events as the store takes them. Personal fields are sealed under the key of the context's person, a user or a
 * visitor; a secret without a user is a defect. Which fields were sealed stands in the metadata, for the schema
 * of the event may have changed by the time it is read.
 * @throws UnreadableEvent for an event that does not fit its schema.
 */
export async function encodeEvents<Event extends DomainEvent>(
  keys: PersonalKeys,
  codec: EventCodec<Event>,
  stream: string,
  events: readonly Event[],
  context: CommandContext,
): Promise<NewEvent[]> {
  const { commandId, fingerprint, correlationId, actor, userId, visitorId, at } = context;
  const owner = personKey(context);
  // Most answers hold nothing that was typed: then no key is looked up.
  const isProtected = events.some((event) =>
    holdsProtected(event.data as JsonObject, codec.protectedPathsOf(event.type)),
  );
  const key = isProtected && owner !== undefined ? await keys.obtain(owner) : undefined;

  return events.map((event, index) => {
    // The same for the same command, stream and place: a command that is sent again appends the same ids.
    const id = uuidOf(`${commandId}|${stream}|${index}`);
    const plain = codec.encode(event);
    const paths = codec.protectedPathsOf(event.type);
    if (userId === undefined && paths.some((path) => path.secret)) {
      throw new UnreadableEvent(
        `${stream}: ${event.type} holds a secret, and no user whose key could seal it`,
      );
    }
    const sealed = owner !== undefined && holdsProtected(plain, paths) ? paths : [];
    const metadata: JsonObject = {
      ...(userId === undefined ? {} : { userId }),
      ...(visitorId === undefined ? {} : { visitorId }),
      correlationId,
      causationId: commandId,
      ...(fingerprint === undefined ? {} : { fingerprint }),
      actor: { kind: actor.kind, id: actor.id },
      at,
      version: codec.versionOf(event.type),
      ...(sealed.length > 0 ? { sealed: sealed.map((path) => path.path) } : {}),
    };
    const data = sealed.length > 0 ? sealFields(plain, sealed, key, { stream, eventId: id }) : plain;
    return { id, type: event.type, data, metadata };
  });
}
