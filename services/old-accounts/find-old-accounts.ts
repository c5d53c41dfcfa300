import { accountStream, type Account } from '#domain/accounts/account.ts';
import { sessionStream } from '#domain/accounts/sessions/session.ts';
import type { Journal } from '#domain/core/events/journal.ts';
import { fold } from '#domain/core/events/stream.ts';
import { isOldAccount, type OldAccountRules } from '#domain/old-accounts/old-account.ts';
import type pg from 'pg';
import type { Instant } from '#domain/core/instant.ts';
import { readLastSeen } from '../identity/session-use.ts';

export interface OldAccount {
  readonly id: string;
  readonly email: string | null;
  readonly registeredAt: Instant;
  readonly lastUsedAt: Instant;
}

export interface OldAccountSearch extends Pick<OldAccountRules, 'keepsBuyers'> {
  readonly inactiveSince: Instant;
  readonly now: Instant;
}

interface Sources {
  readonly journal: Journal;
  readonly pool: pg.Pool;
}

const pageSize = 200;

/** The ids of old accounts. The read model proposes, the journal decides. @throws StoreUnavailable */
export async function* findOldAccounts(
  sources: Sources,
  search: OldAccountSearch,
): AsyncGenerator<OldAccount> {
  for (let after = ''; ;) {
    const { rows } = await sources.pool.query<{ id: string; email: string | null; registered: string }>(
      `select user_id as id, email, registered_at as registered from read_models.accounts
       where status = 'active' and platform_access = 'student' and registered_at < $1 and user_id > $2
         and (paid_expiry_time is null or paid_expiry_time <= $3)
         and not exists (select from security.session_use u where u.user_id = accounts.user_id and last_seen_at >= $1::timestamptz)
       order by user_id limit ${pageSize}`,
      [search.inactiveSince, after, search.now],
    );
    for (const { id, email, registered: registeredAt } of rows) {
      const use = await readAccountUse(sources, id);
      if (use && isOldAccount(use, search)) yield { id, email, registeredAt, lastUsedAt: use.lastUsedAt };
    }
    const last = rows.at(-1);
    if (!last || rows.length < pageSize) return;
    after = last.id;
  }
}

export async function readAccountUse(
  { journal, pool }: Sources,
  userId: string,
): Promise<{ readonly account: Account; readonly lastUsedAt: Instant } | undefined> {
  const last = { direction: 'backwards', maxCount: 1 } as const;
  const [events, sessions, seenAt] = await Promise.all([
    journal.read(accountStream, accountStream.nameOf(userId)),
    journal.read(sessionStream, sessionStream.nameOf(userId), last),
    readLastSeen(pool, userId),
  ]);
  const changed = events.at(-1);
  if (!changed) return undefined;
  const signs = [changed.metadata.at, ...sessions.map(({ metadata }) => metadata.at), seenAt ?? ''];
  return { account: fold(accountStream, events), lastUsedAt: signs.toSorted().at(-1) ?? changed.metadata.at };
}
