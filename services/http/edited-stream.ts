import type { Decision } from '#domain/core/events/decision.ts';
import type { DomainEvent } from '#domain/core/events/event.ts';
import type { CommandContext, Journal } from '#domain/core/events/journal.ts';
import type { Stream } from '#domain/core/events/stream.ts';
import { handle } from '../core/handle.ts';
import { done } from './route.ts';

interface Sent {
  readonly context: CommandContext;
  readonly expectedRevision: number | undefined;
}

/** Streams that admins edit: their pages send the revision as `ETag`, and changes send it back as `If-Match`. */
export function editedStream<State, Event extends DomainEvent>(
  journal: Journal,
  stream: Stream<State, Event>,
) {
  return {
    /** @returns `revision_conflict` unless the admin saw the last revision @throws StoreUnavailable */
    async send<Code extends string>(
      id: string,
      { context, expectedRevision }: Sent,
      decide: (state: State) => Decision<Event, Code>,
    ) {
      const sent = await handle(journal, stream, id, context, decide, { expectedRevision });
      return 'rejected' in sent ? sent : done({}, sent);
    },

    /** @throws StoreUnavailable */
    async withRevision<Row extends { readonly id: string }>(row: Row) {
      const recorded = await journal.read(stream, stream.nameOf(row.id));
      return { row, revision: recorded.length - 1 };
    },
  };
}
