import { expect, it } from 'vitest';
import { flowOf } from './flow.ts';

it('lists speech with its speed, breaths and interrupting pauses', () => {
  expect(
    flowOf(
      [
        [0, 400],
        [500, 1000],
        [1300, 1800],
        // The end was detected too late, within the pause.
        [1800, 2300],
        [3000, 4000],
      ],
      [
        { at: [2000, 2900], within: true },
        { at: [4100, 5000], within: false },
      ],
    ),
  ).toEqual([
    { kind: 'speech', at: [0, 1000], words: 2, wordsPerSecond: 2 },
    { kind: 'breath', at: [1000, 1300] },
    { kind: 'speech', at: [1300, 2000], words: 2, wordsPerSecond: 2000 / 700 },
    { kind: 'within', at: [2000, 2900] },
    { kind: 'speech', at: [3000, 4000], words: 1, wordsPerSecond: 1 },
    { kind: 'long', at: [4100, 5000] },
  ]);
});

it('is empty without words, and keeps consecutive pauses', () => {
  expect(flowOf([], [])).toEqual([]);
  const pauses = [
    { at: [0, 500], within: true },
    { at: [600, 1000], within: true },
  ] as const;
  expect(flowOf([], pauses).map(({ kind }) => kind)).toEqual(['within', 'within']);
});
