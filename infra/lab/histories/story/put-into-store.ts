import { v7 as newId } from 'uuid';
import type { EventCodec } from '#domain/core/events/codec.ts';
import type { DomainEvent } from '#domain/core/events/event.ts';
import type { Journal } from '#domain/core/events/journal.ts';

/** Puts events of someone at the end of a stream, past every decision and in whatever form the codec writes. */
export type PutIntoStore = <Event extends DomainEvent>(
  codec: EventCodec<Event>,
  stream: string,
  ...events: readonly NoInfer<Event>[]
) => Promise<void>;

/** @param userId whom the events are about, by whose key personal fields are sealed */
export function putFor({ append }: Pick<Journal, 'append'>, userId: string): PutIntoStore {
  return async (codec, stream, ...events) => {
    const commandId = newId();
    const appended = await append(codec, stream, events, 'any', {
      commandId,
      correlationId: commandId,
      actor: { kind: 'system', id: 'story' },
      userId,
      at: new Date().toISOString(),
    });
    if (appended.outcome !== 'appended') throw new Error(`${stream}: ${appended.outcome}`);
  };
}
