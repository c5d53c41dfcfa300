import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { accountStream } from '#domain/accounts/account.ts';
import * as contract from '#domain/accounts/contract.ts';
import { sessionStream } from '#domain/accounts/sessions/session.ts';
import { blockStudent } from '#domain/support/contract.ts';
import { startTestApi, type TestApi } from '#infra/testing/api.ts';
import { clientInside, createSeedTracks } from '#infra/testing/second-composition.ts';
import { deleteUser, finishDeletion } from './delete-user.ts';
import { readHolder, reservationId } from './email/email-holder.ts';
import { logIn } from './sessions/log-in.ts';
import { createPasswords } from './passwords/passwords.ts';
import { createOutbox } from '../mail/outbox.ts';
import { aMail } from '../mail/testing/a-mail.ts';
import { composeApi, type Api } from '../composition.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ questions: 'none' });
});
afterAll(() => api[Symbol.asyncDispose]());

const password = 'a long password';
const newEmail = () => `${randomUUID()}@example.com`;
const streamOf = (stream: string) => api.dependencies.journal.readAny(stream);

test('hashes passwords at full cost by default', async () => {
  const { log, settings } = api.dependencies;
  await using composed = await composeApi({ ...api.storage, log, settings }, { tracks: createSeedTracks() });
  const hashOf = async ({ app }: Pick<Api, 'app'>) => {
    const { id } = (
      await clientInside(app, () => undefined, randomUUID()).call(contract.registerUser, {
        email: newEmail(),
        password,
      })
    ).body;
    return JSON.stringify(await streamOf(accountStream.nameOf(id)));
  };
  expect(await hashOf(composed)).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
  expect(await hashOf(api)).toContain('$argon2id$v=19$m=8,t=1,p=1$');
});

describe('logging in', () => {
  test('gives a wrong address and a wrong password the same answer', async () => {
    const { email } = await api.registerAndLogIn();
    const login = (payload: object) =>
      api.inject({ method: 'POST', url: contract.loginStudent.path, payload });
    const wrongPassword = await login({ email, password: 'wrong password' });
    const wrongEmail = await login({ email: newEmail(), password: 'wrong password' });
    expect(wrongPassword.statusCode).toBe(wrongEmail.statusCode);
    expect(wrongPassword.payload).toBe(wrongEmail.payload);
    expect(wrongPassword.json()).toEqual({ code: 'wrong_credentials', errors: {} });
  });

  test('hashes a wrong password twice for every address, even without an account', async () => {
    const { email } = await api.registerAndLogIn();
    const passwords = createPasswords();
    const verify = vi.spyOn(passwords, 'verify');
    const actor = { kind: 'visitor', id: 'unknown' } as const;
    for (const tried of [email, newEmail()]) {
      const commandId = randomUUID();
      const context = { commandId, correlationId: commandId, actor, at: new Date().toISOString() };
      const credentials = { email: tried, password: 'wrong password' };
      const device = { name: 'a test', isKnown: false };
      const entrance = { countedAs: 'a', network: 'here', device };
      const outcome = await logIn({ ...api.dependencies, passwords }, credentials, entrance, context);
      expect(outcome).toEqual({ rejected: 'wrong_credentials' });
    }
    // `passwords.spec.ts` covers the cost of a hash without an account.
    expect(verify.mock.calls.map(([stored]) => typeof stored)).toEqual([
      'string',
      'string',
      'undefined',
      'undefined',
    ]);
  });

  test('ends every other session', async () => {
    const first = await api.registerAndLogIn();
    const second = await api.logIn(first);
    await expect(first.call(contract.verifyMultiAccount, {})).rejects.toMatchObject({
      code: 'other_session',
      status: 401,
    });
    expect(await second.call(contract.verifyMultiAccount, {})).toEqual({ status: 200, body: {} });
  });

  test('returns a token of the same session for a repeated command', async () => {
    const user = await api.registerAndLogIn();
    const options = { commandId: randomUUID() };
    const login = () => api.call(contract.loginStudent, user, options);
    const [first, again] = [await login(), await login()];
    expect(again).toEqual(first);
    const sessions = await streamOf(sessionStream.nameOf(user.userId));
    expect(sessions.map(({ type }) => type)).toEqual(['SessionStarted', 'SessionStarted']);
  });

  test('reports a block only with the right password', async () => {
    const user = await api.registerAndLogIn();
    const admin = await api.admin();
    await admin.call(blockStudent, { id: user.userId, reason: 'shares the account' });
    await expect(api.call(contract.loginStudent, user)).rejects.toMatchObject({
      code: 'access_blocked',
      status: 403,
    });
    const guess = api.call(contract.loginStudent, { email: user.email, password: 'wrong' });
    await expect(guess).rejects.toMatchObject({ code: 'wrong_credentials' });
    await expect(user.call(contract.verifyMultiAccount, {})).rejects.toMatchObject({
      code: 'access_blocked',
    });
  });
});

