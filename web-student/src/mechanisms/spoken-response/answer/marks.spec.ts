import { expect, it } from 'vitest';
import { markNear, marksOf } from './marks.ts';
import type { SpokenWord } from './spoken-words.ts';

const words: SpokenWord[] = [
  { text: 'Tea', state: 'said', at: [2000, 2300], pausesBefore: [{ at: [500, 1900], within: true }] },
  { text: 'came', state: 'missed', gap: [2000, 4000], place: [2300, 3700] },
  { text: 'by', state: 'missed', gap: [2000, 4000], place: [2300, 3700] },
  { text: 'ship', state: 'replaced', at: [3700, 4000] },
];

it('marks pauses, wrong words, and each gap between two words once', () => {
  expect(marksOf(words)).toEqual([
    { kind: 'pause', at: [500, 1900], heard: [0, 2900] },
    { kind: 'missed', at: [3000, 3000], heard: [2000, 4000], index: 1 },
    { kind: 'replaced', at: [3700, 4000], heard: [3700, 4000], index: 3 },
  ]);
});

it('has no place for a word in an empty answer', () => {
  expect(marksOf([{ text: 'Tea', state: 'missed' }])).toEqual([]);
});

it('finds the nearest mark, even a mark without length within a pause', () => {
  const pause = { kind: 'pause', at: [2300, 3700], heard: [1300, 4700] } as const;
  const marks = [...marksOf(words), pause];
  expect(markNear(marks, 3050, 200)?.kind).toBe('missed');
  expect(markNear(marks, 3300, 200)).toBe(pause);
  expect(markNear(marks, 4150, 200)?.kind).toBe('replaced');
  expect(markNear(marks, 4300, 200)).toBeUndefined();
});
