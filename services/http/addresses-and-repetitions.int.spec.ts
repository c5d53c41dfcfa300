import { randomUUID } from 'node:crypto';
import net from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountStream } from '#domain/accounts/account.ts';
import { deleteUser, logoutStudent, registerUser, verifyTokenEmail } from '#domain/accounts/contract.ts';
import { errorBodySchema, headers, type AnyCall } from '#domain/core/contract.ts';
import { saveQuestionDone } from '#domain/practice/contract.ts';
import { blockStudent, grantPaidTime } from '#domain/support/contract.ts';
import { startTestApi, type TestApi, type TestUser } from '#infra/testing/api.ts';
import { calls } from '#domain/calls.ts';
import { countEvents, expectRefusal } from '#infra/testing/refusals.ts';
import { createVerificationToken } from '../accounts/email/verification-token.ts';

let api: TestApi;
let student: TestUser;
let admin: TestUser;
beforeAll(async () => {
  api = await startTestApi();
  [student, admin] = [await api.registerAndLogIn(), await api.admin()];
});
afterAll(() => api[Symbol.asyncDispose]());

describe('unknown addresses', () => {
  test.each([
    '/api',
    '/api/users',
    '/api/users/loginStudent/x',
    '/api/../package.json',
    '/API/users/loginStudent',
  ])('%s is not found', async (url) => {
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const) {
      expectRefusal(await api.inject({ method, url }), 404, 'not_found');
    }
  });

  test('lists the allowed methods for a call by another method', async () => {
    for (const call of calls) {
      for (const method of (['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const).filter(
        (each) => each !== call.method,
      )) {
        const response = await api.inject({ method, url: call.path.replace(':id', 'x') });
        expectRefusal(response, 405, 'invalid_input');
        expect(String(response.headers.allow).split(', ')).toContain(call.method);
      }
    }
  });

  test('refuses broken escapes', async () => {
    expectRefusal(await api.inject({ method: 'GET', url: '/api/%zz' }), 400, 'invalid_input');
  });

  test('refuses invalid HTTP with the same body', async () => {
    const url = new URL(await api.listen());
    const say = (text: string) =>
      new Promise<string>((resolve, fail) => {
        const socket = net.connect(Number(url.port), url.hostname, () => socket.write(text));
        let heard = '';
        socket.on('data', (data) => (heard += data.toString()));
        socket.on('end', () => resolve(heard));
        socket.on('error', fail);
      });
    for (const [text, status] of [
      ['nonsense\r\n\r\n', 400],
      [`GET / HTTP/1.1\r\nHost: x\r\nA: ${'x'.repeat(70_000)}\r\n\r\n`, 431],
    ] as const) {
      const [head = '', body = ''] = (await say(text)).split('\r\n\r\n');
      expect(head).toContain(`HTTP/1.1 ${status}`);
      expect(errorBodySchema.parse(JSON.parse(body)).code).toBe('invalid_input');
    }
  });
});

describe('a repeated command', () => {
  const expectSameAnswerTwice = async (call: AnyCall, input: object, token: string) => {
    const key = randomUUID();
    const one = () =>
      api.inject({
        method: 'POST',
        url: call.path,
        headers: { authorization: `Bearer ${token}`, [headers.idempotencyKey]: key },
        payload: input,
      });
    const first = await one();
    const count = await countEvents(api);
    const second = await one();
    expect(second.statusCode).toBe(200);
    expect(second.payload).toBe(first.payload);
    expect(second.headers['ninety-position']).toBe(first.headers['ninety-position']);
    expect(second.headers.etag).toBe(first.headers.etag);
    expect(await countEvents(api)).toBe(count);
  };

  test('gets its first answer and adds no event', async () => {
    const reason = 'asked by email';
    await expectSameAnswerTwice(
      saveQuestionDone,
      { uid: 'LWD-0001', answer: { type: 'LWD', text: 'something' }, secondsUsed: 3 },
      student.token,
    );
    await expectSameAnswerTwice(
      grantPaidTime,
      { id: student.userId, paidExpiryTime: '2030-01-01T00:00:00.000Z', reason },
      admin.token,
    );
    const login = { email: `${randomUUID()}@example.com`, password: 'a long password' };
    const { body } = await api.call(registerUser, login);
    const verification = { userId: body.id, email: login.email };
    const token = await createVerificationToken(api.dependencies.settings, verification);
    await expectSameAnswerTwice(verifyTokenEmail, { token, password: login.password }, student.token);
  });

  test('with the id of another command is refused, and neither runs again', async () => {
    const { userId: id } = await api.registerAndLogIn();
    const options = { commandId: randomUUID() };
    const paidExpiryTime = '2030-01-01T00:00:00.000Z';
    await admin.call(grantPaidTime, { id, paidExpiryTime, reason: 'paid' }, options);
    const count = await countEvents(api);
    const reused = { code: 'key_reused', status: 422 };
    await expect(admin.call(blockStudent, { id, reason: 'shares it' }, options)).rejects.toMatchObject(
      reused,
    );
    const longer = { id, paidExpiryTime: '2031-01-01T00:00:00.000Z', reason: 'paid' };
    await expect(admin.call(grantPaidTime, longer, options)).rejects.toMatchObject(reused);
    expect(await countEvents(api)).toBe(count);
  });

  test("with another person's id is refused, and reveals nothing", async () => {
    const key = randomUUID();
    const answer = (token: string) =>
      api.inject({
        method: 'POST',
        url: saveQuestionDone.path,
        headers: { authorization: `Bearer ${token}`, [headers.idempotencyKey]: key },
        payload: { uid: 'LWD-0001', answer: { type: 'LWD', text: 'something' }, secondsUsed: 3 },
      });
    const other = await api.registerAndLogIn();
    expect((await answer(student.token)).statusCode).toBe(200);
    const count = await countEvents(api);
    expect(expectRefusal(await answer(other.token), 422, 'key_reused')).toEqual({});
    expect(await countEvents(api)).toBe(count);
  });

  test('of a deleted user does nothing', async () => {
    const gone = await api.registerAndLogIn();
    await gone.call(deleteUser, { password: gone.password });
    const count = (await api.dependencies.journal.readAny(accountStream.nameOf(gone.userId))).length;
    for (const call of [deleteUser, logoutStudent]) {
      const response = await api.inject({
        method: 'POST',
        url: call.path,
        headers: { authorization: `Bearer ${gone.token}` },
        payload: { password: gone.password },
      });
      expectRefusal(response, 401, 'session_ended');
    }
    expect(await api.dependencies.journal.readAny(accountStream.nameOf(gone.userId))).toHaveLength(count);
  });
});
