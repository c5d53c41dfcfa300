import { isErased } from '#domain/core/personal.ts';
import { defineProjection } from '../core/projection.ts';
import { streamId } from '../core/stream-id.ts';
import { personKey } from '../progress/person.ts';

/**
 * What a person wrote in all reports about questions, in one row: so the one event that ends an account erases all
 * of it.
 */
export interface ReportMessagesRow {
  /** See `personKey`. */
  readonly personId: string;
  /** The messages by the ids of their reports, as JSON; null once the account was deleted. */
  readonly messages: string | null;
}

export const reportMessages = defineProjection<
  'report_messages',
  ReportMessagesRow,
  'QuestionReported' | 'AccountDeleted'
>({
  name: 'report_messages',
  version: 1,
  columns: { personId: 'text', messages: 'text null' },
  key: ['personId'],
  eventTypes: ['QuestionReported', 'AccountDeleted'],
  keyOf({ type, stream, metadata }) {
    const personId = type === 'AccountDeleted' ? streamId(stream) : personKey(metadata);
    return personId === undefined ? undefined : [personId];
  },
  fold(row, { type, stream, data, metadata }) {
    // Also of who wrote nothing so far: a report may be on its way still.
    if (type === 'AccountDeleted') return { personId: streamId(stream), messages: null };
    const personId = personKey(metadata) ?? '';
    const { reportId, message } = data;
    // A key that was destroyed says so before the event that ends the account is read.
    if (row?.messages === null || isErased(message)) return { personId, messages: null };
    return { personId, messages: JSON.stringify({ ...messagesIn(row?.messages), [reportId]: message }) };
  },
});

/** The messages of one row by the ids of their reports. */
export function messagesIn(messages: string | undefined): { readonly [reportId: string]: string } {
  return messages === undefined ? {} : (JSON.parse(messages) as { [reportId: string]: string });
}
