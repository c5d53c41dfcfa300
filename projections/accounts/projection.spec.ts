import { describe, expect, it } from 'vitest';
import type { AccountEvent } from '#domain/accounts/account.ts';
import type { PreferencesEvent } from '#domain/accounts/profile/preferences.ts';
import { erased } from '#domain/core/events/personal.ts';
import { userId } from '../core/testing/examples.ts';
import { rowsAfter, rowsAfterEach, rowsAfterTwice, type Example } from '../core/testing/recorded.ts';
import { accounts, type AccountRow } from './projection.ts';

const at = '2026-01-01T09:00:00.000Z';
const about = (event: AccountEvent | PreferencesEvent): Example => ({
  ...event,
  stream: `account-${userId}`,
  userId,
  at,
});
const registered = about({
  type: 'UserRegistered',
  data: { userId, email: 'ann@example.com', passwordHash: 'hash', examType: 'core' },
});
const row: AccountRow = {
  userId,
  email: 'ann@example.com',
  examType: 'core',
  platformAccess: 'student',
  isVerified: false,
  status: 'active',
  paidExpiryTime: null,
  registeredAt: at,
};
const reason = 'asked for by email';
const paidExpiryTime = '2027-01-01T00:00:00.000Z';

const grant = (until: string) => about({ type: 'PaidTimeGranted', data: { paidExpiryTime: until, reason } });

const effects: readonly [AccountEvent | PreferencesEvent, Partial<AccountRow>][] = [
  [{ type: 'EmailVerified', data: {} }, { isVerified: true }],
  [{ type: 'PlatformAccessGranted', data: { platformAccess: 'admin' } }, { platformAccess: 'admin' }],
  [{ type: 'UserBlocked', data: { reason } }, { status: 'blocked' }],
  [{ type: 'ExamTypeChosen', data: { examType: 'ukvi' } }, { examType: 'ukvi' }],
  [
    { type: 'AccountDeleted', data: {} },
    { status: 'deleted', email: null },
  ],
];

describe('accounts', () => {
  it('has a row from the registration on', () => {
    expect(rowsAfter(accounts, [registered])).toEqual([row]);
  });

  it.each(effects)('follows %o', (event, change) => {
    expect(rowsAfter(accounts, [registered, about(event)])).toEqual([{ ...row, ...change }]);
  });

  it('takes the end of access from the last grant', () => {
    expect(
      rowsAfter(accounts, [registered, grant('2026-06-01T00:00:00.000Z'), grant(paidExpiryTime)]),
    ).toEqual([{ ...row, paidExpiryTime }]);
  });

  it('takes the end of access from purchases, also after a refund', () => {
    const granted = (days: number) =>
      about({
        type: 'PackageGranted',
        data: {
          cartId: 'c1',
          packageId: 'package_silver',
          group: 'subscription',
          plan: 'silver',
          days,
          from: at,
          until: paidExpiryTime,
          hasUnlimitedSpeaking: false,
        },
      });
    expect(rowsAfterTwice(accounts, [registered, granted(365)])).toEqual([{ ...row, paidExpiryTime }]);
    expect(rowsAfter(accounts, [registered, granted(0)])).toEqual([row]);
    const back = about({
      type: 'PackageRevoked',
      data: { cartId: 'c1', packageId: 'package_silver', takenBackAt: at, paidExpiryTime: at },
    });
    expect(rowsAfterTwice(accounts, [registered, granted(365), back])).toEqual([
      { ...row, paidExpiryTime: at },
    ]);
  });

  it('is active again once unblocked', () => {
    const blocked = about({ type: 'UserBlocked', data: { reason } });
    const unblocked = about({ type: 'UserUnblocked', data: { reason } });
    expect(rowsAfter(accounts, [registered, blocked, unblocked])).toEqual([row]);
  });

  it('folds a deleted account to the same row with and without its key', () => {
    const deleted = about({ type: 'AccountDeleted', data: {} });
    const shredded = about({
      type: 'UserRegistered',
      data: { userId, email: erased, passwordHash: erased, examType: 'core' },
    });
    expect(rowsAfter(accounts, [shredded, deleted])).toEqual(rowsAfter(accounts, [registered, deleted]));
    expect(JSON.stringify(rowsAfter(accounts, [registered, deleted]))).not.toContain('ann@');
  });

  it('has a row for an account without an address, which may follow', () => {
    const joined = about({ type: 'UserJoined', data: { userId, examType: 'core' } });
    const given = about({ type: 'EmailAdded', data: { email: 'ann@example.com' } });
    expect(rowsAfter(accounts, [joined])).toEqual([{ ...row, email: null }]);
    expect(rowsAfter(accounts, [joined, given])).toEqual([row]);
  });

  it('makes no row without a registration', () => {
    expect(rowsAfter(accounts, [about({ type: 'EmailVerified', data: {} })])).toEqual([]);
  });

  it('ignores a repeated batch', () => {
    const all = [registered, ...effects.map(([event]) => about(event))];
    expect(rowsAfterTwice(accounts, all)).toEqual(rowsAfter(accounts, all));
    expect(rowsAfterEach(accounts, all)).toEqual(rowsAfter(accounts, all));
  });
});
