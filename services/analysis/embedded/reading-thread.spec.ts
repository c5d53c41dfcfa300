import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { WrittenAnswer } from '#domain/scoring/writing-analysis.ts';
import { essayTask } from '#domain/scoring/writing/testing/tasks.ts';
import { createReadingThread } from './reading-thread.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'ninety-reading-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const worker = new URL('./testing/dying-worker.ts', import.meta.url);
const answer = (deaths: number) => {
  const prompt = path.join(folder, `${deaths}-deaths`);
  writeFileSync(prompt, String(deaths));
  return { ...essayTask, prompt, text: 'Some words.', earlier: [] };
};

test('a thread that dies is replaced, and its answer is asked again', async () => {
  await using thread = createReadingThread<WrittenAnswer, number>(worker);
  expect(await thread.read(answer(1))).toBe(11);
  expect(await thread.read(answer(0))).toBe(11);
});

test('an answer that kills its thread twice is given up, and the next one is read', async () => {
  await using thread = createReadingThread<WrittenAnswer, number>(worker);
  await expect(thread.read(answer(2))).rejects.toThrow('An answer cannot be read');
  expect(await thread.read(answer(0))).toBe(11);
});

test('answers that come at once are read in the order in which they came', async () => {
  await using thread = createReadingThread<WrittenAnswer, number>(worker);
  const answers = Array.from({ length: 10 }, () => answer(0));
  const ended: number[] = [];
  await Promise.all(answers.map((one, at) => thread.read(one).then(() => ended.push(at))));
  expect(ended).toEqual([...answers.keys()]);
});

test('a thread that was never asked has nothing to end', async () => {
  const thread = createReadingThread<WrittenAnswer, number>(worker);
  await expect(thread[Symbol.asyncDispose]()).resolves.toBeUndefined();
});

const busyWorker = new URL('./testing/busy-worker.ts', import.meta.url);
const busyFile = path.join(folder, 'busy');
const idle = { until: 'no file' };
const busy = { until: busyFile };

test('an answer that takes too long is given up, and its thread reads on', async () => {
  await using thread = createReadingThread<typeof idle, number>(busyWorker, { patienceMs: 500 });
  let last: number | undefined;
  const answered = () =>
    expect.poll(async () => (last = await thread.read(idle).catch(() => undefined)), { timeout: 30_000 });
  await answered().toBeTypeOf('number');
  const first = last;
  writeFileSync(busyFile, '');
  await expect(thread.read(busy)).rejects.toThrow('timeout');
  await expect(thread.read(idle)).rejects.toThrow('timeout');
  rmSync(busyFile);
  await answered().toBe(first);
});

test('a thread that hangs is ended', async () => {
  writeFileSync(busyFile, '');
  await using thread = createReadingThread<typeof idle, number>(busyWorker, { longestReadMs: 200 });
  await expect(thread.read(busy)).rejects.toThrow('The task has been aborted');
});
