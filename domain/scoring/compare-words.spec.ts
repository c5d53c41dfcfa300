import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareWords, type ComparedWord } from './compare-words.ts';
import { matchWords } from './comparing/fitted-words.ts';

/** `=the`: right; `-the`: missing; `+the`: extra; `the~teh`: misspelt. */
const written = (words: readonly ComparedWord[]) =>
  words
    .map(({ kind, expected, given, isOtherForm }) => {
      if (isOtherForm) return `=${given}=${expected}`;
      if (kind === 'right') return `=${given ?? expected}`;
      if (kind === 'missing') return `-${expected}`;
      return kind === 'extra' ? `+${given}` : `${expected}~${given}`;
    })
    .join(' ');

const said = 'The library opens at nine.';

describe('a dictation compared with its transcript', () => {
  it.each([
    ['The library opens at nine.', '=The =library =opens =at =nine'],
    ['the LIBRARY opens at nine', '=the =LIBRARY =opens =at =nine'],
    ['', '-The -library -opens -at -nine'],
    ['The libary opens at nine', '=The library~libary =opens =at =nine'],
    ['The opens nine', '=The -library =opens -at =nine'],
    ['The old library opens at nine', '=The +old =library =opens =at =nine'],
    ['The library closes at ten', '=The =library +closes -opens =at +ten -nine'],
    ['library The opens at nine', '=library =The =opens =at =nine'],
    ['opens opens at nine', '-The -library =opens +opens =at =nine'],
    ['Das Haus', '+Das +Haus -The -library -opens -at -nine'],
  ])('%j', (given, compared) => {
    expect(written(compareWords(said, given))).toBe(compared);
  });

  it('treats swapped letters as a slip', () => {
    expect(written(compareWords('from here', 'form here'))).toBe('from~form =here');
  });

  it('compares short words to the letter', () => {
    expect(written(compareWords('at it', 'as it'))).toBe('+as -at =it');
  });
});

it('accepts another standard spelling or form of a word, and reports it', () => {
  const compared = (expected: string, given: string) => written(compareWords(expected, given));
  expect(compared('The organisation’s well-known centre', "The organization's well known center")).toBe(
    "=The =organization's=organisation’s =well known=well-known =center=centre",
  );
  expect(compared('At lunch time', 'At lunchtime')).toBe('=At =lunch =time');
  expect(compared('Fifteen hundred dollars', '$1500 $')).toBe('=Fifteen =hundred =dollars');
  expect(compared('The city grew', 'The city—grew')).toBe('=The =city =grew');
});

const word = fc.constantFrom(
  'the',
  'library',
  'libary',
  'opens',
  'at',
  'nine',
  'night',
  "isn't",
  '1,500',
  'centre',
);
const sentence = fc.array(word, { maxLength: 12 }).map((words) => words.join(' '));

it('agrees with the score, and reports every word once', () => {
  fc.assert(
    fc.property(sentence, sentence, (expected, given) => {
      const words = compareWords(expected, given);
      const counted = matchWords(expected, given).filter(({ span }) => span !== null);
      expect(words.filter(({ kind }) => kind === 'right')).toHaveLength(counted.length);
      const wordsOn = (side: 'expected' | 'given') => words.flatMap((one) => one[side] ?? []);
      expect(wordsOn('expected').toSorted()).toEqual(expected.split(' ').filter(Boolean).toSorted());
      expect(wordsOn('given')).toEqual(given.split(' ').filter(Boolean));
    }),
    { examples: [['1,500 nine', '1,500 nine nine']] },
  );
});
