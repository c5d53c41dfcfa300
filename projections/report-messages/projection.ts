import { isErased } from '#domain/core/events/personal.ts';
import { column } from '../core/tables/column.ts';
import { defineProjection } from '../core/projection.ts';
import { streamId } from '../core/tables/stream-id.ts';
import { personKey } from '../progress/person.ts';

const columns = {
  personId: column.text(),
  /** By report id; null once the account was deleted. */
  messages: column.json<{ readonly [reportId: string]: string }>().orNull(),
  /** Answers of admins by report id; null like the messages. */
  notes: column.json<{ readonly [reportId: string]: string }>().orNull(),
};

/** A person's report texts in one row, which deletion erases; later ones find the account ended. */
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
    // Even without texts, because a report may still arrive.
    if (type === 'AccountDeleted') return [erasedRow(streamId(stream))];
    const personId = personKey(metadata) ?? '';
    const text = type === 'QuestionReported' ? data.message : data.note;
    // A destroyed key shows before the event that ends the account.
    if (row?.messages === null || isErased(text)) return [erasedRow(personId)];
    const { messages = {}, notes } = row ?? {};
    const field = { [data.reportId]: text };
    return type === 'QuestionReported'
      ? [{ personId, messages: { ...messages, ...field }, notes: notes ?? {} }]
      : [{ personId, messages, notes: { ...notes, ...field } }];
  },
});

const erasedRow = (personId: string) => ({ personId, messages: null, notes: null });
