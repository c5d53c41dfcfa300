import { expect, it } from 'vitest';
import { createGapFinder } from './gap-finder.ts';

const rate = 48_000;
const block = 128;
const blockMs = (block * 1000) / rate;

function device(pace = 1) {
  const find = createGapFinder(rate);
  let now = 1_000_000;
  const gaps: number[] = [];
  return {
    gaps,
    pass: (ms: number) => void (now += ms),
    play(seconds: number, samples = block) {
      for (let ms = 0; ms < seconds * 1000; ms += blockMs) {
        const lost = find(samples, now);
        if (lost > 0) gaps.push(Math.round(lost));
        now += blockMs * pace;
      }
    },
  };
}

it('finds each gap once, as long as it was', () => {
  const { play, pass, gaps } = device();
  play(5);
  pass(3000);
  play(10);
  pass(1600);
  play(5);
  expect(gaps).toEqual([3000, 1600]);
});

it('finds frames that are missing while the device runs on', () => {
  const { play, gaps } = device();
  play(2);
  play(4, 0);
  play(2);
  expect(gaps.map((ms) => Math.round(ms / 100))).toEqual([40]);
});

it('finds sound that is lost drop by drop', () => {
  const { play, gaps } = device(1.2);
  play(20);
  expect(gaps.reduce((sum, ms) => sum + ms, 0)).toBeGreaterThan(2000);
});

it('does not mistake a slow clock or sound in batches for a gap', () => {
  const slow = device(1.01);
  slow.play(120);
  expect(slow.gaps).toEqual([]);
  const find = createGapFinder(rate);
  const lost = Array.from({ length: 100 }, (_, at) => find(at % 2 === 0 ? 0 : rate / 5, at * 100));
  expect(lost.filter((ms) => ms > 0)).toEqual([]);
});
