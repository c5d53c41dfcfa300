import { describe, expect, test } from 'vitest';
import type { Question } from '#domain/question-types/registry.ts';
import * as samples from '#domain/question-types/testing/questions.ts';
import { faultyFields, fileOf, wordsOfLength } from '../../testing/files.ts';
import type { Rule } from '../../rule.ts';
import { keyCountsRule, solvableRule } from '../answers/keys.ts';
import { lengthsRule } from './lengths.ts';
import { optionLengthRule } from '../answers/option-lengths.ts';

const fieldsOf = (rule: Rule, question: Question) => faultyFields(rule, fileOf(question));
const options = (count: number) => Array.from({ length: count }, (_, index) => `Option ${index}`);
const passage = wordsOfLength(200);

describe('lengths', () => {
  const withBlanks = (words: number) => `___ ___ ___ ${wordsOfLength(words - 3)}`;
  const sizes: readonly (readonly [
    string,
    (words: number) => Question,
    field: string,
    least: number,
    most: number,
  ])[] = [
    ['the passage of RSA', (n) => ({ ...samples.rsaQuestion, topic: wordsOfLength(n) }), 'topic', 120, 300],
    ['the passage of RMA', (n) => ({ ...samples.rmaQuestion, topic: wordsOfLength(n) }), 'topic', 120, 300],
    [
      'a paragraph of RRP',
      (n) => ({
        ...samples.rrpQuestion,
        paragraphs: [1, 2, 3, 4].map((i) => wordsOfLength(i === 2 ? n : 20, `w${i}`)),
      }),
      'paragraphs.1',
      10,
      50,
    ],
    ['the text of RFG', (n) => ({ ...samples.rfgQuestion, topic: withBlanks(n) }), 'topic', 30, 80],
    ['the text of RFB', (n) => ({ ...samples.rfbQuestion, topic: withBlanks(n) }), 'topic', 60, 150],
    [
      'a summary of LHS',
      (n) => ({ ...samples.lhsQuestion, multichoice: [wordsOfLength(40), wordsOfLength(n)] }),
      'multichoice.1',
      35,
      60,
    ],
    [
      'an ending of LMW',
      (n) => ({ ...samples.lmwQuestion, multichoice: ['ship', wordsOfLength(n), 'train'] }),
      'multichoice.1',
      1,
      6,
    ],
    [
      'the sentence of LWD',
      (n) => ({ ...samples.lwdQuestion, transcript: wordsOfLength(n) }),
      'transcript',
      8,
      14,
    ],
  ];

  test.each(sizes)('%s', (_what, make, field, least, most) => {
    for (const words of [least, most]) expect(fieldsOf(lengthsRule, make(words))).not.toContain(field);
    for (const words of [least - 1, most + 1]) expect(fieldsOf(lengthsRule, make(words))).toContain(field);
  });

  test('requires two to six words in a title', () => {
    const titled = (title: string) =>
      fieldsOf(lengthsRule, { ...samples.rsaQuestion, topic: passage, title });
    expect(titled('Just right')).toEqual([]);
    expect(titled('Short')).toEqual(['title']);
    expect(titled('One two three four five six seven')).toEqual(['title']);
  });
});

