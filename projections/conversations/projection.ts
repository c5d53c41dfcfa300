import type { ConversationEvent, ConversationStatus } from '#domain/inbox/conversation.ts';
import { isErased, type Erased } from '#domain/core/events/personal.ts';
import type { Instant } from '#domain/core/instant.ts';
import type { RecordedEvent } from '#domain/streams.ts';
import { column, type RowOf } from '../core/tables/column.ts';
import { defineProjection } from '../core/projection.ts';
import { streamId } from '../core/tables/stream-id.ts';
import { personKey } from '../progress/person.ts';

export interface StoredMessage {
  readonly from: 'person' | 'team';
  readonly text: string;
  readonly at: Instant;
  /** The team member who wrote it; null for the person. */
  readonly by: string | null;
  readonly [key: string]: string | null;
}

const columns = {
  personId: column.text(),
  conversationId: column.text(),
  userId: column.text().orNull(),
  visitorId: column.text().orNull(),
  status: column.text<ConversationStatus>().orNull(),
  /** Personal, like address and messages: all are null once the account has ended. */
  firstName: column.text().orNull(),
  email: column.text().orNull(),
  messages: column.json<readonly StoredMessage[]>().orNull(),
  openedAt: column.text().orNull(),
  updatedAt: column.text().orNull(),
};

export type ConversationRow = RowOf<typeof columns>;

/** The id of a row that marks an ended account: later messages are dropped. */
const ended = '';

export const conversations = defineProjection({
  name: 'conversations',
  version: 1,
  columns,
  key: ['personId', 'conversationId'],
  indexes: [['personId', 'updatedAt'], { columns: ['updatedAt'], where: 'status is not null' }],
  eventTypes: [
    'ContactMessageSent',
    'ConversationContinued',
    'ConversationAnswered',
    'ConversationClosed',
    'AccountDeleted',
  ],
  keysOf({ type, stream, metadata }) {
    if (type === 'AccountDeleted') return [{ personId: streamId(stream) }];
    const personId = personKey(metadata);
    if (personId === undefined) return [];
    return [
      { personId, conversationId: streamId(stream) },
      { personId, conversationId: ended },
    ];
  },
  fold(rows, event): readonly ConversationRow[] {
    const { type, stream, metadata } = event;
    if (type === 'AccountDeleted') {
      const told = rows.filter(({ conversationId }) => conversationId !== ended);
      return [...told.map(withoutTexts), endedRow(streamId(stream))];
    }
    const conversationId = streamId(stream);
    const known = rows.find((row) => row.conversationId === conversationId);
    const isEnded = rows.some((row) => row.conversationId === ended);
    const changed = { ...(known ?? newRow(event)), ...changeOf(event, known), updatedAt: metadata.at };
    return [isEnded || changed.messages === null ? withoutTexts(changed) : changed];
  },
});

type Folded = Extract<RecordedEvent, { readonly type: ConversationEvent['type'] }>;

function changeOf(event: Folded, known: ConversationRow | undefined): Partial<ConversationRow> {
  const add = (from: StoredMessage['from'], text: string | Erased) => ({
    messages: withMessage(known ? known.messages : [], from, text, event),
  });
  switch (event.type) {
    case 'ContactMessageSent': {
      const { message, firstName, email } = event.data;
      return { ...add('person', message), firstName: textOrNull(firstName), email: textOrNull(email) };
    }
    case 'ConversationContinued':
      return { ...add('person', event.data.message), status: 'open' };
    case 'ConversationAnswered':
      return { ...add('team', event.data.reply), status: 'answered' };
    case 'ConversationClosed':
      return { status: 'closed' };
  }
}

function withMessage(
  before: ConversationRow['messages'],
  from: StoredMessage['from'],
  text: string | Erased,
  { metadata: { at, actor } }: Folded,
): ConversationRow['messages'] {
  if (before === null || isErased(text)) return null;
  return [...before, { from, text, at, by: from === 'team' ? actor.id : null }];
}

const newRow = ({ stream, metadata }: Folded): ConversationRow => ({
  personId: personKey(metadata) ?? '',
  conversationId: streamId(stream),
  userId: metadata.userId ?? null,
  visitorId: metadata.visitorId ?? null,
  status: 'open',
  firstName: null,
  email: null,
  messages: [],
  openedAt: metadata.at,
  updatedAt: metadata.at,
});

const endedRow = (userId: string): ConversationRow => ({
  personId: userId,
  conversationId: ended,
  userId,
  visitorId: null,
  status: null,
  firstName: null,
  email: null,
  messages: null,
  openedAt: null,
  updatedAt: null,
});

const withoutTexts = (row: ConversationRow): ConversationRow => ({
  ...row,
  firstName: null,
  email: null,
  messages: null,
});

const textOrNull = (text: string | Erased) => (isErased(text) ? null : text);
