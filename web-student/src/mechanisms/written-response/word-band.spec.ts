import { describe, expect, it } from 'vitest';
import { catalogue } from '#domain/question-types/catalogue.ts';
import type { AnswerWords } from '#domain/question-types/catalogue/limits.ts';
import { wordBand, wordRule } from './word-band.ts';

const limitsOf = (type: 'WWM' | 'WWE' | 'WWS' | 'WSC' | 'LST' | 'LCT'): AnswerWords => {
  const { answerWords } = catalogue[type].limits;
  if (!answerWords) throw new RangeError(`${type} counts no words`);
  return answerWords;
};

describe('the band of a word count', () => {
  it.each([
    ['WWM', 29, 'none'],
    ['WWM', 30, 'partial'],
    ['WWM', 50, 'full'],
    ['WWM', 120, 'full'],
    ['WWM', 140, 'partial'],
    ['WWM', 141, 'none'],
    ['WWE', 199, 'partial'],
    ['WWE', 200, 'full'],
    ['WWE', 381, 'none'],
    ['WWS', 4, 'none'],
    ['WWS', 75, 'full'],
    ['WWS', 76, 'none'],
    ['WSC', 24, 'partial'],
    ['LST', 39, 'none'],
    ['LST', 71, 'partial'],
    ['LCT', 31, 'partial'],
  ] as const)('%s with %i words is %s', (type, count, band) => {
    expect(wordBand(count, limitsOf(type)).name).toBe(band);
  });

  it.each([
    ['WWS', 2, 'none'],
    ['WWS', 1, 'full'],
    ['LST', 4, 'full'],
  ] as const)('%s of 60 words in %i sentences is %s', (type, sentences, band) => {
    expect(wordBand(60, limitsOf(type), sentences).name).toBe(band);
  });

  it('says how many words to add or remove', () => {
    expect(wordBand(3, limitsOf('WSC')).advice).toBe('no points yet: write 22 more words for full points');
    expect(wordBand(55, limitsOf('WSC')).advice).toBe('part of the points: cut 5 words for full points');
  });
});

it('describes the rule of each type', () => {
  expect(wordRule(limitsOf('WWM'))).toBe('50 to 120 words for full points; aim at about 100.');
  expect(wordRule(limitsOf('WWS'))).toBe(
    'One sentence of 5 to 75 words, with a capital letter first and a full stop last.',
  );
  expect(wordRule(limitsOf('LCT'))).toBe('20 to 30 words for full points.');
});