describe('the number of options, blanks and keys', () => {
  const four = { multichoice: options(4), correctIndex: 3 };
  const good: readonly Question[] = [
    { ...samples.rsaQuestion, ...four },
    { ...samples.lsaQuestion, ...four },
    { ...samples.lhsQuestion, ...four },
    { ...samples.lmwQuestion, ...four },
    samples.rmaQuestion,
    samples.lmaQuestion,
    samples.rrpQuestion,
    { ...samples.rfgQuestion, topic: '___ ___ ___', wordsGiven: options(6), correctAnswers: options(3) },
    {
      ...samples.rfbQuestion,
      topic: '___ ___ ___',
      wordsGiven: [options(5), options(5), options(5)],
      correctAnswers: ['Option 1', 'Option 2', 'Option 3'],
    },
    { ...samples.liwQuestion, indexToClick: [0, 1, 2, 3] },
    { ...samples.lwbQuestion, correctAnswers: ['a', 'b', 'c', 'd'] },
    samples.lwdQuestion,
  ];
  const withSingle: readonly Question[] = good.map((question) =>
    question.type === 'RFG'
      ? { ...question, wordsGiven: ['a', 'b', 'c', 'd', 'e', 'f'], correctAnswers: ['a', 'b', 'c'] }
      : question,
  );

  test.each(withSingle.map((question) => [question.type, question] as const))(
    'is right in a good %s',
    (_type, question) => {
      expect(fieldsOf(keyCountsRule, question)).toEqual([]);
    },
  );

  const bad: readonly (readonly [string, Question, string])[] = [
    ['RSA with five options', { ...samples.rsaQuestion, multichoice: options(5) }, 'multichoice'],
    ['LSA with two options', { ...samples.lsaQuestion, multichoice: options(2) }, 'multichoice'],
    ['LHS with five options', { ...samples.lhsQuestion, multichoice: options(5) }, 'multichoice'],
    ['LMW with two options', { ...samples.lmwQuestion, multichoice: options(2) }, 'multichoice'],
    [
      'options that differ in case alone',
      { ...samples.rsaQuestion, multichoice: ['By sea', 'by sea', 'c', 'd'] },
      'multichoice',
    ],
    ['RMA with four options', { ...samples.rmaQuestion, multichoice: options(4) }, 'multichoice'],
    ['RMA with one key', { ...samples.rmaQuestion, correctIndexes: [1] }, 'correctIndexes'],
    ['LMA with four keys', { ...samples.lmaQuestion, correctIndexes: [0, 1, 2, 3] }, 'correctIndexes'],
    ['keys out of order', { ...samples.rmaQuestion, correctIndexes: [2, 0] }, 'correctIndexes'],
    ['RRP with three paragraphs', { ...samples.rrpQuestion, paragraphs: ['a', 'b', 'c'] }, 'paragraphs'],
    ['RFG with two blanks', samples.rfgQuestion, 'correctAnswers'],
    [
      'RFG with a word twice',
      { ...samples.rfgQuestion, wordsGiven: ['a', 'A', 'b', 'c', 'd', 'e'] },
      'wordsGiven',
    ],
    [
      'RFG with two words in one',
      { ...samples.rfgQuestion, wordsGiven: ['a b', 'b', 'c', 'd', 'e', 'f'] },
      'wordsGiven.0',
    ],
    ['RFB with three words for a blank', samples.rfbQuestion, 'wordsGiven.0'],
    ['LIW with two words', samples.liwQuestion, 'indexToClick'],
    ['LWB with two blanks', samples.lwbQuestion, 'correctAnswers'],
    [
      'LWB with two words in a blank',
      { ...samples.lwbQuestion, correctAnswers: ['a b', 'b', 'c', 'd'] },
      'correctAnswers.0',
    ],
  ];
  test.each(bad)('is reported for %s', (_what, question, field) => {
    expect(fieldsOf(keyCountsRule, question)).toContain(field);
  });
});

describe('the key', () => {
  test.each(Object.values(samples.sampleQuestions).map((question) => [question.type, question] as const))(
    'of a good %s earns all points, and its empty screen does not pass',
    (_type, question) => {
      expect(fieldsOf(solvableRule, question)).toEqual([]);
    },
  );

  test('earns nothing if it names no option', () => {
    expect(fieldsOf(solvableRule, { ...samples.rmaQuestion, correctIndexes: [9] })).toEqual([
      'correctIndexes',
    ]);
  });

  test('is reported if paragraphs are shown in their right order', () => {
    const { paragraphs } = samples.rrpQuestion;
    // Among all uids, some are shown in the right order.
    const shownAsWritten = Array.from({ length: 500 }, (_, index) => ({
      ...samples.rrpQuestion,
      uid: `RRP-${1000 + index}`,
    }));
    const told = shownAsWritten.filter((question) => fieldsOf(solvableRule, question).includes('paragraphs'));
    expect(paragraphs).toHaveLength(4);
    expect(told.length).toBeGreaterThan(0);
    expect(told.length).toBeLessThan(250);
  });
});

describe('the length of options', () => {
  const choice = (right: number, ...wrong: readonly number[]): Question => ({
    ...samples.rsaQuestion,
    multichoice: [right, ...wrong].map((length, index) => String(index).repeat(length)),
    correctIndex: 0,
  });
  test('a right option a fifth longer or shorter than all others is reported', () => {
    expect(fieldsOf(optionLengthRule, choice(60, 50, 40, 45))).toEqual([]);
    expect(fieldsOf(optionLengthRule, choice(61, 50, 40, 45))).toEqual(['multichoice']);
    expect(fieldsOf(optionLengthRule, choice(32, 50, 40, 45))).toEqual([]);
    expect(fieldsOf(optionLengthRule, choice(31, 50, 40, 45))).toEqual(['multichoice']);
  });
  test('is compared for each of several right options', () => {
    const several: Question = {
      ...samples.rmaQuestion,
      multichoice: [20, 40, 41, 21, 22].map((length, index) => String(index).repeat(length)),
      correctIndexes: [1, 2],
    };
    expect(fieldsOf(optionLengthRule, several)).toEqual(['multichoice', 'multichoice']);
  });
});
