import { column } from '../core/tables/column.ts';
import { defineProjection } from '../core/projection.ts';

const columns = {
  userId: column.text(),
  uid: column.text(),
  due: column.text().orNull(),
  /** How often it was missed after it had been known. */
  lapses: column.integer(),
};

export const reviews = defineProjection({
  name: 'reviews',
  version: 1,
  columns,
  key: ['userId', 'uid'],
  indexes: [{ columns: ['userId', 'due', 'uid'], include: ['lapses'], where: 'due is not null' }],
  eventTypes: ['ReviewScheduled', 'ReviewStopped'],
  keysOf: ({ data: { uid }, metadata: { userId } }) => (userId === undefined ? [] : [{ userId, uid }]),
  fold([row], { type, data, metadata }) {
    if (type === 'ReviewStopped') return row ? [{ ...row, due: null }] : [];
    const { due, lapses } = data.memory;
    return [{ userId: metadata.userId ?? '', uid: data.uid, due, lapses }];
  },
});
