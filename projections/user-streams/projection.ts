import { defineProjection } from '../core/projection.ts';

/** A stream that holds an event of a user: where support finds the user's history. */
export interface UserStreamRow {
  readonly userId: string;
  readonly stream: string;
  /** Of the first event of this user in it. */
  readonly firstPosition: string;
}

export const userStreams = defineProjection<'user_streams', UserStreamRow>({
  name: 'user_streams',
  version: 1,
  columns: { userId: 'text', stream: 'text', firstPosition: 'text' },
  key: ['userId', 'stream'],
  eventTypes: 'all',
  keyOf: ({ metadata, stream }) => (metadata.userId === undefined ? undefined : [metadata.userId, stream]),
  fold: (row, { metadata, stream, position }) =>
    row ?? { userId: metadata.userId ?? '', stream, firstPosition: position },
});
