import { expect, it } from 'vitest';
import { createUnfinishedAnswer } from './unfinished-answer.ts';

it('ends the answer of the screen that is there, and of no other', async () => {
  const unfinished = createUnfinishedAnswer<string>();
  expect(unfinished.isInTheMaking()).toBe(false);
  expect(await unfinished.finish()).toBeUndefined();

  const takeBackFirst = unfinished.endBy(async () => 'first');
  expect(await unfinished.finish()).toBe('first');

  // The next screen mounts before the previous one unmounts.
  const takeBackSecond = unfinished.endBy(async () => 'second');
  takeBackFirst();
  expect(await unfinished.finish()).toBe('second');

  takeBackSecond();
  expect(unfinished.isInTheMaking()).toBe(false);
  expect(await unfinished.finish()).toBeUndefined();
});
