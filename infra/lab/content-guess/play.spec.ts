import { expect, test } from 'vitest';
import {
  liwQuestion,
  rfbQuestion,
  rrpQuestion,
  rsaQuestion,
} from '#domain/question-types/testing/questions.ts';
import type { Question } from '#domain/question-types/registry.ts';
import { paysTooWell, playTricks } from './play.ts';

const twelve = (question: (index: number) => Question) =>
  Array.from({ length: 12 }, (_, index) => ({ ...question(index), uid: `${question(index).type}-${index}` }));
const paying = (bank: readonly Question[]) =>
  playTricks(bank)
    .filter(paysTooWell)
    .map(({ trick }) => trick);

const options = ['red', 'green', 'yellow', 'turquoise'];

test('finds keys that are the longest options, all in one position', () => {
  const bank = twelve(() => ({ ...rsaQuestion, multichoice: options, correctIndex: 3 }));
  expect(paying(bank)).toEqual(
    expect.arrayContaining(['the option with the most letters', 'the fourth option']),
  );
});

test('finds no trick in keys of equal length at random positions', () => {
  const bank = twelve((index) => ({ ...rsaQuestion, multichoice: options, correctIndex: index % 4 }));
  const told = paying(bank).filter((trick) => /letters|option$/.test(trick));
  expect(told).toEqual([]);
});

test('finds blanks whose longest word is right', () => {
  const bank = twelve(() => ({
    ...rfbQuestion,
    topic: 'A ___ house.',
    wordsGiven: [['big', 'old', 'magnificent']],
    correctAnswers: ['magnificent'],
  }));
  expect(paying(bank)).toContain('the longest word');
});

test('finds exchanged words that occur nowhere else in the bank', () => {
  const bank = twelve((index) => ({
    ...liwQuestion,
    topic: `The ferry crossed the ${'z'.repeat(index + 3)} with farmers`,
    transcript: 'The ferry crossed the river with farmers',
    indexToClick: [4],
  }));
  const rarest = playTricks(bank).find(({ trick }) => trick === 'the word that is rarest in the bank');
  // ferry, crossed, the exchanged word, farmers.
  expect(rarest).toMatchObject({ type: 'LIW', answers: 12, right: 1, chance: 0.25 });
});

test('finds exchanged words by unusual pairs with their neighbours', () => {
  const heard = 'The ferry crossed the river';
  const bank = [
    ...twelve(() => ({ ...rsaQuestion, topic: `${heard}. A stone lay here.` })),
    ...twelve(() => ({
      ...liwQuestion,
      topic: 'The ferry crossed the stone',
      transcript: heard,
      indexToClick: [4],
    })),
  ];
  const misfit = playTricks(bank).find(
    ({ trick }) => trick === 'the word that goes with its neighbours least',
  );
  expect(misfit).toMatchObject({ type: 'LIW', answers: 12, right: 1 });
  expect(paying(bank)).toContain('the word that goes with its neighbours least');
});

test('orders paragraphs by ascending years', () => {
  const bank = twelve(() => ({
    ...rrpQuestion,
    paragraphs: ['In 1850 it began.', 'By 1900 it grew.', 'After 1950 it ended.'],
  }));
  expect(paying(bank)).toContain('by their earliest years');
});
