import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wordsOfTranscription } from './transcription.ts';

const words = (...texts: readonly string[]) =>
  texts.map((word, at) => ({ word, start: at / 2, end: at / 2 + 0.4 }));
const textsOf = (answered: unknown, seconds = 10) =>
  wordsOfTranscription(answered, seconds).map(({ text }) => text);

test.each([
  [
    'with the signs of the text',
    'Well, yes. It is 5%!',
    ['Well', 'yes', 'It', 'is', '5'],
    ['Well,', 'yes.', 'It', 'is', '5'],
  ],
  ['with their own signs', ' Well, yes.', [' Well,', ' yes.'], ['Well,', 'yes.']],
  ['of another text than the one beside them', 'Not at all', ['Well', 'yes'], ['Well', 'yes']],
  [
    'one of which the text has only much later',
    'It was said again and again and all agreed, that.',
    ['that', 'was', 'said', 'again'],
    ['that', 'was', 'said', 'again'],
  ],
  ['and signs, which are no words', 'Yes — no.', ['Yes', '—', 'no'], ['Yes', 'no.']],
  ['of a text that is left out', undefined, ['Zoë', '1990'], ['Zoë', '1990']],
])('words %s', (_, text, said, expected) => {
  expect(textsOf({ text, words: words(...said) })).toEqual(expected);
});

test('words keep their times', () => {
  expect(wordsOfTranscription({ text: 'Yes.', words: words('Yes') }, 1)).toEqual([
    { text: 'Yes.', start: 0, end: 0.4 },
  ]);
});

describe('no transcription is', () => {
  test.each([
    ['a text', 'The price of wheat'],
    ['a text without words', { text: 'The price of wheat' }],
    ['no word', { text: '', words: [] }],
    ['another alphabet', { text: 'Цена на', words: words('Цена', 'на') }],
    ['words without times', { text: 'Yes', words: [{ word: 'Yes' }] }],
    ['a word that ends before it begins', { words: [{ word: 'Yes', start: 2, end: 1 }] }],
    ['times that run backwards', { words: words('no', 'yes').toReversed() }],
    ['words before the beginning', { words: [{ word: 'Yes', start: -1, end: 1 }] }],
    ['words behind the end', { words: [{ word: 'Yes', start: 12, end: 12.5 }] }],
    ['a word as long as a text', { words: [{ word: 'a'.repeat(51), start: 0, end: 1 }] }],
    ['more words than can be said', { words: Array.from({ length: 99 }, () => words('yes')[0]) }],
  ])('%s', (_, answered) => {
    expect(() => wordsOfTranscription(answered, 10)).toThrow(/invalid|too (big|small)|no words/i);
  });
});

test('whatever is told, words are of the answer, in order and within its length', () => {
  const time = fc.double({ min: -0.5, max: 7, noNaN: true });
  const word = fc.record({ word: fc.string(), start: time, end: time });
  const answered = fc.record({ text: fc.string(), words: fc.array(word, { maxLength: 30 }) });
  const sorted = answered.map((each) => ({
    ...each,
    words: each.words.toSorted((one, other) => one.start - other.start),
  }));
  fc.assert(
    fc.property(fc.oneof(fc.anything(), answered, sorted), (told) => {
      let found;
      try {
        found = wordsOfTranscription(told, 5);
      } catch {
        return;
      }
      expect(found.length).toBeGreaterThan(0);
      for (const [at, { text, start, end }] of found.entries()) {
        expect(text.length).toBeLessThanOrEqual(60);
        expect(start).toBeGreaterThanOrEqual(found[at - 1]?.start ?? 0);
        expect(end).toBeGreaterThanOrEqual(start);
        expect(end).toBeLessThanOrEqual(6);
      }
    }),
  );
});
