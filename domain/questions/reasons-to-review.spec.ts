import { describe, expect, test } from 'vitest';
import type { Question } from '../question-types/registry.ts';
import { sampleQuestions } from '../question-types/testing/questions.ts';
import { reasonsToReview } from './reasons-to-review.ts';

const { RSA, RMA, RRP, RFG, RFB, LIW, LWD } = sampleQuestions;
const saying = (question: Question, places: readonly number[]): Question => ({
  ...question,
  explanations: question.explanations.map((reason, index) =>
    places.includes(index) ? { text: 'Another reason.' } : reason,
  ),
});

describe.each<[string, Question, Question, number[]]>([
  ['another option is right', RSA, { ...RSA, correctIndex: 0 }, [0, 1]],
  ['one more option is right', RMA, { ...RMA, correctIndexes: [0, 2, 4] }, [4]],
  ['a blank has another word', RFG, { ...RFG, correctAnswers: ['ship', 'price'] }, [1]],
  ['a drop-down has another word', RFB, { ...RFB, correctAnswers: ['gone', 'arrived'] }, [0]],
  [
    'two paragraphs change places',
    RRP,
    { ...RRP, paragraphs: RRP.paragraphs.with(2, RRP.paragraphs[3] ?? '').with(3, RRP.paragraphs[2] ?? '') },
    [],
  ],
])('%s', (_what, before, after, places) => {
  test('lists the reasons of what became right or wrong', () => {
    // Reasons move with their paragraphs, so after a move the same texts explain other pairs.
    expect(reasonsToReview(before, after)).toEqual(places);
  });

  test('a rewritten reason counts as reviewed', () => {
    expect(reasonsToReview(before, saying(after, places))).toEqual([]);
    expect(reasonsToReview(before, saying(after, places.slice(1)))).toEqual(places.slice(0, 1));
  });
});

test('lists the reason of a paragraph with another predecessor', () => {
  const [first = '', second = '', third = '', fourth = ''] = RRP.paragraphs;
  const [afterFirst, afterSecond, afterThird] = RRP.explanations;
  const moved = {
    ...RRP,
    paragraphs: [first, third, second, fourth],
    explanations: [afterSecond, afterFirst, afterThird].flatMap((reason) => reason ?? []),
  };
  expect(reasonsToReview(RRP, moved)).toEqual([0, 1, 2]);
});

test('lists the reason of another dictation word', () => {
  const rail = { ...LIW, transcript: LIW.transcript.replace('ship', 'sea') };
  expect(reasonsToReview(LIW, { ...rail, explanations: LIW.explanations })).toEqual([]);
  const east = { ...LWD, transcript: LWD.transcript.replace('east', 'west') };
  expect(reasonsToReview(LWD, east)).toEqual([2]);
});

test('lists nothing for corrected words or reordered options', () => {
  expect(reasonsToReview(RSA, RSA)).toEqual([]);
  const [one = '', two = '', three = ''] = RSA.multichoice;
  const turned = { ...RSA, multichoice: [three, two, one], correctIndex: 1 };
  expect(reasonsToReview(RSA, turned)).toEqual([]);
});

test('lists nothing without an earlier reason', () => {
  const silent = { ...RSA, explanations: [] };
  expect(reasonsToReview(silent, { ...silent, correctIndex: 0 })).toEqual([]);
});
