import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { headers } from '#domain/core/contract.ts';
import { saveQuestionDone } from '#domain/practice/contract.ts';
import { uploadQuestionTrack } from '#domain/questions/admin-contract.ts';
import { retrieveUser } from '#domain/accounts/contract.ts';
import { eventually, startTestApi, type TestApi, type TestUser } from '#infra/testing/api.ts';
import { seeded } from '#infra/testing/question-bank.ts';
import { countEvents } from '#infra/testing/refusals.ts';
import { contentFolder } from '#infra/testing/second-composition.ts';
import { patienceMs, type StartTimer } from './body-timer.ts';

const mp3 = readFileSync(path.join(contentFolder, 'LWD', seeded('LWD').track));
const half = Math.floor(mp3.length / 2);
const visitor = `${headers.visitor}: 0198a4f0-0000-7000-8000-000000000001`;

/** Timers whose time passes only on request. */
function createTimers() {
  const running = new Set<{ leftMs: number; readonly run: () => void }>();
  const start: StartTimer = (run, ms) => {
    const timer = { leftMs: ms, run };
    running.add(timer);
    return { refresh: () => (timer.leftMs = ms), [Symbol.dispose]: () => running.delete(timer) };
  };
  const pass = (ms: number) => {
    for (const timer of running) {
      timer.leftMs -= ms;
      if (timer.leftMs > 0) continue;
      running.delete(timer);
      timer.run();
    }
  };
  return { start, pass, leftMs: () => [...running].map(({ leftMs }) => leftMs) };
}

const timers = createTimers();
let api: TestApi;
let admin: TestUser;
let port: number;
const accepted: net.Socket[] = [];
beforeAll(async () => {
  api = await startTestApi({ questions: 'none', site: { startTimer: timers.start } });
  admin = await api.admin();
  port = Number(new URL(await api.listen()).port);
  api.app.server.on('connection', (socket: net.Socket) => accepted.push(socket));
});
afterAll(() => api[Symbol.asyncDispose]());
afterEach(() => {
  accepted.length = 0;
  vi.restoreAllMocks();
});

/** A caller that sends only the given bytes and never ends the connection. */
async function connect() {
  await eventually(() => expect(timers.leftMs()).toEqual([]));
  const socket = net.connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  await once(socket, 'connect');
  const ours = await eventually(() => accepted[0] ?? Promise.reject(new Error('It is not accepted yet')));
  let heard = '';
  let saidBytes = 0;
  const { promise: closed, resolve: onClosed } = Promise.withResolvers<void>();
  ours.once('close', () => onClosed());
  // A connection may also end by a reset, if the server did not read the rest.
  socket.on('error', () => {});
  socket.on('data', (data) => (heard += data.toString()));
  return {
    heard: () => heard,
    /** Resolves once the server has dropped the connection. */
    closed,
    isClosed: () => ours.destroyed,
    /** Resolves once the server has received it. */
    async say(what: string | Uint8Array) {
      saidBytes += what.length;
      socket.write(what);
      await eventually(() => expect(ours.bytesRead).toBe(saidBytes));
    },
    [Symbol.dispose]: () => socket.destroy(),
  };
}

const expectHeard = ({ heard }: Awaited<ReturnType<typeof connect>>, what: RegExp) =>
  eventually(() => expect(heard()).toMatch(what));

const head = (call: { readonly path: string }, ...lines: readonly string[]) =>
  [`POST ${call.path} HTTP/1.1`, 'Host: localhost', ...lines, '', ''].join('\r\n');
const answering = (...lines: readonly string[]) =>
  head(saveQuestionDone, visitor, 'Content-Type: application/json', ...lines);
const uploading = (token: string) =>
  head(
    { path: `${uploadQuestionTrack.path}?uid=LWD-9001` },
    `Authorization: Bearer ${token}`,
    'Content-Type: audio/mpeg',
    `Content-Length: ${mp3.length}`,
  );
const untilTimed = () => eventually(() => expect(timers.leftMs()).toEqual([patienceMs]));

