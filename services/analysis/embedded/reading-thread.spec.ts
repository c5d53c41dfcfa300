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
