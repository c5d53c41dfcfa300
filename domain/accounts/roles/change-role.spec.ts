import { expect, test } from 'vitest';
import { given } from '../../core/testing/given-when-then.ts';
import { accountStream, type Account, type AccountEvent } from '../account.ts';
import { changeRole } from './change-role.ts';
import type { PlatformAccess, Role } from '../platform-access.ts';
import { checkSession, sessionLimits } from '../sessions/session.ts';

const registered: AccountEvent = {
  type: 'UserRegistered',
  data: { userId: 'u1', email: 'ada@example.com', passwordHash: 'hash', examType: 'core' },
};
const reason = 'Joined the team';
const access = (platformAccess: PlatformAccess): AccountEvent => ({
  type: 'PlatformAccessGranted',
  data: { platformAccess, reason },
});
const become = (role: Role | 'student') => (state: Account) => changeRole(state, { role, reason });

test('grants, changes and removes a role once each', () => {
  given(accountStream, [registered])
    .when(become('support'))
    .then([access('support')]);
  given(accountStream, [registered, access('support')])
    .when(become('finance'))
    .then([access('finance')]);
  given(accountStream, [registered, access('support')])
    .when(become('student'))
    .then([access('student')]);
  given(accountStream, [registered]).when(become('student')).then([]);
});

test('keeps an admin an admin, and needs an account for a role', () => {
  given(accountStream, [registered, access('admin')])
    .when(become('student'))
    .thenRejected('not_allowed');
  given(accountStream, []).when(become('support')).thenRejected('not_found');
  given(accountStream, [registered, { type: 'AccountDeleted', data: {} }])
    .when(become('support'))
    .thenRejected('account_deleted');
});

test('shortens a session that began before the role to the limit of the role', () => {
  const session = {
    status: 'active',
    sessionId: 's1',
    startedAt: '2026-11-01T00:00:00.000Z',
    expiresAt: '2026-12-01T00:00:00.000Z',
    isNewDevice: false,
  } as const;
  const at = (now: string, role: PlatformAccess) =>
    checkSession(session, 's1', { now, lastsMs: sessionLimits[role].lastsMs });
  expect(at('2026-11-01T12:00:00.000Z', 'student')).toBe('valid');
  expect(at('2026-11-01T11:59:59.000Z', 'support')).toBe('valid');
  expect(at('2026-11-01T12:00:00.000Z', 'support')).toBe('session_ended');
});
