import { describe, expect, test } from 'vitest';
import {
  lwbQuestion,
  lwdQuestion,
  rrpQuestion,
  rsaQuestion,
} from '#domain/question-types/testing/questions.ts';
import { faultyFields, fileOf, recordedFile, wordsOfLength } from '../../testing/files.ts';
import { blankDistancesRule } from '../answers/blank-distances.ts';
import { optionPositionsRule } from '../answers/option-positions.ts';
import { paragraphTotalsRule } from '../texts/paragraph-totals.ts';
import { predictionsRule } from './predictions.ts';
import { speechRatesRule } from '../sound/speech-rates.ts';
import { yearsRule } from '../texts/years.ts';

test('limits the paragraphs to reorder to 150 words', () => {
  const long = (...lengths: readonly number[]) =>
    faultyFields(
      paragraphTotalsRule,
      fileOf({ ...rrpQuestion, paragraphs: lengths.map((length) => wordsOfLength(length)) }),
    );
  expect(long(40, 40, 40, 30)).toEqual([]);
  expect(long(40, 40, 40, 31)).toEqual(['paragraphs']);
});

describe('paragraphs with years in their order', () => {
  const story = (...paragraphs: readonly string[]) => fileOf({ ...rrpQuestion, paragraphs: [...paragraphs] });
  const dated = story('He was born in 1821.', 'He left.', 'In the 1850s he came back.', 'He died in 1860.');
  const sensible = [
    story('He was born in 1821.', 'He left.', 'He came back.', 'He died.'),
    story('He died in 1860.', 'In 1821 he had been born.', 'He left.', 'He came back.'),
    story('About 3000 people came.', 'Then 1000 left.', 'The rest stayed.', 'It was over.'),
  ];
  test('are reported if more than a quarter of a set has them', () => {
    expect(yearsRule([dated, ...sensible])).toEqual([]);
    expect(yearsRule([dated, dated, ...sensible])).toMatchObject([{ file: 'RRP/', field: 'paragraphs' }]);
  });
  test('are ignored in types without an order', () => {
    expect(yearsRule([fileOf({ ...rsaQuestion, topic: 'It rained in 1850 and in 1860.' })])).toEqual([]);
  });
});

describe('blanks to type while listening', () => {
  const topic = (...parts: readonly number[]) =>
    faultyFields(
      blankDistancesRule,
      fileOf({ ...lwbQuestion, topic: parts.map((length) => wordsOfLength(length)).join(' ___, ') }),
    );
  test('are four words apart', () => {
    expect(topic(5, 4, 4, 0)).toEqual([]);
    expect(topic(5, 4, 3, 9)).toEqual(['correctAnswers.2']);
    expect(topic(5, 0, 4, 9)).toEqual(['correctAnswers.1']);
  });
  test('start early', () => {
    expect(topic(25, 9, 9)).toEqual([]);
    expect(topic(26, 9, 9)).toEqual(['topic']);
  });
});

test('refuses a prediction on a question of the bank', () => {
  expect(faultyFields(predictionsRule, fileOf(rsaQuestion))).toEqual([]);
  expect(faultyFields(predictionsRule, fileOf({ ...rsaQuestion, prediction: true }))).toEqual(['prediction']);
});

test('refuses fast speech in easy questions', () => {
  const spoken = (words: number, difficulty: number) =>
    // Spoken in 59.7 seconds: a minute without the silence around.
    faultyFields(
      speechRatesRule,
      recordedFile({ ...lwdQuestion, difficulty, transcript: wordsOfLength(words) }, 60),
    );
  expect(spoken(198, 1)).toEqual([]);
  expect(spoken(202, 1)).toEqual(['difficulty']);
  expect(spoken(202, 2)).toEqual([]);
  expect(spoken(212, 2)).toEqual(['difficulty']);
  expect(spoken(240, 3)).toEqual([]);
  expect(faultyFields(speechRatesRule, fileOf({ ...rsaQuestion, difficulty: 1 }))).toEqual([]);
});

describe('explanations', () => {
  const explained = (explanation: string) =>
    faultyFields(optionPositionsRule, fileOf({ ...rsaQuestion, explanation }));
  test.each([
    'The first option is right.',
    'The last two options fail.',
    'Choose the second wrong option with care.',
    'Only option B names a ship.',
    'Options 2 and 3 are alike.',
    'Each option belongs to one sentence, and the options stand in the order of the passage.',
    'The options above are wrong.',
  ])('that name positions are reported: %s', (explanation) => {
    expect(explained(explanation)).toEqual(['explanation']);
  });
  test.each([
    'The right option is about ships.',
    'Two of the wrong options name railways.',
    'The first sentence rules this option out.',
    'The reasons come in the order of the story, first the choice of ships.',
    'Choose the option that comes from the last paragraph.',
    'An option may repeat words and yet be wrong.',
  ])('that refer to content are accepted: %s', (explanation) => {
    expect(explained(explanation)).toEqual([]);
  });
  test('of each option are checked as well', () => {
    const explanations = [...rsaQuestion.explanations.slice(0, 2), { text: 'See the last option.' }];
    expect(faultyFields(optionPositionsRule, fileOf({ ...rsaQuestion, explanations }))).toEqual([
      'explanations.2',
    ]);
  });
});
