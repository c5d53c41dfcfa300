import { expect, test } from 'vitest';
import { createReadingProcess, CrashedReading } from './reading-process.ts';

const program = new URL('./testing/dying-process.ts', import.meta.url);
const open = (patienceMs?: number) => createReadingProcess<{ text: string }, number>(program, patienceMs);

test('an answer that kills each process is set aside after three, and the others are read meanwhile', async () => {
  await using reader = open();
  const poison = reader.read({ text: 'die' });
  const ended: string[] = [];
  const others = ['one', 'three'].map(async (text) => {
    const facts = await reader.read({ text });
    ended.push(text);
    return facts;
  });
  const [refused, ...read] = await Promise.allSettled([poison, ...others]);
  expect(refused).toMatchObject({ status: 'rejected', reason: expect.any(CrashedReading) });
  expect(read.map((one) => one.status === 'fulfilled' && one.value)).toEqual([3, 5]);
  expect(ended).toEqual(['one', 'three']);
  expect(await reader.read({ text: 'after' })).toBe(5);
});

test('an answer that hangs counts as one that kills, and one that fails is told at once', async () => {
  await using reader = open(2_000);
  await expect(reader.read({ text: 'throw' })).rejects.toThrow('An answer cannot be read');
  await expect(reader.read({ text: 'hang' })).rejects.toBeInstanceOf(CrashedReading);
  expect(await reader.read({ text: 'after' })).toBe(5);
});
