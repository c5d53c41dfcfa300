import { describe, expect, test } from 'vitest';
import { erased } from '../../core/events/personal.ts';
import { given } from '../../core/testing/given-when-then.ts';
import { accountStream, type Account, type AccountEvent } from '../account.ts';
import { expireRegistration, type Registration } from './expire-registration.ts';

const registered: AccountEvent = {
  type: 'UserRegistered',
  data: { userId: 'u1', email: 'ada@example.com', passwordHash: 'hash', examType: 'core' },
};
const deleted: AccountEvent = { type: 'AccountDeleted', data: {} };
const never: Registration = {
  registeredAt: '2026-10-01T12:00:00.000Z',
  hasLoggedIn: false,
  holdsAddress: false,
};
const lastMoment = '2026-10-31T11:59:59.999Z';
const thirtyDaysLater = '2026-10-31T12:00:00.000Z';
const expire =
  (now: string, registration: Partial<Registration> = {}) =>
  (state: Account) =>
    expireRegistration(state, { ...never, ...registration }, { now, days: 30 });
const account = (...events: AccountEvent[]) => given(accountStream, events);

describe('an unverified registration', () => {
  test('is deleted once, when its days are over', () => {
    account(registered).when(expire(lastMoment)).then([]);
    account(registered).when(expire(thirtyDaysLater)).then([deleted]);
    account(registered, deleted).when(expire(thirtyDaysLater)).then([]);
    account().when(expire(thirtyDaysLater)).then([]);
  });

  test('gets its days again with each verification mail', () => {
    const asked: AccountEvent = {
      type: 'VerificationMailRequested',
      data: { requestedAt: '2026-10-20T12:00:00.000Z' },
    };
    account(registered, asked).when(expire(thirtyDaysLater)).then([]);
    account(registered, asked).when(expire('2026-11-19T12:00:00.000Z')).then([deleted]);
  });

  test.each<[string, AccountEvent]>([
    ['was verified', { type: 'EmailVerified', data: {} }],
    ['was paid for', { type: 'PaidTimeGranted', data: { paidExpiryTime: thirtyDaysLater, reason: 'gift' } }],
    ['is an admin', { type: 'PlatformAccessGranted', data: { platformAccess: 'admin' } }],
    ['was blocked', { type: 'UserBlocked', data: { reason: 'spam' } }],
  ])('is not deleted if it %s', (_what, event) => {
    account(registered, event).when(expire('2036-01-01T00:00:00.000Z')).then([]);
  });

  test('is not deleted if its user has logged in or proven the address', () => {
    account(registered)
      .when(expire(thirtyDaysLater, { hasLoggedIn: true }))
      .then([]);
    account(registered)
      .when(expire(thirtyDaysLater, { holdsAddress: true }))
      .then([]);
  });

  test('is not deleted once its key is gone', () => {
    const state = accountStream.evolve(accountStream.initial, registered);
    expect(state.status).toBe('active');
    expect(expire(thirtyDaysLater)({ ...state, email: erased } as Account)).toEqual([]);
  });
});
