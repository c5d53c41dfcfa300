import { expect, it } from 'vitest';
import { readWords } from './linking.ts';

const linked = (text: string) =>
  readWords(text)
    .map(({ text: word, isLinked }) => word + (isLinked ? '‿' : ' '))
    .join('')
    .trim();
const stressed = (text: string) =>
  readWords(text)
    .filter(({ isStressed }) => isStressed)
    .map(({ text: word }) => word);

it('links a consonant to the next vowel, even across a silent "e"', () => {
  expect(linked('The price of oil rose again')).toBe('The price‿of‿oil rose‿again');
});

it('makes no link across a pause, after an open end, or before an unwritten consonant', () => {
  expect(linked('In winter, it is the end')).toBe('In winter, it‿is the end');
  expect(linked('We all saw it')).toBe('We all saw it');
  expect(linked('It had one use in Europe')).toBe('It had one use‿in Europe');
});

it('treats the "h" of "hour" as silent', () => {
  expect(linked('for an hour at home')).toBe('for‿an‿hour‿at home');
});

it('stresses the content words', () => {
  expect(stressed('The price of wheat rose after two years, and it was a shock.')).toEqual([
    'price',
    'wheat',
    'rose',
    'two',
    'years,',
    'shock.',
  ]);
});

it('does not stress a lone punctuation mark', () => {
  expect(stressed('tea – coffee')).toEqual(['tea', 'coffee']);
});
