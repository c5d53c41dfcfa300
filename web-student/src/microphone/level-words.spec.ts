import { expect, it } from 'vitest';
import { levelShare, levelWord } from './level-words.ts';

const level = (rms: number, peak = rms) => ({ rms, peak, isVoiced: true });

it('shows a level as the ear hears it', () => {
  expect([0, 0.001, 0.1, 1].map((rms) => Math.round(levelShare(level(rms)) * 100))).toEqual([0, 0, 67, 100]);
});

it('has words for it', () => {
  expect([level(0), level(0.005), level(0.05), level(0.3, 1)].map(levelWord)).toEqual([
    'Nothing',
    'Quiet',
    'Good',
    'Too loud',
  ]);
});
