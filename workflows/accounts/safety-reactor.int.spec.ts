import { expect, test } from 'vitest';
import { accountStream, type AccountEvent } from '#domain/accounts/account.ts';
import { sessionStream, type SessionEvent } from '#domain/accounts/sessions/session.ts';
import { secondFactorStream, type SecondFactorEvent } from '#domain/second-factors/second-factor.ts';
import type { RecordedEvent } from '#domain/streams.ts';
import { readNotMeToken } from '#services/accounts/sessions/not-me-token.ts';
import { createOutbox } from '#services/mail/outbox.ts';
import { contextFor, openTestHarness } from '../core/testing/test-harness.ts';
import { safetyReactor } from './safety-reactor.ts';

const tokenSecret = 'a secret of the test, long enough to be one';
const startedAt = '2026-11-25T10:00:00.000Z';
const now = '2026-11-25T10:00:05.000Z';

async function openSafety() {
  const harness = await openTestHarness();
  const { journal, pool } = harness;
  await harness.account('u-1', {
    type: 'UserRegistered',
    data: { userId: 'u-1', email: 'ada@example.com', passwordHash: 'hash', examType: 'core' },
  });
  const reactorAt = (at: string) =>
    safetyReactor({
      journal,
      pool,
      clock: () => at,
      site: 'http://localhost:8090',
      settings: { tokenSecret, personalDataKey: Buffer.alloc(32, 7) },
    });
  const outbox = createOutbox(pool);
  /** Handles all events twice, because repetitions must have no effect. */
  async function react(at = now, userId = 'u-1') {
    const names = [accountStream, sessionStream, secondFactorStream].map(({ nameOf }) => nameOf(userId));
    const reactor = reactorAt(at);
    for (const stream of [...names, ...names]) {
      for (const event of (await journal.readAny(stream)) as readonly RecordedEvent[]) {
        if (reactor.types.includes(event.type)) await reactor.handle(event);
      }
    }
    return outbox.list(20);
  }
  return { harness, react, [Symbol.asyncDispose]: () => harness[Symbol.asyncDispose]() };
}

const logIn = (sessionId: string, isNewDevice: boolean): SessionEvent => ({
  type: 'SessionStarted',
  data: {
    sessionId,
    startedAt,
    expiresAt: '2026-12-25T10:00:00.000Z',
    device: 'Chrome on Windows',
    isNewDevice,
  },
});

test('reports a login from a new device once, with a link that names it', async () => {
  await using safety = await openSafety();
  const { harness, react } = safety;
  const sessions = [logIn('s-1', false), logIn('s-2', true)];
  await harness.append(sessionStream, sessionStream.nameOf('u-1'), sessions, contextFor('u-1'));
  const [mail, ...others] = await react();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to: 'ada@example.com', userId: 'u-1' });
  expect(mail?.text).toContain('Chrome on Windows');
  expect(mail?.text).toContain('2026-11-25 10:00:00 UTC');
  const token = decodeURIComponent(/not-me\?token=([^\s)]+)/.exec(mail?.text ?? '')?.[1] ?? '');
  expect(await readNotMeToken({ tokenSecret }, token, now)).toEqual({
    userId: 'u-1',
    sessionId: 's-2',
    startedAt,
  });
});

test('does not report a login whose link has expired', async () => {
  await using safety = await openSafety();
  const { harness, react } = safety;
  await harness.append(sessionStream, sessionStream.nameOf('u-1'), [logIn('s-2', true)], contextFor('u-1'));
  expect(await react('2027-01-01T00:00:00.000Z')).toEqual([]);
});

test('reports each change of a second factor, but not its first recovery codes', async () => {
  await using safety = await openSafety();
  const { harness, react } = safety;
  const stream = secondFactorStream.nameOf('u-1');
  const codes = (salt: string): SecondFactorEvent => ({
    type: 'RecoveryCodesCreated',
    data: { salt, digests: ['a'] },
  });
  const append = (...events: SecondFactorEvent[]) =>
    harness.append(secondFactorStream, stream, events, contextFor('u-1'));
  await append({ type: 'AuthenticatorOffered', data: { secret: 'SECRET', offeredAt: startedAt } });
  await append({ type: 'AuthenticatorConfirmed', data: { step: 1, confirmedAt: startedAt } }, codes('s1'));
  expect((await react()).map(({ text }) => text)).toEqual([expect.stringContaining('was set up')]);
  await append(codes('s2'));
  await append({ type: 'SecondFactorRemoved', data: { reason: 'Lost the phone' } });
  const texts = (await react()).map(({ text }) => text).join('\n');
  expect(texts).toContain('New recovery codes were created');
  expect(texts).toContain('Our team turned off your two-step login');
  expect(texts).not.toContain('SECRET');
});

test('reports a linked or unlinked sign-in, but not the first one of the account', async () => {
  await using safety = await openSafety();
  const { harness, react } = safety;
  const append = (...events: AccountEvent[]) =>
    harness.append(accountStream, accountStream.nameOf('u-1'), events, contextFor('u-1'));
  const google = { provider: 'google', subject: 'a keyed hash' } as const;
  await append({ type: 'SignInLinked', data: google });
  await append({ type: 'SignInUnlinked', data: google });
  const mails = await react();
  expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
    'Google was linked to your account',
    'Google was unlinked from your account',
  ]);
  expect(mails.map(({ text }) => text).join()).not.toContain('a keyed hash');
  await harness.append(
    accountStream,
    accountStream.nameOf('u-2'),
    [
      { type: 'UserJoined', data: { userId: 'u-2', examType: 'core' } },
      { type: 'EmailAdded', data: { email: 'eve@example.com' } },
      { type: 'EmailVerified', data: {} },
      { type: 'SignInLinked', data: { provider: 'apple', subject: 'another' } },
    ],
    contextFor('u-2'),
  );
  expect(await react(now, 'u-2')).toEqual(mails);
});
