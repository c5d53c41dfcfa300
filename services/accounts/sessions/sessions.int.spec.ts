import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountStream } from '#domain/accounts/account.ts';
import { loginStudent, retrieveUser, verifyMultiAccount } from '#domain/accounts/contract.ts';
import { resetPassword } from '#domain/accounts/passwords/password-contract.ts';
import * as contract from '#domain/accounts/sessions/session-contract.ts';
import { sessionStream } from '#domain/accounts/sessions/session.ts';
import { markersOf } from '#domain/accounts/profile/steps.ts';
import { fold } from '#domain/core/events/stream.ts';
import { dayMs, hourMs } from '#domain/core/durations.ts';
import { startTestApi, type TestApi, type TestUser } from '#infra/testing/api.ts';
import { createNotMeToken } from './not-me-token.ts';

let api: TestApi;
let now = Date.parse('2026-11-25T10:00:00.000Z');
beforeAll(async () => {
  api = await startTestApi({ questions: 'none', clock: () => new Date(now).toISOString() });
});
afterAll(() => api?.[Symbol.asyncDispose]());

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

async function logInBy(user: Pick<TestUser, 'email' | 'password'>, userAgent: string, cookie = '') {
  now += 1_000;
  const response = await api.inject({
    method: 'POST',
    url: loginStudent.path,
    headers: { 'user-agent': userAgent, cookie },
    payload: { email: user.email, password: user.password },
  });
  const kept = String(response.headers['set-cookie'] ?? '').split(';')[0] ?? '';
  const { token, code } = response.json<{ token: string; code?: string }>();
  return { token, cookie: kept, status: response.statusCode, code };
}
const sessionsOf = async (token: string) => (await api.call(contract.fetchSessions, {}, { token })).body;

async function notMeLink(userId: string) {
  const events = await api.dependencies.journal.read(sessionStream, sessionStream.nameOf(userId));
  const started = events.findLast(({ type }) => type === 'SessionStarted');
  if (started?.type !== 'SessionStarted') throw new Error('There was no login');
  const { sessionId, startedAt } = started.data;
  return createNotMeToken(api.dependencies.settings, { userId, sessionId, startedAt });
}

