import type { Logger } from 'pino';
import { pause } from '#projections/core/feed/back-off.ts';
import type { DeletionDependencies } from '../accounts/delete-user.ts';
import { endVisitorKeys } from './end-visitor-keys.ts';
import { eraseFilesOfErasedUsers } from './erase-files.ts';
import { eraseLeftovers } from './erase-leftovers.ts';
import { expireRegistrations } from './expire-registrations.ts';
import type { CreditDependencies } from '../credits/credit-account.ts';
import { dropOldLostTimes } from '../fair-time/lost-times.ts';
import { deleteOldTestDrafts } from '../sittings/test-drafts.ts';
import { dropOldDrafts } from '../writing/drafts.ts';
import { settleCredits } from './settle-credits.ts';
import { minuteMs } from '#domain/core/durations.ts';
import type { Instant } from '#domain/core/instant.ts';
import { openMs } from '#domain/sittings/clocks/open-days.ts';

export interface HousekeepingOptions extends DeletionDependencies {
  readonly settings: DeletionDependencies['settings'] & CreditDependencies['settings'];
  readonly log: Pick<Logger, 'info' | 'warn'>;
  readonly visitorDays: number;
  /** The age in days at which an unverified registration is deleted. */
  readonly unverifiedDays: number;
  readonly clock: () => Instant;
  readonly intervalMs?: number;
}

const lock = 0x686f7573;

/** Every ten minutes, in one process: expires keys, registrations, drafts and credits, and purges tables. Settles after the signal. */
export async function runHousekeeping(options: HousekeepingOptions, signal: AbortSignal): Promise<void> {
  const { log, intervalMs = 10 * minuteMs } = options;
  while (!signal.aborted) {
    await runHousekeepingRound(options).catch((error: unknown) =>
      log.warn({ err: error }, 'could not clear deleted data; retrying'),
    );
    await pause(intervalMs, signal);
  }
}

/** One round. Read models follow a deletion within moments, so a later round of the same hour sees them. */
export async function runHousekeepingRound(options: HousekeepingOptions): Promise<void> {
  const { pool, files, log, visitorDays, unverifiedDays, clock } = options;
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [lock]);
    if (rows[0]?.mine !== true) return;
    try {
      const ended = await endVisitorKeys(pool, visitorDays);
      if (ended > 0) log.info({ ended }, 'expired visitor keys');
      await eraseFilesOfErasedUsers(pool, files);
      await files.discardUnfinished(Date.parse(clock()));
      const { rowCount } = await client.query(
        "select from personal_keys.key where destroyed_at > now() - interval '1 hour' limit 1",
      );
      if (rowCount) await eraseLeftovers(pool, log);
      await dropOldDrafts(pool, clock());
      const lastOpened = new Date(Date.parse(clock()) - openMs).toISOString();
      await deleteOldTestDrafts(pool, lastOpened);
      await dropOldLostTimes(pool, lastOpened);
      // Last, because these need the event store, which may be down; the next round clears what they leave.
      const expired = await expireRegistrations(options, { days: unverifiedDays, now: clock() });
      if (expired > 0) log.info({ expired }, 'deleted unverified registrations');
      const settled = await settleCredits(options, clock());
      if (settled > 0) log.info({ settled }, 'returned credits for answers that never arrived');
    } finally {
      await client.query('select pg_advisory_unlock($1)', [lock]);
    }
  } finally {
    client.release();
  }
}
