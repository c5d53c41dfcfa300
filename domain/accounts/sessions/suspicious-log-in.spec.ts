import { expect, test } from 'vitest';
import { fold } from '../../core/events/stream.ts';
import { given } from '../../core/testing/given-when-then.ts';
import { accountStream, type AccountEvent } from '../account.ts';
import { markersOf } from '../profile/steps.ts';
import { reportLogIn } from './suspicious-log-in.ts';

const startedAt = '2026-11-25T10:00:00.000Z';
const now = '2026-11-25T12:00:00.000Z';
const registered: AccountEvent = {
  type: 'UserRegistered',
  data: { userId: 'u1', email: 'ann@example.com', passwordHash: 'hash', examType: 'core' },
};
const changed = (changedAt: string): AccountEvent => ({
  type: 'PasswordChanged',
  data: { passwordHash: 'another', changedAt, cause: 'reset' },
});
const reported: AccountEvent = {
  type: 'SuspiciousLoginReported',
  data: { sessionId: 's1', startedAt, reportedAt: now },
};
const report = (state: Parameters<typeof reportLogIn>[0]) =>
  reportLogIn(state, { sessionId: 's1', startedAt, now });
const account = (...events: AccountEvent[]) => fold(accountStream, [registered, ...events]);
const markersIn = (state: ReturnType<typeof account>) =>
  state.status === 'active' ? markersOf(state, []) : [];

test('ends all earlier sessions and voids the password until a new one is set', () => {
  given(accountStream, [registered]).when(report).then([reported]);
  const state = account(reported);
  expect(state).toMatchObject({ sessionsFrom: now, isPasswordExposed: true });
  expect(markersIn(state)).toContain('should_notify_suspicious_email');
  const later = account(reported, changed('2026-11-25T13:00:00.000Z'));
  expect(later).toMatchObject({ isPasswordExposed: false });
  expect(markersIn(later)).not.toContain('should_notify_suspicious_email');
});

test('counts once, even after a new password', () => {
  given(accountStream, [registered, reported, changed('2026-11-25T13:00:00.000Z')])
    .when(report)
    .then([]);
});

test('is rejected after a password change, or without an account', () => {
  given(accountStream, [registered, changed('2026-11-25T11:00:00.000Z')])
    .when(report)
    .thenRejected('token_expired');
  given(accountStream, [registered, { type: 'AccountDeleted', data: {} }])
    .when(report)
    .thenRejected('token_invalid');
  given(accountStream, []).when(report).thenRejected('token_invalid');
});
