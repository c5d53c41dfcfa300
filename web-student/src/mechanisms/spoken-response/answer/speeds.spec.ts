import { expect, it } from 'vitest';
import { speedsOver } from './speeds.ts';

it('counts the words of each two seconds; the last part is as long as it is', () => {
  expect(
    speedsOver([
      [500, 900],
      [1000, 1400],
      [2600, 3500],
    ]),
  ).toEqual([
    { from: 500, to: 2500, wordsPerSecond: 1 },
    { from: 2500, to: 3500, wordsPerSecond: 1 },
  ]);
  expect(speedsOver([])).toEqual([]);
});

it('joins a short rest to the part before it', () => {
  expect(
    speedsOver([
      [0, 400],
      [1500, 1900],
      [2000, 2300],
    ]),
  ).toEqual([{ from: 0, to: 2300, wordsPerSecond: 3000 / 2300 }]);
});
