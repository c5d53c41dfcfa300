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

it('links a consonant with the vowel that follows, also over a silent "e"', () => {
  expect(linked('The price of oil rose again')).toBe('The price‿of‿oil rose‿again');
});

it('links nothing over a pause, after an open end, or before a consonant that is not written', () => {
  expect(linked('In winter, it is the end')).toBe('In winter, it‿is the end');
  expect(linked('We all saw it')).toBe('We all saw it');
  expect(linked('It had one use in Europe')).toBe('It had one use‿in Europe');
});

it('knows that the "h" of an hour is silent', () => {
  expect(linked('for an hour at home')).toBe('for‿an‿hour‿at home');
});

it('stresses the words that carry the sense', () => {
  expect(stressed('The price of wheat rose after two years, and it was a shock.')).toEqual([
    'price',
    'wheat',
    'rose',
    'two',
    'years,',
    'shock.',
  ]);
});

it('stresses no sign that stands alone', () => {
  expect(stressed('tea – coffee')).toEqual(['tea', 'coffee']);
});
