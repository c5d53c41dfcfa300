import { column } from '../core/tables/column.ts';
import { defineProjection } from '../core/projection.ts';
import { streamId } from '../core/tables/stream-id.ts';

const columns = {
  userId: column.text(),
  /** Of the student's clock, 0 to 23; null if off. */
  hour: column.integer().orNull(),
  timeZone: column.text().orNull(),
};

export const planReminders = defineProjection({
  name: 'plan_reminders',
  version: 1,
  columns,
  key: ['userId'],
  indexes: [{ columns: ['timeZone', 'hour'], where: 'hour is not null' }],
  eventTypes: ['StudyPlanSet', 'StudyPlanEnded', 'AccountDeleted'],
  keysOf: ({ stream }) => [{ userId: streamId(stream) }],
  fold([row], { type, data, stream }) {
    if (type === 'StudyPlanSet' && data.reminder) return [{ userId: streamId(stream), ...data.reminder }];
    return row ? [{ ...row, hour: null, timeZone: null }] : [];
  },
});
