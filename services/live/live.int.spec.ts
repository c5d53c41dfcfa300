import { once } from 'node:events';
import { randomUUID } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deleteUser, logoutStudent } from '#domain/accounts/contract.ts';
import { livePath, liveMessageSchema, type LiveMessage } from '#domain/core/live.ts';
import { saveQuestionDone } from '#domain/practice/contract.ts';
import { blockStudent, grantPaidTime } from '#domain/support/contract.ts';
import { eventually, startTestApi, type TestApi, type TestUser } from '#infra/testing/api.ts';
import { buildApp } from '../http/app.ts';
import { registerLive } from './live.ts';

let api: TestApi;
let url: string;
beforeAll(async () => {
  api = await startTestApi({ site: { live: { greetingMs: 2_000, heartbeatMs: 200 } } });
  url = (await api.listen()).replace('http', 'ws') + livePath;
});
afterAll(() => api[Symbol.asyncDispose]());

async function connect(first?: string | object, headers: Record<string, string> = {}, to = url) {
  const socket = new WebSocket(to, { headers });
  const heard: LiveMessage[] = [];
  const closed = new Promise<{ code: number; reason: string }>((resolve) => {
    socket.addEventListener('close', ({ code, reason }) => resolve({ code, reason }));
  });
  socket.addEventListener('message', ({ data }) => {
    heard.push(liveMessageSchema.parse(JSON.parse(String(data))));
  });
  await Promise.race([once(socket, 'open'), closed]);
  if (first !== undefined) socket.send(typeof first === 'string' ? first : JSON.stringify(first));
  return {
    heard,
    closed,
    hears: (message: Partial<LiveMessage>) =>
      eventually(() => {
        expect(heard).toContainEqual(expect.objectContaining(message));
        return heard;
      }),
    [Symbol.dispose]: () => socket.close(),
  };
}

const greeting = (user: TestUser) => ({ kind: 'authenticate', token: user.token });
const listen = async (user: TestUser) => {
  const connection = await connect(greeting(user));
  await connection.hears({ kind: 'ready' });
  return connection;
};
const practise = (user: TestUser) =>
  user.call(saveQuestionDone, { uid: 'LWD-0001', answer: { type: 'LWD', text: 'a word' }, secondsUsed: 2 });

describe('a live connection', () => {
  test('reports changes to every window of the user, and to no other user', async () => {
    const [user, other] = [await api.registerAndLogIn(), await api.registerAndLogIn()];
    using first = await listen(user);
    using second = await listen(user);
    using foreign = await listen(other);
    const { position } = await practise(user);
    for (const window of [first, second]) {
      await window.hears({ kind: 'changed', resource: 'statistics' });
      await window.hears({ kind: 'changed', resource: 'attempts' });
    }
    const told = first.heard.flatMap((message) =>
      message.kind === 'changed' && message.resource === 'statistics' ? [message.position] : [],
    );
    expect(told.at(-1) === undefined ? '' : told.at(-1)).toEqual(position);
    // The other user hears only of their own change.
    await practise(other);
    await foreign.hears({ kind: 'changed', resource: 'statistics' });
    expect(
      foreign.heard.filter((message) => message.kind === 'changed' && message.position <= (position ?? '')),
    ).toEqual([]);
  });

  test('reports paid time granted by an admin', async () => {
    const [user, admin] = [await api.registerAndLogIn(), await api.admin()];
    using window = await listen(user);
    const paidExpiryTime = '2030-01-01T00:00:00.000Z';
    await admin.call(grantPaidTime, { id: user.userId, paidExpiryTime, reason: 'a gift' });
    expect(await window.hears({ kind: 'changed', resource: 'accounts' })).not.toEqual([]);
  });

  test.each([
    ['another login', (user: TestUser) => api.logIn(user), 'other_session'],
    ['the log-out', (user: TestUser) => user.call(logoutStudent, {}), 'session_ended'],
    ['the deletion of the account', (user: TestUser) => user.call(deleteUser, user), 'session_ended'],
    [
      'a block',
      async (user: TestUser) =>
        (await api.admin()).call(blockStudent, { id: user.userId, reason: 'shares the account' }),
      'access_blocked',
    ],
  ] as const)('ends with %s and gives the reason', async (_what, act, code) => {
    const user = await api.registerAndLogIn();
    using window = await listen(user);
    await act(user);
    await window.hears({ kind: 'sessionEnded', code });
    expect(await window.closed).toEqual({ code: 4001, reason: code });
  });

  test('stays over many heartbeats', async () => {
    const user = await api.registerAndLogIn();
    using window = await listen(user);
    let beats = 0;
    for (const socket of api.app.websocketServer.clients as Set<{
      on(event: 'pong', listener: () => void): void;
    }>) {
      socket.on('pong', () => (beats += 1));
    }
    await eventually(() => expect(beats).toBeGreaterThan(3));
    await practise(user);
    await window.hears({ kind: 'changed', resource: 'statistics' });
  });
});

