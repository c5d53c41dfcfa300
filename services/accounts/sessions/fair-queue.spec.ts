import { expect, test } from 'vitest';
import { createFairQueue, QueueFull } from './fair-queue.ts';

function recorder() {
  const ran: string[] = [];
  return { ran, work: (name: string) => async () => void ran.push(name) };
}
const failure = (outcome: PromiseSettledResult<unknown> | undefined) =>
  outcome?.status === 'rejected' ? outcome.reason : undefined;

test('takes turns between the waiting callers', async () => {
  const { ran, work } = recorder();
  const queue = createFairQueue({ places: 1, waitingEach: 10, waitingAll: 100 });
  await Promise.all([
    ...['a1', 'a2', 'a3', 'a4'].map((name) => queue.run('a', work(name))),
    ...['b1', 'b2'].map((name) => queue.run('b', work(name))),
  ]);
  expect(ran).toEqual(['a1', 'a2', 'b1', 'a3', 'b2', 'a4']);
});

test('refuses the excess of one caller, and no other', async () => {
  const { ran, work } = recorder();
  const queue = createFairQueue({ places: 2, waitingEach: 3, waitingAll: 100 });
  const much = Array.from({ length: 50 }, (_, index) => queue.run('a', work(`a${index}`)));
  const other = queue.run('b', work('b'));
  const outcomes = await Promise.allSettled([...much, other]);
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(45);
  expect(failure(outcomes.find(({ status }) => status === 'rejected'))).toBeInstanceOf(QueueFull);
  expect(outcomes.at(-1)?.status).toBe('fulfilled');
  expect(ran.indexOf('b')).toBeLessThan(5);
});

test('refuses work of the busiest caller when the queue is full', async () => {
  const { work } = recorder();
  const queue = createFairQueue({ places: 1, waitingEach: 4, waitingAll: 6 });
  const [a, b] = ['a', 'b'].map((of) => Array.from({ length: 4 }, () => queue.run(of, work(of))));
  const late = queue.run('c', work('c'));
  const outcomes = await Promise.allSettled([...(a ?? []), ...(b ?? []), late]);
  expect(outcomes.at(-1)?.status).toBe('fulfilled');
  expect(outcomes.filter(({ status }) => status === 'rejected').length).toBeGreaterThan(0);
});

test('frees the place of failed work', async () => {
  const queue = createFairQueue({ places: 1, waitingEach: 4, waitingAll: 6 });
  const failing = queue.run('a', () => Promise.reject(new Error('broken')));
  const next = queue.run('a', async () => 'done');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('done');
});
