import { accountStream, addressOf, type Account } from '#domain/accounts/account.ts';
import { expireRegistration } from '#domain/accounts/email/expire-registration.ts';
import { sessionStream } from '#domain/accounts/sessions/session.ts';
import type { CommandContext } from '#domain/core/events/journal.ts';
import { fold } from '#domain/core/events/stream.ts';
import type pg from 'pg';
import { deleteUser, type DeletionDependencies } from '../delete-user.ts';
import { readHolder, reservationId } from './email-holder.ts';
import { derivedId } from '../../core/ids.ts';
import { dayMs } from '#domain/core/durations.ts';
import type { Instant } from '#domain/core/instant.ts';

export interface Expiry {
  readonly days: number;
  readonly now: Instant;
}

/** Deletes unverified registrations: the address may belong to another person. @returns how many @throws StoreUnavailable */
export async function expireRegistrations(dependencies: DeletionDependencies, by: Expiry): Promise<number> {
  let expired = 0;
  for await (const userId of registrationsBefore(dependencies.pool, by)) {
    if (await expire(dependencies, userId, by)) expired += 1;
  }
  return expired;
}

const pageSize = 200;

async function* registrationsBefore(pool: pg.Pool, { now, days }: Expiry): AsyncGenerator<string> {
  const before = new Date(Date.parse(now) - days * dayMs).toISOString();
  for (let after = ''; ;) {
    const { rows } = await pool.query<{ user_id: string }>(
      `select user_id from read_models.accounts
       where not is_verified and status = 'active' and registered_at <= $1 and user_id > $2
       order by user_id limit ${pageSize}`,
      [before, after],
    );
    for (const { user_id: userId } of rows) yield userId;
    const last = rows.at(-1);
    if (!last || rows.length < pageSize) return;
    after = last.user_id;
  }
}

async function expire(dependencies: DeletionDependencies, userId: string, by: Expiry): Promise<boolean> {
  const { journal, settings } = dependencies;
  const events = await journal.read(accountStream, accountStream.nameOf(userId));
  const registered = events[0];
  const account = fold(accountStream, events);
  if (!registered || account.status !== 'active') return false;
  const email = addressOf(account);
  if (email === undefined) return false;
  const holder = await readHolder(journal, reservationId(settings.personalDataKey, email));
  const sessions = await journal.read(sessionStream, sessionStream.nameOf(userId), { maxCount: 1 });
  const registration = {
    registeredAt: registered.metadata.at,
    hasLoggedIn: sessions.length > 0,
    holdsAddress: holder === userId,
  };
  const decide = (state: Account) => expireRegistration(state, registration, by);
  if (decide(account).length === 0) return false;
  const deleted = await deleteUser(dependencies, userId, contextOf(userId, by.now), decide);
  return !('rejected' in deleted) && deleted.position !== undefined;
}

function contextOf(userId: string, at: Instant): CommandContext {
  const commandId = derivedId('housekeeping', userId, 'expire');
  return {
    commandId,
    correlationId: commandId,
    actor: { kind: 'system', id: 'housekeeping' },
    userId,
    at,
  };
}
