import type { UserActivity } from '#domain/accounts/admin-contract.ts';
import { countActivity } from '#projections/accounts/activity.ts';
import type { Dependencies } from '../../dependencies.ts';
import { readStanding } from '../../credits/read-ledger.ts';
import { readLastSeen } from '../../identity/session-use.ts';

export async function readActivity(
  dependencies: Pick<Dependencies, 'journal' | 'pool' | 'readModels' | 'settings'>,
  userId: string,
): Promise<UserActivity> {
  const [counts, lastSeenAt, standing] = await Promise.all([
    countActivity(dependencies.readModels.db, userId),
    readLastSeen(dependencies.pool, userId),
    readStanding(dependencies, { userId }),
  ]);
  const { writing, speaking, full_test, sectional_test } = standing;
  return { ...counts, lastSeenAt, credits: { writing, speaking, full_test, sectional_test } };
}
