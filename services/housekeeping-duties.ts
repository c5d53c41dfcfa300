import type { Logger } from 'pino';
import type { Instant } from '#domain/core/instant.ts';
import { openMs } from '#domain/sittings/clocks/open-days.ts';
import type { DeletionDependencies } from './accounts/delete-user.ts';
import { expireRegistrations } from './accounts/email/expire-registrations.ts';
import { endVisitorKeys } from './accounts/end-visitor-keys.ts';
import type { CreditDependencies } from './credits/credit-account.ts';
import { settleCredits } from './credits/settle-credits.ts';
import { dropOldLostTimes } from './fair-time/lost-times.ts';
import { eraseFilesOfErasedUsers } from './files/erase-files.ts';
import { eraseRecentLeftovers } from './housekeeping/erase-leftovers.ts';
import type { Duty } from './housekeeping/housekeeping.ts';
import { deleteOldTestDrafts } from './sittings/test-drafts.ts';
import { dropOldDrafts } from './writing/drafts.ts';

export interface DutyOptions extends DeletionDependencies {
  readonly settings: DeletionDependencies['settings'] & CreditDependencies['settings'];
  readonly log: Pick<Logger, 'info' | 'warn'>;
  readonly visitorDays: number;
  /** The age in days at which an unverified registration is deleted. */
  readonly unverifiedDays: number;
  readonly clock: () => Instant;
}

/** The duties of all capabilities. Those that need the event store, which may be down, are last. */
export function housekeepingDuties(options: DutyOptions): readonly Duty[] {
  const { pool, files, log, visitorDays, unverifiedDays, clock } = options;
  const lastOpened = () => new Date(Date.parse(clock()) - openMs).toISOString();
  return [
    async () => {
      const ended = await endVisitorKeys(pool, visitorDays);
      if (ended > 0) log.info({ ended }, 'expired visitor keys');
    },
    () => eraseFilesOfErasedUsers(pool, files),
    () => files.discardUnfinished(Date.parse(clock())),
    () => eraseRecentLeftovers(pool, log),
    () => dropOldDrafts(pool, clock()),
    () => deleteOldTestDrafts(pool, lastOpened()),
    () => dropOldLostTimes(pool, lastOpened()),
    async () => {
      const expired = await expireRegistrations(options, { days: unverifiedDays, now: clock() });
      if (expired > 0) log.info({ expired }, 'deleted unverified registrations');
    },
    async () => {
      const settled = await settleCredits(options, clock());
      if (settled > 0) log.info({ settled }, 'returned credits for answers that never arrived');
    },
  ];
}
