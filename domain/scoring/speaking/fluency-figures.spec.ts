import { expect, test } from 'vitest';
import { fluencyFigures, runsOf } from './fluency-figures.ts';
import { readOut } from './testing/spoken-facts.ts';
import type { SpeakingFacts } from './facts.ts';

const text = 'Ships brought the tea from far away and it was dear';
const figuresOf = (facts: SpeakingFacts) => fluencyFigures(facts, facts.reference);
const whole = readOut(text);
const halting = readOut(text, { 2: { pauseAfterMs: 800 }, 6: { pauseAfterMs: 300 } });

test('splits words into runs at pauses, without changing the articulation speed', () => {
  expect(figuresOf(whole)).toMatchObject({ pausesPerTenWords: 0, pausePercent: 0, wordsPerRun: 11 });
  const { pausesPerTenWords, wordsPerRun, syllablesPerSecond } = figuresOf(halting);
  expect(pausesPerTenWords).toBeCloseTo(20 / 11);
  expect(wordsPerRun).toBeCloseTo(11 / 3);
  expect(syllablesPerSecond).toBeCloseTo(figuresOf(whole).syllablesPerSecond);
  expect(runsOf(halting).map(({ words }) => words)).toEqual([3, 4, 4]);
});

test('counts a second of "um" as voice without words', () => {
  const end = whole.runs[0]?.endMs ?? 0;
  const um = { ...whole, runs: [...whole.runs, { startMs: end + 100, endMs: end + 1_100 }] };
  expect(figuresOf(whole).fillerPercent).toBe(0);
  // A quarter of a second belongs to the words beside it.
  expect(figuresOf(um).fillerPercent).toBeCloseTo((100 * 750) / (11 * 400 + 1_000));
  expect(figuresOf(um).syllablesPerSecond).toBeLessThan(figuresOf(whole).syllablesPerSecond);
});

test('counts a repeated word, and a less clear one', () => {
  const again = { ...whole, heard: [...whole.heard.slice(0, 1), ...whole.heard] };
  expect(figuresOf(again).extraPerTenWords).toBeCloseTo(10 / 11);
  const unclear = figuresOf(readOut(text, { 1: { probability: 0.3 } }));
  expect(unclear.clearPercent).toBeLessThan(figuresOf(whole).clearPercent);
});

test('gives the worst finite figures to a recording without words or voice', () => {
  const silent = fluencyFigures({ ...whole, runs: [], heard: [], reference: [] }, []);
  for (const value of Object.values(silent)) expect(Number.isFinite(value)).toBe(true);
  expect(silent).toMatchObject({ pausePercent: 100, fillerPercent: 100, clearPercent: 0 });
});
