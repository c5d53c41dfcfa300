import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countWords, sameWord, wordsOf } from './words.ts';

test.each([
  ['The city grew, and its roads did not.', 8],
  ['The city — grew ... and - its • roads \u200b did * not.', 8],
  ['The city—grew—and its roads did not.', 8],
  ['The city grew,and its roads did not.It fell.', 10],
  ['A well-known, up-to-date city', 4],
  ['A well–known city', 4],
  ['At 9.45 a.m. it cost $1,500 and/or 3.5%.', 8],
  ['The U.S. Congress met in 1990–95.', 6],
  ["It isn't ours", 3],
  ['The city grew。The roads、', 5],
  ['The city→grew، and·its | roads~did・not', 8],
  ['— … * •', 0],
  ['', 0],
])('%j has %i words', (text, count) => {
  expect(countWords(text)).toBe(count);
});

const word = fc.constantFrom('city', 'grew', "isn't", 'well-known', '1,500', 'a.m.', 'The');
const gap = fc.constantFrom(
  ' ',
  ', ',
  '. ',
  '\n',
  ' — ',
  '—',
  ' - ',
  ' … ',
  ' \u200b ',
  '\u00a0',
  '； ',
  '。',
  ',',
);

test('counts the joined words, with any separators', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(word, gap), { maxLength: 30 }), (pairs) => {
      // A mark between two figures or after initials may belong to them.
      const text = pairs
        .map(([each, between]) => each + (/[\d.]$/.test(each) ? ` ${between}` : between))
        .join('');
      expect(countWords(text)).toBe(pairs.length);
      expect(wordsOf(text).map((found) => sameWord(found.text))).toEqual(
        pairs.map(([each]) => sameWord(each)),
      );
    }),
  );
});
