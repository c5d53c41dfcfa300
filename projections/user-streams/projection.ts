import { column, type RowOf } from '../core/tables/column.ts';
import { defineProjection } from '../core/projection.ts';

const columns = {
  userId: column.text(),
  stream: column.text(),
  /** Of this user's first event in it. */
  firstPosition: column.text(),
};

export type UserStreamRow = RowOf<typeof columns>;

export const userStreams = defineProjection({
  name: 'user_streams',
  version: 1,
  columns,
  key: ['userId', 'stream'],
  eventTypes: 'all',
  keysOf: ({ metadata: { userId }, stream }) => (userId === undefined ? [] : [{ userId, stream }]),
  fold: ([row], { metadata, stream, position }) =>
    row ? [] : [{ userId: metadata.userId ?? '', stream, firstPosition: position }],
});
