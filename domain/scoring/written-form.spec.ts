import { describe, expect, test } from 'vitest';
import { catalogue } from '../question-types/catalogue.ts';
import type { TypeCode } from '../question-types/type-code.ts';
import { formFaultOf, scoreForm, unclearEnd } from './written-form.ts';
import { findForm, rateForm } from './writing/form.ts';

const limitsOf = (code: TypeCode) => {
  const { answerWords } = catalogue[code].limits;
  if (!answerWords) throw new RangeError(`${code} has no limits`);
  return answerWords;
};
const text = (words: number) => `So${' it'.repeat(words - 1)}.`;

describe('the word count gives all, half or none of the points for form', () => {
  const steps: readonly (readonly [TypeCode, (readonly [words: number, points: number])[]])[] = [
    [
      'WSC',
      [
        [4, 0],
        [5, 1],
        [24, 1],
        [25, 2],
        [50, 2],
        [51, 1],
        [60, 1],
        [61, 0],
      ],
    ],
    [
      'LST',
      [
        [39, 0],
        [40, 1],
        [49, 1],
        [50, 2],
        [70, 2],
        [71, 1],
        [100, 1],
        [101, 0],
      ],
    ],
    [
      'LCT',
      [
        [4, 0],
        [5, 1],
        [19, 1],
        [20, 2],
        [30, 2],
        [31, 1],
        [40, 1],
        [41, 0],
      ],
    ],
    [
      'WWE',
      [
        [119, 0],
        [120, 1],
        [199, 1],
        [200, 2],
        [300, 2],
        [301, 1],
        [380, 1],
        [381, 0],
      ],
    ],
    [
      'WWM',
      [
        [29, 0],
        [30, 1],
        [49, 1],
        [50, 2],
        [120, 2],
        [121, 1],
        [140, 1],
        [141, 0],
      ],
    ],
  ];
  test.each(steps)('%s', (code, expected) => {
    for (const [words, points] of expected) {
      const score = scoreForm(text(words), limitsOf(code), 2);
      expect([words, score.points]).toEqual([words, points]);
      expect(score.evidence).toEqual([{ kind: 'words', count: words, full: [...limitsOf(code).full] }]);
    }
  });
});

const paragraphs = (before: (at: number) => string) =>
  Array.from({ length: 5 }, (_, at) => `${before(at)}${text(30)}`).join('\n\n');

test.each([
  ['THE CITY GREW FAST, AND THE ROADS DID NOT.', 'all_capitals'],
  ['the city grew fast and the roads did not', 'no_punctuation'],
  ['- The city grew.\n- The roads did not.', 'only_bullets'],
  ['1. The city grew.\n\n2) The roads did not.', 'only_bullets'],
  ['The city grew:\n- The roads did not.', undefined],
  ['- The city grew, and the roads did not.', undefined],
  ['1. The city grew, and the roads did not.', undefined],
  ['• The city grew.', undefined],
  [paragraphs((at) => `${at + 1}. `), undefined],
  [paragraphs(() => '- '), undefined],
  ['The city grew，and the roads did not。', undefined],
  ['The city grew، and the roads did not۔', undefined],
  ['In the USA, cities grew.', undefined],
])('%j has the fault %s', (written, fault) => {
  expect(formFaultOf(written, limitsOf('WSC'))).toBe(fault);
  const { points, evidence } = scoreForm(written, { full: [1, 200], partial: [] }, 2);
  expect(points).toBe(fault === undefined ? 2 : 0);
  expect(evidence.slice(1)).toEqual(fault === undefined ? [] : [{ kind: 'form', fault }]);
});

test.each([
  ['The city grew, and the roads did not.', undefined],
  ['The city grew by 2.5 per cent, e.g. in its south.', undefined],
  ['It was, as Gen. Grant said, a city that grew.', undefined],
  ['It grew from 9 a.m. Monday on.', undefined],
  ['Apple Inc. Chairman Cook and King Jr. High School grew.', undefined],
  ['Its Ph.D. Students and the U.S. Congress agree.', undefined],
  ['70 per cent agree that the city grew.', undefined],
  ['The city grew。', undefined],
  ['The city grew．', undefined],
  ['The city grew۔', undefined],
  ['«The city grew.»', undefined],
  ['„The city grew.“ ', undefined],
  ['- The city grew.', undefined],
  ['1. The city grew.', undefined],
  ['The city grew. 😀', undefined],
  ['The city grew.[1]', undefined],
  ['iPhone sales grew.', undefined],
  ['$70 was paid.', undefined],
  ['The Govt. Minister met Sens. Warren and Rt. Hon. Smith on Mon. Morning in Wash. State.', undefined],
  ['Its D.Phil. Students, M. Sc. Students and Ph. D. Students met at 5 p. m. Monday.', undefined],
  ['See Ch. Two and Art. Five, viz. London.', undefined],
  ['He said that “the city grew.”', undefined],
  ['The city grew (and the roads did not.)', undefined],
  ['\u200bThe city grew.\u200b', undefined],
  ['The city grew. The roads did not.', 'not_one_sentence'],
  ['Did the city grow? It did.', 'not_one_sentence'],
  ['The city grew at 9 p.m. and slept. The roads did not.', 'not_one_sentence'],
  ['the city grew.', 'not_one_sentence'],
  ['The city grew, it seems', 'not_one_sentence'],
  ['Did the city grow?', 'not_one_sentence'],
])('a summary in one sentence: %j has the fault %s', (written, fault) => {
  expect(formFaultOf(written, limitsOf('WWS'))).toBe(fault);
});

test.each([
  ['It was, as Gen. Grant said, a city that grew.', 'Gen.'],
  ['It grew (from 9 a.m. Monday on).', 'a.m.'],
  ['The city grew by 2.5 per cent, e.g. in its south.', undefined],
  ['The city grew, and the roads did not.', undefined],
  ['The city grew. The roads did not.', undefined],
])('cannot decide in %j whether a sentence ends at %s', (written, quoted) => {
  const span = unclearEnd(written, limitsOf('WWS'));
  expect(span && written.slice(...span)).toBe(quoted);
  expect(unclearEnd(written, limitsOf('WSC'))).toBeUndefined();
  expect(unclearEnd(`\u200b${written}`, limitsOf('WWS'))).toBe(quoted && null);
});

test('keeps the points of a summary with an unclear end, and reports the end', () => {
  const written = 'It was, as Gen. Grant said, a city that grew.';
  const { share, evidence } = rateForm(findForm('WWS', written));
  expect(share).toBeGreaterThan(0);
  expect(evidence).toContainEqual({ kind: 'reason', code: 'unclear_sentence_end', span: [11, 15] });
});
