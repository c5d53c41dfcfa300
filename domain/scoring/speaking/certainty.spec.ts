import fc from 'fast-check';
import { expect, test } from 'vitest';
import { certaintiesOf } from './certainty.ts';

const text = ['the', 'harbour', 'was', 'built', 'early'];
const words = (probabilities: readonly number[]) =>
  text.map((word, at) => ({ text: word, probability: probabilities[at] ?? 0, heard: null, at: null }));
const heard = (of: readonly string[]) =>
  of.map((word) => ({ text: word, probability: 0.9, startMs: 0, endMs: 0 }));
const probability = fc.integer({ min: 0, max: 1000 }).map((thousandths) => thousandths / 1000);
const probabilities = fc.array(probability, { minLength: text.length, maxLength: text.length });

test('raises certainty with the probability of the word and of the others', () => {
  fc.assert(
    fc.property(probabilities, fc.nat(text.length - 1), probability, (before, at, now) => {
      fc.pre(now > (before[at] ?? 0));
      const better = certaintiesOf(words(before.with(at, now)), []);
      certaintiesOf(words(before), []).forEach((certainty, place) =>
        expect(better[place]).toBeGreaterThanOrEqual(certainty),
      );
    }),
  );
});

test('raises certainty for words recognised in order, ignoring case and punctuation', () => {
  const all = [0.5, 0.5, 0.5, 0.5, 0.5];
  const none = certaintiesOf(words(all), []);
  const some = certaintiesOf(words(all), heard(['Early', 'the', 'Harbour,', 'early.']));
  expect(some.map((certainty, at) => certainty > (none[at] ?? 0))).toEqual([true, true, false, false, true]);
});

test('gives a single word no certainty, and nothing for no words', () => {
  expect(certaintiesOf(words([0.5]).slice(0, 1), [])).toEqual([0]);
  expect(certaintiesOf([], heard(['early']))).toEqual([]);
});