describe('a closed connection', () => {
  test('ends without a greeting in time', async () => {
    using silent = await connect();
    expect(await silent.closed).toMatchObject({ code: 1008 });
  });

  test.each([
    ['nonsense', 'nonsense'],
    ['JSON of another kind', { kind: 'hello' }],
    ['a list', []],
  ])('ends when it begins with %s', async (_what, first) => {
    using wrong = await connect(first);
    expect(await wrong.closed).toMatchObject({ code: 1008 });
  });

  test('ends with an invalid token', async () => {
    using forged = await connect({ kind: 'authenticate', token: 'x.y.z' });
    expect(await forged.closed).toMatchObject({ code: 4001 });
    expect(forged.heard).toEqual([{ kind: 'sessionEnded', code: 'session_ended' }]);
  });

  test('ends after data beyond a greeting', async () => {
    using flood = await connect({ kind: 'authenticate', token: 'x'.repeat(10_000) });
    expect(await flood.closed).toMatchObject({ code: 1009 });
  });
});

describe('between a greeting and its answer', () => {
  /** A server on the same parts; `meanwhile` runs after the first check of the session. */
  async function serve(meanwhile: () => Promise<unknown>) {
    const { principals } = api.dependencies;
    const state = { looks: 0 };
    const app = await buildApp(
      api.dependencies,
      [],
      [
        (added) =>
          registerLive(added, {
            ...api.dependencies,
            principals: {
              ...principals,
              async resolve(token) {
                state.looks += 1;
                const principal = await principals.resolve(token);
                if (state.looks === 1) await meanwhile();
                return principal;
              },
            },
          }),
      ],
    );
    const address = (await app.listen({ port: 0, host: '127.0.0.1' })).replace('http', 'ws') + livePath;
    return { state, app, address, [Symbol.asyncDispose]: () => app.close() };
  }

  test('reports a session that ends meanwhile', async () => {
    const user = await api.registerAndLogIn();
    let told = 0;
    await using server = await serve(async () => {
      const stop = api.dependencies.principals.onChange((userId) => (told += Number(userId === user.userId)));
      await user.call(logoutStudent, {});
      // Once by the command itself, once by the store.
      await eventually(() => expect(told).toBe(2));
      stop();
    });
    using window = await connect(greeting(user), {}, server.address);
    await window.hears({ kind: 'sessionEnded', code: 'session_ended' });
    expect(await window.closed).toMatchObject({ code: 4001 });
  });

  test('forgets a window that closes meanwhile', async () => {
    const user = await api.registerAndLogIn();
    const answered = Promise.withResolvers<void>();
    await using server = await serve(async () => {
      await eventually(() => expect(server.app.websocketServer.clients.size).toBe(0));
      answered.resolve();
    });
    const window = await connect(greeting(user), {}, server.address);
    await eventually(() => expect(server.state.looks).toBe(1));
    window[Symbol.dispose]();
    await answered.promise;
    await turn();
    // Every open connection would have its session checked now.
    api.dependencies.principals.changed(user.userId);
    expect(server.state.looks).toBe(1);
  });
});

test('refuses a page of another site, and accepts one of this site', async () => {
  const { host } = new URL(url);
  using foreign = await connect(undefined, { origin: 'https://evil.example' });
  expect(await foreign.closed).toMatchObject({ code: 1006 });
  const user = await api.registerAndLogIn();
  using own = await connect(greeting(user), { origin: `http://${host}` });
  await own.hears({ kind: 'ready' });
});

test('leaves no connection open after an upgrade elsewhere', async () => {
  const elsewhere = new WebSocket(url.replace(livePath, `/api/${randomUUID()}`));
  const [failure] = await once(elsewhere, 'error');
  expect(failure).toBeDefined();
  await eventually(() => expect(elsewhere.readyState).toBe(WebSocket.CLOSED));
});
