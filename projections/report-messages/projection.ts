import { isErased } from '#domain/core/events/personal.ts';
import { column } from '../core/tables/column.ts';
import { defineProjection } from '../core/projection.ts';
import { streamId } from '../core/tables/stream-id.ts';
import { personKey } from '../progress/person.ts';

const columns = {
  personId: column.text(),
  /** The messages by the ids of their reports; null once the account was deleted. */
  messages: column.json<{ readonly [reportId: string]: string }>().orNull(),
  /** What admins answered, by the ids of the reports; null like the messages. */
  notes: column.json<{ readonly [reportId: string]: string }>().orNull(),
};

/** All report texts of a person in one row, which deletion erases; later ones find the account ended. */
export const reportMessages = defineProjection({
  name: 'report_messages',
  version: 3,
  columns,
  key: ['personId'],
  eventTypes: ['QuestionReported', 'QuestionReportResolved', 'AccountDeleted'],
  keysOf({ type, stream, metadata }) {
    const personId = type === 'AccountDeleted' ? streamId(stream) : personKey(metadata);
    return personId === undefined ? [] : [{ personId }];
  },
  fold([row], { type, stream, data, metadata }) {
    // Also of a person who wrote nothing so far: a report may be on its way still.
    if (type === 'AccountDeleted') return [erasedRow(streamId(stream))];
    const personId = personKey(metadata) ?? '';
    const text = type === 'QuestionReported' ? data.message : data.note;
    // A key that was destroyed says so before the event that ends the account is read.
    if (row?.messages === null || isErased(text)) return [erasedRow(personId)];
    const { messages = {}, notes } = row ?? {};
    const field = { [data.reportId]: text };
    return type === 'QuestionReported'
      ? [{ personId, messages: { ...messages, ...field }, notes: notes ?? {} }]
      : [{ personId, messages, notes: { ...notes, ...field } }];
  },
});

const erasedRow = (personId: string) => ({ personId, messages: null, notes: null });
