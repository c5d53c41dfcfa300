import { describe, expect, test } from 'vitest';
import { scoreAnswer, studentView, type Answer, type RuleQuestion } from '../question-types/registry.ts';
import { sampleQuestions } from '../question-types/testing/questions.ts';
import { aboveHalf, scoreSchema, scoreText } from './score.ts';

const {
  LHS,
  LIW,
  LMA,
  LMW,
  LSA,
  LWB,
  LWD: lwdQuestion,
  RFG,
  RMA,
  RRP: rrpQuestion,
  RSA: rsaQuestion,
} = sampleQuestions;

/** Specification, document 2, section 9. */
const pointsOf = (question: RuleQuestion, answer: Answer) => {
  const score = scoreSchema.parse(scoreAnswer(question, answer));
  return [scoreText(score), score.successful];
};

/** @param order the correct places of the paragraphs, from 0 */
const shown = (order: readonly number[], question = rrpQuestion): Answer => {
  const view = studentView(question, 'before');
  const letters = view.type === 'RRP' ? view.paragraphs : [];
  const letterAt = (place: number) => letters.find(({ text }) => text === question.paragraphs[place])?.id;
  return { type: 'RRP', items: order.map((place) => letterAt(place) ?? '') };
};

test.each([
  ['By ship', '1/1', true],
  ['By rail', '0/1', false],
  ['', '0/1', false],
])('single answer: %j gives %s', (selectedAnswer, text, successful) => {
  expect(pointsOf(rsaQuestion, { type: 'RSA', selectedAnswer })).toEqual([text, successful]);
});

test.each([
  [LSA, 'By ship', 'By rail'],
  [LHS, 'Tea came by ship.', 'Tea came by rail.'],
  [LMW, 'ship', 'rail'],
] as const)('single answer with a recording, no loss', (question, right, wrong) => {
  const answer = (selectedAnswer: string): Answer => ({ type: question.type, selectedAnswer });
  expect(pointsOf(question, answer(right))).toEqual(['1/1', true]);
  expect(pointsOf(question, answer(wrong))).toEqual(['0/1', false]);
  expect(pointsOf(question, answer(''))).toEqual(['0/1', false]);
});

describe('multiple answers: +1 per correct and -1 per incorrect, floor 0, success above half', () => {
  const [ship, cheap, dear, foot] = RMA.multichoice;
  test.each([
    [[ship, dear], '2/2', true],
    [[dear, ship], '2/2', true],
    [[ship], '1/2', false],
    [[ship, cheap], '0/2', false],
    [[ship, dear, cheap], '1/2', false],
    [[cheap, foot], '0/2', false],
    [[ship, dear, cheap, foot], '0/2', false],
    [[], '0/2', false],
  ])('%j gives %s', (chosen, text, successful) => {
    const selectedAnswer = chosen.map(String);
    expect(pointsOf(RMA, { type: 'RMA', selectedAnswer })).toEqual([text, successful]);
    expect(pointsOf(LMA, { type: 'LMA', selectedAnswer })).toEqual([text, successful]);
  });
});

describe('highlight incorrect words: +1 per correct and -1 per wrong, floor 0', () => {
  test.each([
    [[0, 5], '2/2', true],
    [[5, 0], '2/2', true],
    [[0], '1/2', false],
    [[0, 1], '0/2', false],
    [[0, 5, 1], '1/2', false],
    [[1, 2, 3], '0/2', false],
    [[], '0/2', false],
  ])('%j gives %s', (selectedAnswer, text, successful) => {
    expect(pointsOf(LIW, { type: 'LIW', selectedAnswer })).toEqual([text, successful]);
  });

  test('the evidence names the words', () => {
    const [trait] = scoreAnswer(LIW, { type: 'LIW', selectedAnswer: [0, 1] }).traits;
    expect(trait?.evidence).toEqual([
      { kind: 'highlight', index: 0, word: 'Coffee', chosen: true, incorrect: true },
      { kind: 'highlight', index: 1, word: 'came', chosen: true, incorrect: false },
      { kind: 'highlight', index: 5, word: 'rail', chosen: false, incorrect: true },
    ]);
  });
});

test.each([
  [['ship', 'middle'], '2/2', true],
  [[' ship ', 'middle'], '2/2', true],
  [['ship', ''], '1/2', false],
  [['middle', 'ship'], '0/2', false],
])('words dragged into blanks: %j gives %s', (selectedAnswer, text, successful) => {
  expect(pointsOf(RFG, { type: 'RFG', selectedAnswer })).toEqual([text, successful]);
});

test.each([
  [['Europe', 'ship'], '2/2', true],
  [['Europe', ' ship  '], '2/2', true],
  [['Europa', 'ship'], '1/2', false],
  [['', ''], '0/2', false],
])('blanks typed while listening: %j gives %s', (texts, text, successful) => {
  expect(pointsOf(LWB, { type: 'LWB', texts })).toEqual([text, successful]);
});

