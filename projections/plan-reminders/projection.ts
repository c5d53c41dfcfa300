import { column } from '../core/column.ts';
import { defineProjection } from '../core/projection.ts';
import { streamId } from '../core/stream-id.ts';

const columns = {
  userId: column.text(),
  /** Of the student's own clock, 0 to 23. */
  hour: column.integer(),
  /** As IANA names it. */
  timeZone: column.text(),
};

/** Who is reminded by mail of their study plan, and when. */
export const planReminders = defineProjection({
  name: 'plan_reminders',
  version: 1,
  columns,
  key: ['userId'],
  indexes: [{ columns: ['timeZone', 'hour'] }],
  eventTypes: ['StudyPlanSet', 'StudyPlanEnded', 'AccountDeleted'],
  keysOf: ({ stream }) => [{ userId: streamId(stream) }],
  fold(_rows, { type, data, stream }) {
    return type === 'StudyPlanSet' && data.reminder ? [{ userId: streamId(stream), ...data.reminder }] : [];
  },
});
