import { sql } from 'kysely';

/** A user with an account, or a visitor under the id from the visitor's browser. */
export type Person = { readonly userId: string } | { readonly visitorId: string };

export const visitorPrefix = 'visitor-';

/** A person as the key of rows. Visitors choose any id, also a user's: both are kept apart. `undefined` for none. */
export function personKey(of: {
  readonly userId?: string | undefined;
  readonly visitorId?: string | undefined;
}): string | undefined {
  if (of.userId !== undefined) return of.userId;
  return of.visitorId === undefined ? undefined : `${visitorPrefix}${of.visitorId}`;
}

export function personIn({
  userId,
  visitorId,
}: {
  readonly userId?: string | null | undefined;
  readonly visitorId?: string | null | undefined;
}): Person | undefined {
  if (typeof userId === 'string') return { userId };
  return typeof visitorId === 'string' ? { visitorId } : undefined;
}

/** The same key of a row with `user_id` or `visitor_id`. */
export const personKeyOfRow = sql<string>`coalesce(user_id, ${sql.lit(visitorPrefix)} || visitor_id)`;
