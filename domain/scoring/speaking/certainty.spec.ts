import fc from 'fast-check';
import { expect, test } from 'vitest';
import { certaintiesOf } from './certainty.ts';

const text = ['the', 'harbour', 'was', 'built', 'early'];
const heard = (of: readonly string[]) =>
  of.map((word) => ({ text: word, probability: 0.9, startMs: 0, endMs: 0 }));
interface Given {
  readonly alone?: readonly (number | null)[];
  readonly heard?: readonly string[];
  readonly contrast?: number;
}
const certainties = (
  probabilities: readonly number[],
  { alone = probabilities, heard: of = [], contrast = 50 }: Given = {},
) =>
  certaintiesOf({
    reference: probabilities.map((each, at) => ({
      text: text[at] ?? '',
      probability: each,
      alone: alone[at] ?? null,
      heard: null,
      at: null,
    })),
    heard: heard(of),
    contrast,
  });
const probability = fc.integer({ min: 0, max: 1000 }).map((thousandths) => thousandths / 1000);
const probabilities = fc.array(probability, { minLength: text.length, maxLength: text.length });
const place = fc.nat(text.length - 1);
const contrast = fc.integer({ min: 0, max: 70 });
const all = [0.5, 0.5, 0.5, 0.5, 0.5];

test('raises certainty with the probability of the word and of the others', () => {
  fc.assert(
    fc.property(probabilities, place, probability, contrast, (before, at, now, room) => {
      fc.pre(now > (before[at] ?? 0));
      const given = { alone: before, contrast: room };
      const better = certainties(before.with(at, now), given);
      certainties(before, given).forEach((certainty, index) =>
        expect(better[index]).toBeGreaterThanOrEqual(certainty),
      );
    }),
  );
});

test('raises certainty with the own sound of the word, and changes no other word', () => {
  fc.assert(
    fc.property(probabilities, probabilities, place, probability, contrast, (sure, alone, at, now, room) => {
      fc.pre(now > (alone[at] ?? 0));
      const before = certainties(sure, { alone, contrast: room });
      const better = certainties(sure, { alone: alone.with(at, now), contrast: room });
      expect(better[at]).toBeGreaterThanOrEqual(before[at] ?? 0);
      expect(better.toSpliced(at, 1)).toEqual(before.toSpliced(at, 1));
    }),
  );
});

test('counts the own sound of a word less in noise, and then not at all', () => {
  const [quiet = 0, louder = 0, noisy = 0] = [50, 24, 15].map((room) => {
    const [good = 0] = certainties(all, { alone: [0.9, 0.5, 0.5, 0.5, 0.5], contrast: room });
    const [bad = 0] = certainties(all, { alone: [0.01, 0.5, 0.5, 0.5, 0.5], contrast: room });
    return good - bad;
  });
  expect(louder).toBeLessThan(quiet);
  expect(louder).toBeGreaterThan(0);
  expect(noisy).toBe(0);
});

test('judges a word without a place by its probability alone', () => {
  expect(certainties([0.2, 0.9], { alone: [null, 0.9] })).toEqual(certainties([0.2, 0.9]));
});

test('raises certainty for words recognised in order, ignoring case and punctuation', () => {
  const none = certainties(all);
  const some = certainties(all, { heard: ['Early', 'the', 'Harbour,', 'early.'] });
  expect(some.map((certainty, at) => certainty > (none[at] ?? 0))).toEqual([true, true, false, false, true]);
});

test('gives a single word no certainty, and nothing for no words', () => {
  expect(certainties([0.5])).toEqual([0]);
  expect(certainties([], { heard: ['early'] })).toEqual([]);
});
