import { describe, expect, test } from 'vitest';
import { wordsOf } from '../../words.ts';
import { findRange, rateRange } from './linguistic-range.ts';
import type { Mark } from './marks.ts';
import { pointsFor } from '../../rated.ts';
import { patternsOf } from './sentence-patterns.ts';
import { factsOf } from '../testing/facts-of.ts';
import { essay, essayTask, summary, summaryTask } from '../testing/tasks.ts';
import { findVocabulary, rateVocabulary } from './vocabulary.ts';

const patternsIn = (text: string) => patternsOf(factsOf(essayTask, text).sentences[0]?.tokens ?? []);

const plain =
  'The bus is good. The bus is cheap. People like the bus. The car is bad. The car is dear. People pay for the car. The bus is free. The city is good. The air is good. People like the city. ';

describe('the general linguistic range', () => {
  const pointsOf = (text: string) =>
    [2, 6].map((maximum) => pointsFor(rateRange(findRange(factsOf(essayTask, text))), maximum));

  test('gives all points to varied sentences, and none to uniform ones', () => {
    expect(pointsOf(essay)).toEqual([2, 6]);
    expect(pointsOf(plain.repeat(3))).toEqual([0, 0]);
  });

  test.each([
    ['Although it rains, we walk.', 'contrast'],
    ['If it is late, we stay.', 'condition'],
    ['The bus that is late is full.', 'relative'],
    ['Many people believe that buses are slow.', 'reported'],
    ['Tickets were sold at the door.', 'passive'],
    ['The town has recently grown.', 'perfect'],
    ['Knowing the way, she led us.', 'participle'],
    ['It is more useful than a car.', 'comparison'],
    ['It is not only cheap but also quick.', 'pair'],
    ['They came in order to help.', 'purpose'],
  ])('%s shows %s', (sentence, pattern) => {
    expect(patternsIn(sentence).names).toContain(pattern);
  });

  test('finds no pattern in a plain sentence', () => {
    expect(patternsIn('The bus is good.')).toEqual({ names: [], isComplex: false });
  });
});

describe('a text with mistakes throughout', () => {
  const ratedWith = (every: number) => {
    const marks = wordsOf(essay)
      .filter((_word, at) => at % every === 0)
      .map(({ span }): Mark => ({
        span,
        fault: 'grammar',
        category: 'verb_form',
        subcategory: 'verb-form',
        suggestions: [],
        sources: ['tagger'],
      }));
    const facts = factsOf(essayTask, essay, { marks });
    const rated = [rateRange(findRange(facts)), rateVocabulary(findVocabulary(essayTask, facts))];
    return {
      points: rated.map((each) => pointsFor(each, 2)),
      reported: rated.map(({ evidence }) =>
        evidence.some((it) => it.kind === 'reason' && it.code === 'many_mistakes'),
      ),
    };
  };

  test('loses points of range and vocabulary', () => {
    expect(ratedWith(5)).toEqual({ points: [1, 1], reported: [true, true] });
  });

  test('differs from a text with a few slips', () => {
    expect(ratedWith(25)).toEqual({ points: [2, 2], reported: [false, false] });
  });
});

describe('vocabulary', () => {
  const rated = (text: string, changes = {}) =>
    rateVocabulary(findVocabulary(essayTask, factsOf(essayTask, text, changes)));

  test('gives all points to exact and varied words, and none to a few common ones', () => {
    expect(pointsFor(rated(essay), 2)).toBe(2);
    const poor = rated(plain.repeat(3));
    expect(pointsFor(poor, 2)).toBe(0);
    expect(poor.evidence).toContainEqual({ kind: 'reason', code: 'plain_vocabulary', span: null });
    expect(poor.evidence).toContainEqual(expect.objectContaining({ code: 'repeated_word' }));
  });

  test('does not count a misspelt word as rare', () => {
    const word = essay.indexOf('considerable');
    const mark: Mark = {
      span: [word, word + 12],
      fault: 'spelling',
      category: 'spelling',
      subcategory: 'SpellCheck',
      suggestions: [],
      sources: ['dictionary'],
    };
    const lessCommon = (marks: readonly Mark[]) =>
      findVocabulary(essayTask, factsOf(essayTask, essay, { marks })).lessCommon;
    expect(lessCommon([mark])).toBeLessThan(lessCommon([]));
  });

  test('does not count copied words', () => {
    const vocabulary = (to: number) =>
      rateVocabulary(
        findVocabulary(
          summaryTask,
          factsOf(summaryTask, summary, { copied: { share: 0.5, runs: [[0, to]] } }),
        ),
      ).share;
    expect(vocabulary(0)).toBe(1);
    expect(vocabulary(summary.length / 2)).toBeLessThanOrEqual(0.5);
    expect(vocabulary(summary.length)).toBe(0);
  });
});
