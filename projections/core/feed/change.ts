import { z } from 'zod';

/** A read model has moved: to this position, with rows of these users. */
export const changeSchema = z.object({
  projection: z.string(),
  position: z.string(),
  /** `*` where there were too many to name. */
  userIds: z.union([z.array(z.string()), z.literal('*')]),
});
export type Change = Readonly<z.infer<typeof changeSchema>>;

/** Postgres takes payloads below 8000 bytes. */
const maxPayloadBytes = 7900;

export function changePayload(projection: string, position: string, users: ReadonlySet<string>): string {
  const payload = (userIds: string[] | '*') => JSON.stringify({ projection, position, userIds });
  const named = payload([...users].slice(0, 1000));
  return users.size <= 1000 && Buffer.byteLength(named) <= maxPayloadBytes ? named : payload('*');
}

export function isAboutUser(change: Change, userId: string): boolean {
  return change.userIds === '*' || change.userIds.includes(userId);
}
