import { expect, it } from 'vitest';
import { createTurns } from './turns.ts';

function speaker() {
  const counted = {
    pauses: 0,
    pause() {
      counted.pauses += 1;
    },
  };
  return counted;
}

it('gives the keys to the first player, then to the last one to play, and stops the previous one', () => {
  const turns = createTurns();
  const [one, two] = [speaker(), speaker()];
  turns.enter(one);
  const leave = turns.enter(two);
  expect([one, two].map(turns.hasKeys)).toEqual([true, false]);
  turns.take(one);
  turns.take(one);
  expect(one.pauses).toBe(0);
  turns.take(two);
  expect(one.pauses).toBe(1);
  expect([one, two].map(turns.hasKeys)).toEqual([false, true]);
  leave();
  expect(turns.hasKeys(one)).toBe(true);
  turns.take(one);
  expect(two.pauses).toBe(0);
});
