import { setImmediate as turnOfLoop } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLanes } from './lanes.ts';
import { StreamBusy } from './stream-busy.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const limits = { waiting: 3, waitMs: 1_000, turnMs: 400 };

function piece(done: string[], name: string) {
  const { promise, resolve } = Promise.withResolvers<string>();
  const work = async () => {
    done.push(`${name} begins`);
    return promise;
  };
  return { work, end: () => resolve(name) };
}

test('runs work of one stream in order of arrival', async () => {
  const lanes = createLanes(limits);
  const done: string[] = [];
  const [first, second] = [piece(done, 'first'), piece(done, 'second')];
  const answers = Promise.all([lanes.inTurn('a-1', first.work), lanes.inTurn('a-1', second.work)]);
  second.end();
  await turnOfLoop();
  expect(done).toEqual(['first begins']);
  first.end();
  expect(await answers).toEqual(['first', 'second']);
  expect(lanes.size).toBe(0);
});

test('runs work of other streams at once', async () => {
  const lanes = createLanes(limits);
  const done: string[] = [];
  const first = piece(done, 'first');
  const slow = lanes.inTurn('a-1', first.work);
  expect(await lanes.inTurn('a-2', async () => 'other')).toBe('other');
  expect(lanes.size).toBe(1);
  first.end();
  await slow;
  expect(lanes.size).toBe(0);
});

test('continues after failed work', async () => {
  const lanes = createLanes(limits);
  const failing = lanes.inTurn('a-1', () => Promise.reject(new Error('no')));
  const next = lanes.inTurn('a-1', async () => 'next');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('next');
  expect(lanes.size).toBe(0);
});

test('refuses work in a full lane, and accepts it when there is room', async () => {
  const lanes = createLanes(limits);
  const done: string[] = [];
  const first = piece(done, 'first');
  const all = [lanes.inTurn('a-1', first.work)];
  for (let place = 0; place < limits.waiting; place += 1)
    all.push(lanes.inTurn('a-1', async () => `${place}`));
  await expect(lanes.inTurn('a-1', async () => 'too many')).rejects.toBeInstanceOf(StreamBusy);
  first.end();
  expect(await Promise.all(all)).toEqual(['first', '0', '1', '2']);
  expect(await lanes.inTurn('a-1', async () => 'room')).toBe('room');
  expect(lanes.size).toBe(0);
});

test('passes work that hangs, and ignores its late end', async () => {
  const lanes = createLanes(limits);
  const done: string[] = [];
  const [hanging, next, last] = [piece(done, 'hanging'), piece(done, 'next'), piece(done, 'last')];
  const answers = [hanging, next, last].map(({ work }) => lanes.inTurn('a-1', work));
  await vi.advanceTimersByTimeAsync(limits.turnMs);
  expect(done).toEqual(['hanging begins', 'next begins']);
  hanging.end();
  expect(await answers[0]).toBe('hanging');
  await turnOfLoop();
  expect(done).toEqual(['hanging begins', 'next begins']);
  next.end();
  last.end();
  expect(await Promise.all(answers)).toEqual(['hanging', 'next', 'last']);
  expect(lanes.size).toBe(0);
});

test('refuses work that waits too long, and frees its place', async () => {
  const lanes = createLanes({ ...limits, turnMs: 60_000 });
  const done: string[] = [];
  const hanging = piece(done, 'hanging');
  const first = lanes.inTurn('a-1', hanging.work);
  const waiting = lanes.inTurn('a-1', piece(done, 'never').work);
  await Promise.all([
    expect(waiting).rejects.toBeInstanceOf(StreamBusy),
    vi.advanceTimersByTimeAsync(limits.waitMs),
  ]);
  hanging.end();
  await first;
  expect(done).toEqual(['hanging begins']);
  expect(lanes.size).toBe(0);
});

test('runs nested work at once', async () => {
  const lanes = createLanes(limits);
  const nested = await Promise.all([
    lanes.inTurn('a-1', () => lanes.inTurn('a-2', async () => 'first')),
    lanes.inTurn('a-2', () => lanes.inTurn('a-1', async () => 'second')),
    lanes.inTurn('a-1', () => lanes.inTurn('a-1', async () => 'third')),
  ]);
  expect(nested).toEqual(['first', 'second', 'third']);
  expect(lanes.size).toBe(0);
});

test('queues work that was started by finished work', async () => {
  const lanes = createLanes(limits);
  const done: string[] = [];
  const started = Promise.withResolvers<void>();
  const last = piece(done, 'left');
  last.end();
  let left: Promise<string> | undefined;
  await lanes.inTurn('a-1', async () => {
    left = started.promise.then(() => lanes.inTurn('a-1', last.work));
  });
  const other = piece(done, 'other');
  const running = lanes.inTurn('a-1', other.work);
  started.resolve();
  await turnOfLoop();
  expect(done).toEqual(['other begins']);
  other.end();
  expect(await Promise.all([running, left])).toEqual(['other', 'left']);
});
