import { describe, expect, test } from 'vitest';
import { accountStream, type AccountEvent } from '../accounts/account.ts';
import { fold } from '../core/events/stream.ts';
import { given } from '../core/testing/given-when-then.ts';
import { deletionRunsStream, finishDeletion, startDeletion } from './deletion-runs.ts';
import { deleteOldAccount, isOldAccount } from './old-account.ts';

const registered: AccountEvent = {
  type: 'UserRegistered',
  data: { userId: 'u1', email: 'ann@example.com', passwordHash: 'hash', examType: 'core' },
};
const bought: AccountEvent = {
  type: 'PackageGranted',
  data: {
    cartId: 'c1',
    packageId: 'package_silver',
    group: 'subscription',
    plan: 'silver',
    days: 30,
    from: '2023-01-01T00:00:00.000Z',
    until: '2023-01-31T00:00:00.000Z',
    hasUnlimitedSpeaking: false,
  },
};
const paidUntil = (paidExpiryTime: string): AccountEvent => ({
  type: 'PaidTimeGranted',
  data: { paidExpiryTime, reason: 'Was ill' },
});
const by = {
  keepsBuyers: true,
  inactiveSince: '2025-01-01T00:00:00.000Z',
  now: '2026-11-01T00:00:00.000Z',
};
const before = '2024-12-31T23:59:59.999Z';

describe('an account is old', () => {
  const isOld = (events: readonly AccountEvent[], change: Partial<typeof by> = {}, lastUsedAt = before) =>
    isOldAccount({ account: fold(accountStream, [registered, ...events]), lastUsedAt }, { ...by, ...change });

  test('if it was not used since the given moment', () => {
    expect(isOld([])).toBe(true);
    expect(isOld([], {}, by.inactiveSince)).toBe(false);
  });

  test('never for an admin, a blocked user, a deleted account, or with paid time left', () => {
    const kept: AccountEvent[] = [
      { type: 'PlatformAccessGranted', data: { platformAccess: 'admin' } },
      { type: 'UserBlocked', data: { reason: 'Shared answers' } },
      { type: 'AccountDeleted', data: {} },
      paidUntil('2026-11-01T00:00:00.001Z'),
    ];
    for (const event of kept) expect([event.type, isOld([event])]).toEqual([event.type, false]);
    expect(isOld([paidUntil(by.now)])).toBe(true);
  });

  test('after a purchase only if the rules allow it', () => {
    expect(isOld([bought])).toBe(false);
    expect(isOld([bought], { keepsBuyers: false })).toBe(true);
  });
});

test('deletes an old account, and keeps one that was used again', () => {
  given(accountStream, [registered])
    .when((state) => deleteOldAccount(state, { ...by, lastUsedAt: before }))
    .then([{ type: 'AccountDeleted', data: {} }]);
  given(accountStream, [registered])
    .when((state) => deleteOldAccount(state, { ...by, lastUsedAt: by.now }))
    .then([]);
});

test('deletions run one at a time, and each ends once', () => {
  const run = {
    runId: 'r1',
    rules: { inactiveDays: 730, keepsBuyers: true },
    inactiveSince: by.inactiveSince,
    expected: 2,
    startedAt: by.now,
    reason: 'Not needed any more',
  };
  const started = { type: 'OldAccountsDeletionStarted', data: run } as const;
  const finished = { type: 'OldAccountsDeletionFinished', data: { runId: 'r1', deleted: 2 } } as const;
  given(deletionRunsStream, [])
    .when((state) => startDeletion(state, run))
    .then([started]);
  given(deletionRunsStream, [started])
    .when((state) => startDeletion(state, { ...run, runId: 'r2' }))
    .thenRejected('deletion_running');
  given(deletionRunsStream, [started])
    .when((state) => finishDeletion(state, { runId: 'r1', deleted: 2 }))
    .then([finished]);
  given(deletionRunsStream, [started, finished])
    .when((state) => startDeletion(state, { ...run, runId: 'r2' }))
    .then([{ ...started, data: { ...run, runId: 'r2' } }]);
});