describe('a session', () => {
  test('ends with the logout', async () => {
    const user = await api.registerAndLogIn();
    await user.call(contract.logoutStudent, {});
    await expect(user.call(contract.retrieveUser, {})).rejects.toMatchObject({
      code: 'session_ended',
      status: 401,
    });
  });

  test('is visible to its own user only', async () => {
    const [user, other] = [await api.registerAndLogIn(), await api.registerAndLogIn()];
    expect((await user.call(contract.retrieveUser, { id: user.userId })).body.user).toMatchObject({
      id: user.userId,
      email: user.email,
    });
    await expect(user.call(contract.retrieveUser, { id: other.userId })).rejects.toMatchObject({
      code: 'not_allowed',
    });
  });
});

describe('deleting an account', () => {
  test('needs its password', async () => {
    const user = await api.registerAndLogIn();
    await expect(user.call(contract.deleteUser, { password: 'wrong' })).rejects.toMatchObject({
      code: 'wrong_credentials',
    });
    expect(await user.call(contract.verifyMultiAccount, {})).toMatchObject({ status: 200 });
  });

  test('ends the session, frees the address, erases the emails and makes the data unreadable', async () => {
    const user = await api.registerAndLogIn();
    const outbox = createOutbox(api.database.pool);
    await outbox.send(aMail({ to: user.email, userId: user.userId }));
    await user.call(contract.deleteUser, { password: user.password });

    await expect(user.call(contract.verifyMultiAccount, {})).rejects.toMatchObject({ code: 'session_ended' });
    await expect(api.call(contract.loginStudent, user)).rejects.toMatchObject({ code: 'wrong_credentials' });
    expect((await outbox.list(1000)).filter(({ userId }) => userId === user.userId)).toEqual([]);
    const [registered] = await streamOf(accountStream.nameOf(user.userId));
    expect(registered?.data).toMatchObject({ email: { erased: true }, passwordHash: { erased: true } });
    await api.call(contract.registerUser, { email: user.email, password });
  });

  test('completes on retry after an interruption at any step', async () => {
    const { journal, settings, keys, pool, files } = api.dependencies;
    for (const dyingAt of ['session-', 'email-', 'key']) {
      const user = await api.registerAndLogIn();
      const dying: typeof journal = {
        ...journal,
        append: async (codec, stream, events, expected, context) => {
          if (stream.startsWith(dyingAt)) throw new Error('killed');
          return journal.append(codec, stream, events, expected, context);
        },
      };
      const dyingKeys = {
        ...keys,
        destroy: async (userId: string) => {
          if (dyingAt === 'key') throw new Error('killed');
          return keys.destroy(userId);
        },
      };
      const context = (commandId: string) => ({
        commandId,
        correlationId: commandId,
        actor: { kind: 'student', id: user.userId } as const,
        at: new Date().toISOString(),
      });
      const cutOff = deleteUser(
        { journal: dying, settings, keys: dyingKeys, pool, files },
        user.userId,
        context(randomUUID()),
      );
      await expect(cutOff).rejects.toThrow('killed');
      for (const _ of [1, 2]) {
        await finishDeletion({ journal, settings, keys, pool, files }, user.userId, context(randomUUID()));
      }
      expect(await keys.find(user.userId)).toBeUndefined();
      const holder = await readHolder(journal, reservationId(settings.personalDataKey, user.email));
      expect(holder).toBeUndefined();
      expect((await streamOf(sessionStream.nameOf(user.userId))).at(-1)?.type).toBe('SessionEnded');
    }
  });

  test('does not complete the deletion of an active account', async () => {
    const user = await api.registerAndLogIn();
    const { journal, settings, keys, pool, files } = api.dependencies;
    const actor = { kind: 'system', id: 'test' } as const;
    const context = { commandId: randomUUID(), correlationId: 'c', actor, at: new Date().toISOString() };
    expect(await finishDeletion({ journal, settings, keys, pool, files }, user.userId, context)).toEqual({
      rejected: 'not_allowed',
    });
    expect(await user.call(contract.verifyMultiAccount, {})).toMatchObject({ status: 200 });
  });
});

test.each([
  { trustedProxies: 0, told: 'an address that anyone may write is not believed', third: 429 },
  { trustedProxies: 1, told: 'the address that the proxy tells is', third: 200 },
])('behind $trustedProxies proxies: $told', async ({ trustedProxies, third }) => {
  const registration = { what: '', limits: [{ of: 'network', times: 2, seconds: 3_600 }] } as const;
  await using strict = await startTestApi({
    questions: 'none',
    settings: { trustedProxies, rateLimits: { registration } },
  });
  const statuses: number[] = [];
  for (const last of [1, 2, 3]) {
    const { statusCode } = await strict.inject({
      method: 'POST',
      url: contract.registerUser.path,
      headers: { 'x-forwarded-for': `192.0.2.${last}` },
      payload: { email: newEmail(), password },
    });
    statuses.push(statusCode);
  }
  expect(statuses).toEqual([200, 200, third]);
});