describe('a slow body', () => {
  test.each([
    ['nothing of which comes', 'Content-Length: 100', ''],
    ['of unknown length that stops', 'Transfer-Encoding: chunked', '5\r\n{"a":'],
  ])('%s is refused, and the connection ends', async (_what, line, body) => {
    using caller = await connect();
    await caller.say(answering(line) + body);
    await untilTimed();
    timers.pass(patienceMs);
    await caller.closed;
    await expectHeard(caller, /^HTTP\/1\.1 408 [^]*"code":"too_slow"/);
  });

  test('is refused even if a little of it arrives', async () => {
    using caller = await connect();
    await caller.say(answering('Content-Length: 100'));
    await untilTimed();
    timers.pass(patienceMs - 1);
    await caller.say('{');
    timers.pass(1);
    await caller.closed;
    await expectHeard(caller, /^HTTP\/1\.1 408 /);
  });

  test('holds no connection after its request was refused', async () => {
    using stranger = await connect();
    await stranger.say(uploading('none'));
    await expectHeard(stranger, /^HTTP\/1\.1 401 [^]*"not_logged_in"/);
    timers.pass(patienceMs - 1);
    await stranger.say(mp3.subarray(0, half));
    expect(stranger.isClosed()).toBe(false);
    timers.pass(1);
    await stranger.closed;
    expect(stranger.heard()).not.toContain('408');
  });

  test('does not interrupt another answer', async () => {
    const asked = Promise.withResolvers<void>();
    const answer = Promise.withResolvers<{ rejected: 'session_ended' }>();
    vi.spyOn(api.dependencies.principals, 'resolve').mockImplementation(() => {
      asked.resolve();
      return answer.promise;
    });
    using caller = await connect();
    await caller.say(head(retrieveUser, 'Authorization: Bearer x', 'Content-Length: 0'));
    await asked.promise;
    await caller.say(answering('Content-Length: 100'));
    await untilTimed();
    timers.pass(patienceMs);
    await caller.closed;
    expect(caller.heard()).toBe('');
    answer.resolve({ rejected: 'session_ended' });
  });

  test.each([
    ['an invalid address', 400, head({ path: '/%zz' }, 'Content-Length: 100')],
    ['something else than to go on', 417, answering('Content-Length: 100', 'Expect: a-miracle')],
    ['what is no HTTP', 400, 'nonsense\r\n\r\n'],
  ])('is not awaited after %s', async (_what, status, request) => {
    using caller = await connect();
    await caller.say(request);
    await caller.closed;
    await expectHeard(caller, new RegExp(`^HTTP/1.1 ${status} `));
  });
});

test('has no timer once it has arrived', async () => {
  using caller = await connect();
  await caller.say(`${answering('Content-Length: 2')}{}`);
  await expectHeard(caller, /^HTTP\/1\.1 400 [^]*"invalid_input"/);
  await eventually(() => expect(timers.leftMs()).toEqual([]));
  await caller.say(`${answering('Content-Length: 2')}{}`);
  await eventually(() => expect(caller.heard().match(/HTTP\/1\.1 400 /g)).toHaveLength(2));
});

describe('an upload', () => {
  const unfinished = () => readdir(path.join(api.dataDir, 'incoming'));

  test('may take longer while its pieces keep coming', async () => {
    using caller = await connect();
    await caller.say(uploading(admin.token));
    const pieces = [0, 1, 2, 3].map((at) => mp3.subarray((at * mp3.length) / 4, ((at + 1) * mp3.length) / 4));
    for (const piece of pieces) {
      await untilTimed();
      timers.pass(patienceMs - 1);
      await caller.say(piece);
    }
    await expectHeard(caller, /^HTTP\/1\.1 200 [^]*"track"/);
    expect(await unfinished()).toEqual([]);
  });

  test('that stops is refused, and not stored', async () => {
    const events = await countEvents(api);
    const logged = vi.spyOn(api.dependencies.log, 'error');
    using caller = await connect();
    await caller.say(uploading(admin.token));
    await caller.say(mp3.subarray(0, half));
    await eventually(async () => expect(await unfinished()).toHaveLength(1));
    await untilTimed();
    timers.pass(patienceMs);
    await caller.closed;
    await expectHeard(caller, /^HTTP\/1\.1 408 [^]*"code":"too_slow"/);
    await eventually(async () => expect(await unfinished()).toEqual([]));
    expect(await countEvents(api)).toBe(events);
    expect(logged).not.toHaveBeenCalled();
  });

  test('aborted by its sender is not a server error', async () => {
    const logged = vi.spyOn(api.dependencies.log, 'error');
    const put = vi.spyOn(api.dependencies.files, 'put');
    using caller = await connect();
    await caller.say(uploading(admin.token));
    await caller.say(mp3.subarray(0, half));
    await eventually(async () => expect(await unfinished()).toHaveLength(1));
    caller[Symbol.dispose]();
    await expect(put.mock.results[0]?.value).rejects.toMatchObject({ code: 'invalid_input' });
    expect(await unfinished()).toEqual([]);
    expect(logged).not.toHaveBeenCalled();
  });
});
