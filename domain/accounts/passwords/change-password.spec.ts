import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fold } from '../../core/events/stream.ts';
import { given } from '../../core/testing/given-when-then.ts';
import { accountStream, type AccountEvent, type OpenAccount } from '../account.ts';
import {
  changePassword,
  isGoodForReset,
  requestPasswordReset,
  requireNewPassword,
  resetLinkMs,
  resetPassword,
  setRequiredPassword,
} from './change-password.ts';

const start = Date.parse('2026-11-21T12:00:00.000Z');
const after = (minutes: number) => new Date(start + minutes * 60_000).toISOString();

const registered: AccountEvent = {
  type: 'UserRegistered',
  data: { userId: 'u1', email: 'ada@example.com', passwordHash: 'first', examType: 'core' },
};
const verified: AccountEvent = { type: 'EmailVerified', data: {} };
const blocked: AccountEvent = { type: 'UserBlocked', data: { reason: 'shares the account' } };
const deleted: AccountEvent = { type: 'AccountDeleted', data: {} };
const asked = (minutes: number): AccountEvent => ({
  type: 'PasswordResetRequested',
  data: { requestedAt: after(minutes) },
});
const changed = (
  minutes: number,
  cause: 'reset' | 'changed' | 'required',
  passwordHash = 'second',
): AccountEvent => ({ type: 'PasswordChanged', data: { passwordHash, changedAt: after(minutes), cause } });
const required: AccountEvent = { type: 'NewPasswordRequired', data: { reason: 'given by the school' } };

const account = (...events: AccountEvent[]) => given(accountStream, [registered, verified, ...events]);
const ask = (minutes: number) => (state: Parameters<typeof requestPasswordReset>[0]) =>
  requestPasswordReset(state, { now: after(minutes) });
const reset = (requested: number, minutes: number) => (state: Parameters<typeof resetPassword>[0]) =>
  resetPassword(state, { requestedAt: after(requested), passwordHash: 'second', now: after(minutes) });

describe('a link', () => {
  test('is mailed again after five minutes, and the wait doubles each time', () => {
    account()
      .when(ask(0))
      .then([asked(0)]);
    account(asked(0)).when(ask(4)).then([]);
    account(asked(0))
      .when(ask(5))
      .then([asked(5)]);
    account(asked(0), asked(5)).when(ask(14)).then([]);
    account(asked(0), asked(5))
      .when(ask(15))
      .then([asked(15)]);
  });

  test('is not mailed to an unverified, blocked or deleted account', () => {
    given(accountStream, [registered]).when(ask(0)).then([]);
    account(blocked).when(ask(0)).then([]);
    account(deleted).when(ask(0)).thenRejected('account_deleted');
    given(accountStream, []).when(ask(0)).thenRejected('not_found');
  });

  test('sets a new password once, within an hour', () => {
    account(asked(0))
      .when(reset(0, 59))
      .then([changed(59, 'reset')]);
    account(asked(0)).when(reset(0, 60)).thenRejected('token_expired');
    account(asked(0), changed(1, 'reset', 'other'))
      .when(reset(0, 2))
      .thenRejected('token_expired');
    account(asked(0), changed(1, 'changed', 'other'))
      .when(reset(0, 2))
      .thenRejected('token_expired');
    account(asked(0), deleted).when(reset(0, 1)).thenRejected('token_invalid');
  });

  test('stays valid after a newer link, until either one is used', () => {
    account(asked(0), asked(5))
      .when(reset(0, 6))
      .then([changed(6, 'reset')]);
    account(asked(0), asked(5), changed(6, 'reset', 'other'))
      .when(reset(5, 7))
      .thenRejected('token_expired');
  });

  test('is always valid while no newer link is mailed', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 200 }), { maxLength: 30 }), (waits) => {
        let [minutes, newest] = [0, 0];
        const events: AccountEvent[] = [registered, verified];
        for (const wait of [0, ...waits]) {
          minutes += wait;
          const decided = requestPasswordReset(fold(accountStream, events), { now: after(minutes) });
          if (!Array.isArray(decided)) throw new Error('it was refused');
          if (decided.length > 0) newest = minutes;
          events.push(...decided);
          const state = fold(accountStream, events) as OpenAccount;
          expect(isGoodForReset(state, { requestedAt: after(newest), now: after(minutes) })).toBe(true);
        }
      }),
    );
  });

  test('is good for an hour by the rule', () => expect(resetLinkMs).toBe(60 * 60_000));
});

describe('a new password', () => {
  const next = { passwordHash: 'second', now: after(1) };

  test('keeps all sessions when the user knows the current password', () => {
    account()
      .when((state) => changePassword(state, next))
      .then([changed(1, 'changed')]);
    expect(fold(accountStream, [registered, changed(1, 'changed')])).toMatchObject({
      passwordHash: 'second',
    });
    expect(fold(accountStream, [registered, changed(1, 'changed')])).not.toHaveProperty('sessionsFrom');
    expect(fold(accountStream, [registered, changed(1, 'reset')])).toMatchObject({ sessionsFrom: after(1) });
    account(deleted)
      .when((state) => changePassword(state, next))
      .thenRejected('wrong_credentials');
  });

  test('is set at the next login only if an admin requires it', () => {
    account()
      .when((state) => requireNewPassword(state, { reason: 'given by the school' }))
      .then([required]);
    account(required)
      .when((state) => setRequiredPassword(state, next))
      .then([changed(1, 'required')]);
    account()
      .when((state) => setRequiredPassword(state, next))
      .thenRejected('not_allowed');
    account(blocked, required)
      .when((state) => setRequiredPassword(state, next))
      .thenRejected('not_allowed');
  });

  test.each(['reset', 'changed', 'required'] as const)(
    'is no longer required after a password change (%s)',
    (cause) => {
      const events = [registered, verified, required, changed(1, cause)];
      expect(fold(accountStream, events)).toMatchObject({ mustSetPassword: false });
    },
  );
});
