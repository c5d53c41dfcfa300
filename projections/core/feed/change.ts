import { z } from 'zod';

/** A read model has reached a position, with changed rows of these users. */
export const changeSchema = z.object({
  projection: z.string(),
  position: z.string(),
  /** `*` for too many. */
  userIds: z.union([z.array(z.string()), z.literal('*')]),
});
export type Change = Readonly<z.infer<typeof changeSchema>>;

/** Postgres' limit is below 8000 bytes. */
const maxPayloadBytes = 7900;

export function changePayload(projection: string, position: string, users: ReadonlySet<string>): string {
  const payload = (userIds: string[] | '*') => JSON.stringify({ projection, position, userIds });
  const named = payload([...users].slice(0, 1000));
  return users.size <= 1000 && Buffer.byteLength(named) <= maxPayloadBytes ? named : payload('*');
}

export function isAboutUser(change: Change, userId: string): boolean {
  return change.userIds === '*' || change.userIds.includes(userId);
}
