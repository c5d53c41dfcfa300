import { accountStream } from '#domain/accounts/account.ts';
import { dayMs } from '#domain/core/durations.ts';
import type { Instant } from '#domain/core/instant.ts';
import { mockTestStream } from '#domain/sittings/mock-test-attempt.ts';
import type { Dependencies } from '#services/dependencies.ts';
import { demoBegan, demoDays } from './demo-weeks.ts';
import { demoSittings } from './demo-sittings.ts';
import { demoSittingId } from './sit-demo-test.ts';

type Journal = Pick<Dependencies['journal'], 'read'>;

/** Older unfinished histories are left alone. */
const finishedWithinMs = 7 * dayMs;

/** The end of a demo student's history, or undefined if the account is not a demo account. */
export async function todayOfDemo(journal: Journal, userId: string): Promise<Instant | undefined> {
  const [registered] = await journal.read(accountStream, accountStream.nameOf(userId), { maxCount: 1 });
  if (!registered) return undefined;
  const { at } = registered.metadata;
  const today = new Date(Date.parse(at) + demoDays * dayMs).toISOString();
  return demoBegan(today) === at ? today : undefined;
}

/** Whether a history was begun in the last days and lacks its last test. */
export async function isDemoUnfinished(journal: Journal, userId: string, now: Instant): Promise<boolean> {
  const today = await todayOfDemo(journal, userId);
  if (today === undefined) return false;
  const begun = Date.parse(today) - dayMs;
  if (Date.parse(now) < begun || Date.parse(now) > begun + finishedWithinMs) return false;
  const last = demoSittingId(userId, demoSittings.at(-1)?.mockTestId ?? '');
  const sat = await journal.read(mockTestStream, mockTestStream.nameOf(last), { maxCount: 1 });
  return sat.length === 0;
}