describe('re-order paragraphs: 1 for each correct adjacent pair, correct/(n-1), success above half', () => {
  test.each([
    [[0, 1, 2, 3], '3/3', true],
    [[3, 0, 1, 2], '2/3', true],
    [[1, 2, 3, 0], '2/3', true],
    [[0, 1, 3, 2], '1/3', false],
    [[2, 3, 0, 1], '2/3', true],
    [[3, 2, 1, 0], '0/3', false],
    [[1, 0, 3, 2], '0/3', false],
    [[], '0/3', false],
  ])('%j gives %s', (order, text, successful) => {
    expect(pointsOf(rrpQuestion, shown(order))).toEqual([text, successful]);
  });

  test('treats half of the pairs as no success', () => {
    const five = { ...rrpQuestion, paragraphs: [...rrpQuestion.paragraphs, 'And that was all.'] };
    expect(pointsOf(five, shown([0, 1, 2, 4, 3], five))).toEqual(['2/4', false]);
    expect(pointsOf(five, shown([4, 0, 1, 2, 3], five))).toEqual(['3/4', true]);
  });

  test('reports whether each pair of the answer is linked', () => {
    const score = scoreAnswer(rrpQuestion, shown([0, 1, 3, 2]));
    const linked = score.traits[0]?.evidence.map((piece) => piece.kind === 'pair' && piece.linked);
    expect(linked).toEqual([true, false, false]);
  });
});

describe('fill in the blanks: 1 for each correct blank, compared after trimming, success above half', () => {
  const words = ['one', 'two', 'three', 'four'];
  const question: RuleQuestion = {
    type: 'RFB',
    uid: 'RFB-9002',
    title: 'Numbers',
    explanation: 'They are numbers.',
    explanations: [],
    difficulty: 1,
    topics: [],
    free: true,
    prediction: false,
    topic: '___ ___ ___ ___',
    wordsGiven: [words, words, words, words],
    correctAnswers: words,
  };
  test.each([
    [['one', 'two', 'three', 'four'], '4/4', true],
    [[' one', 'two ', ' three ', 'four'], '4/4', true],
    [['one', 'two', 'three', 'one'], '3/4', true],
    [['one', 'two', '', ''], '2/4', false],
    [['four', 'three', 'two', 'one'], '0/4', false],
    [['', '', '', ''], '0/4', false],
  ])('%j gives %s', (selectedAnswer, text, successful) => {
    expect(pointsOf(question, { type: 'RFB', selectedAnswer })).toEqual([text, successful]);
  });

  test('ignores spaces around the stored word', () => {
    const spaced = { ...question, wordsGiven: [[' one ', 'two']], correctAnswers: [' one '], topic: '___' };
    expect(pointsOf(spaced, { type: 'RFB', selectedAnswer: ['one'] })).toEqual(['1/1', true]);
  });
});

describe('write from dictation: 1 for each correct word, no loss for wrong words', () => {
  test.each([
    ["The library's east door opens at nine.", '7/7', true],
    ["the LIBRARY'S east door opens at nine", '7/7', true],
    ['The library’s east door opens at nine.', '7/7', true],
    ['Nine at opens door east library‘s the', '7/7', true],
    ['The east east east door door', '3/7', false],
    ['The east door opens', '4/7', true],
    ["The big old library's east door opens at half past nine o'clock.", '7/7', true],
    ['The librarys east-door', '3/7', false],
    ['', '0/7', false],
    ['...', '0/7', false],
  ])('%j gives %s', (text, points, successful) => {
    expect(pointsOf(lwdQuestion, { type: 'LWD', text })).toEqual([points, successful]);
  });

  test('needs a repeated word as often as it is spoken', () => {
    const question = { ...lwdQuestion, transcript: 'The cat and the dog.' };
    expect(pointsOf(question, { type: 'LWD', text: 'the cat and dog' })).toEqual(['4/5', true]);
    expect(pointsOf(question, { type: 'LWD', text: 'the cat and the dog' })).toEqual(['5/5', true]);
  });

  test('compares accents in every encoding', () => {
    const question = { ...lwdQuestion, transcript: 'The café is here.' };
    expect(pointsOf(question, { type: 'LWD', text: 'The cafe\u0301 is here.' })).toEqual(['4/4', true]);
    expect(pointsOf(question, { type: 'LWD', text: 'The cafe is here.' })).toEqual(['3/4', true]);
  });

  test('the evidence marks the words in the text without repeating it', () => {
    const score = scoreAnswer(lwdQuestion, { type: 'LWD', text: 'an open door at nine' });
    const marked = score.traits[0]?.evidence.flatMap((piece) => (piece.kind === 'word' ? [piece] : []));
    expect(marked?.filter(({ span }) => span !== null)).toEqual([
      { kind: 'word', expected: 'door', span: [8, 12] },
      { kind: 'word', expected: 'at', span: [13, 15] },
      { kind: 'word', expected: 'nine', span: [16, 20] },
    ]);
  });
});

test.each([
  [0, 0, false],
  [1, 2, false],
  [2, 3, true],
  [2, 4, false],
  [3, 4, true],
])('%i of %i is above half: %s', (points, maximum, expected) => {
  expect(aboveHalf(points, maximum)).toBe(expected);
});

test('a score names the rubric and the scorer with its version', () => {
  expect(scoreAnswer(rsaQuestion, { type: 'RSA', selectedAnswer: 'By rail' })).toEqual({
    points: 0,
    maximum: 1,
    successful: false,
    rubric: '2021',
    scorer: 'objective',
    scorerVersion: 2,
    traits: [
      {
        trait: 'content',
        points: 0,
        maximum: 1,
        evidence: [
          { kind: 'option', option: 'By rail', chosen: true, correct: false },
          { kind: 'option', option: 'By ship', chosen: false, correct: true },
        ],
      },
    ],
  });
});