describe('logins', () => {
  test('show their device and end, the current one first', async () => {
    const user = await api.registerAndLogIn();
    const first = await logInBy(user, chrome);
    const { token } = await logInBy(user, chrome, first.cookie);
    const { sessions, lastSeenAt } = await sessionsOf(token);
    expect(sessions).toMatchObject([
      { status: 'active', end: null, device: 'Chrome on Windows', isNewDevice: false },
      { status: 'ended', end: 'replaced', device: 'Chrome on Windows', isNewDevice: true },
      // The first login has no earlier device to compare with.
      { status: 'ended', end: 'replaced', device: expect.any(String) as string, isNewDevice: false },
    ]);
    expect(Date.parse(lastSeenAt ?? '')).toBe(now);
  });

  test('are ended by their user, or by an admin with a reason', async () => {
    const [user, admin] = [await api.registerAndLogIn(), await api.admin()];
    await user.call(contract.logoutEverywhere, {});
    await expect(user.call(retrieveUser, {})).rejects.toMatchObject({ code: 'session_ended' });
    const again = await api.logIn(user);
    const ending = { id: user.userId, reason: 'Asked us on the phone' };
    await expect(again.call(contract.endStudentSession, ending)).rejects.toMatchObject({
      code: 'not_allowed',
    });
    await admin.call(contract.endStudentSession, ending);
    await expect(again.call(verifyMultiAccount, {})).rejects.toMatchObject({ code: 'session_ended' });
    const { body } = await admin.call(contract.fetchStudentSessions, { id: user.userId });
    expect(body.sessions.map(({ end }) => end)).toEqual(['ended', 'logged_out_everywhere']);
    const last = (await api.dependencies.journal.readAny(sessionStream.nameOf(user.userId))).at(-1);
    expect(last).toMatchObject({
      data: { cause: 'ended', reason: ending.reason },
      metadata: { actor: { kind: 'admin', id: admin.userId } },
    });
    await expect(admin.call(contract.fetchStudentSessions, { id: randomUUID() })).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  test('show when they have expired', async () => {
    const [user, admin] = [await api.registerAndLogIn(), await api.admin()];
    now += 31 * dayMs;
    const looking = await api.logIn(admin);
    const { body } = await looking.call(contract.fetchStudentSessions, { id: user.userId });
    expect(body.sessions).toMatchObject([{ status: 'ended', end: 'expired' }]);
  });

  test('keep their own times, whatever a client claims', async () => {
    const user = await api.registerAndLogIn();
    const startedAt = new Date(now).toISOString();
    now += hourMs;
    const response = await api.inject({
      method: 'POST',
      url: contract.updateLatestSession.path,
      headers: { authorization: `Bearer ${user.token}` },
      payload: { startedAt: '2000-01-01T00:00:00.000Z', device: 'Mine' },
    });
    expect(response.json()).toEqual({
      startedAt,
      expiresAt: new Date(Date.parse(startedAt) + 30 * dayMs).toISOString(),
      endsUnusedAt: new Date(now + 14 * dayMs).toISOString(),
    });
    expect(await api.dependencies.journal.readAny(sessionStream.nameOf(user.userId))).toHaveLength(1);
  });
});

describe("'this was not me'", () => {
  test('ends every login and the password with one click, and leads to a new one', async () => {
    const user = await api.registerAndLogIn();
    const stranger = await logInBy(user, chrome);
    const token = await notMeLink(user.userId);
    const sent = { commandId: randomUUID(), visitorId: randomUUID() };
    now += 1_000;
    const report = () => api.call(contract.reportSuspiciousLogIn, { token }, sent);
    const { resetToken } = (await report()).body;
    // The answer may have been lost: a repeated click is the same command.
    expect((await report()).body.resetToken).toBeTypeOf('string');
    await expect(api.call(contract.reportSuspiciousLogIn, { token })).rejects.toMatchObject({
      code: 'token_expired',
    });
    await expect(sessionsOf(stranger.token)).rejects.toMatchObject({ code: 'session_ended' });
    // The known password no longer works, on any device.
    const known = await logInBy(user, chrome, stranger.cookie);
    expect(known).toMatchObject({ status: 403, code: 'new_password_needed' });
    const wrong = await logInBy({ ...user, password: 'a guess' }, chrome);
    expect(wrong).toMatchObject({ status: 422, code: 'wrong_credentials' });

    now += 1_000;
    const password = 'four words that differ';
    await api.call(resetPassword, { token: resetToken, password });
    const back = await logInBy({ email: user.email, password }, chrome);
    expect(back.status).toBe(200);
    const { sessions } = await sessionsOf(back.token);
    expect(sessions.map(({ end }) => end)).toEqual([null, 'not_me', 'replaced']);
  });

  test('shows as the marker of the specification until another password is set', async () => {
    const user = await api.registerAndLogIn();
    const token = await notMeLink(user.userId);
    now += 1_000;
    const { resetToken } = (await api.call(contract.reportSuspiciousLogIn, { token })).body;
    const markers = async () => {
      const events = await api.dependencies.journal.read(accountStream, accountStream.nameOf(user.userId));
      const account = fold(accountStream, events);
      return account.status === 'active' ? markersOf(account, []) : [];
    };
    expect(await markers()).toContain('should_notify_suspicious_email');
    now += 1_000;
    await api.call(resetPassword, { token: resetToken, password: 'four words that differ' });
    expect(await markers()).not.toContain('should_notify_suspicious_email');
  });

  test('refuses a link of another kind, an old one, and one of a deleted account', async () => {
    const user = await api.registerAndLogIn();
    const report = (token: string) => api.call(contract.reportSuspiciousLogIn, { token });
    await expect(report(user.token)).rejects.toMatchObject({ code: 'token_invalid' });
    const token = await notMeLink(user.userId);
    now += 15 * dayMs;
    await expect(report(token)).rejects.toMatchObject({ code: 'token_expired' });
    const unknown = await createNotMeToken(api.dependencies.settings, {
      userId: randomUUID(),
      sessionId: randomUUID(),
      startedAt: new Date(now).toISOString(),
    });
    await expect(report(unknown)).rejects.toMatchObject({ code: 'token_invalid' });
  });
});
