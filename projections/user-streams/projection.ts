import { column, type RowOf } from '../core/tables/column.ts';
import { defineProjection } from '../core/projection.ts';

const columns = {
  userId: column.text(),
  stream: column.text(),
  /** Of the first event of this user in it. */
  firstPosition: column.text(),
};

/** A stream that holds an event of a user: where support finds the user's history. */
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
