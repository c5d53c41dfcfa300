import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { studentView, type Question } from './registry.ts';
import { sampleQuestions } from './testing/questions.ts';

const shown = (question: Question) => JSON.stringify(studentView(question, 'before'));

describe('what a view reveals about the key', () => {
  test.each(['RSA', 'LSA', 'LHS', 'LMW'] as const)('%s: moving the right option changes nothing', (code) => {
    const question: Question = sampleQuestions[code];
    const views = question.multichoice.map((_option, correctIndex) => shown({ ...question, correctIndex }));
    expect(new Set(views).size).toBe(1);
  });

  test.each(['RMA', 'LMA'] as const)('%s: other right options change nothing', (code) => {
    const question: Question = sampleQuestions[code];
    expect(shown({ ...question, correctIndexes: [4] })).toBe(shown(question));
  });

  test('RRP: shows the same paragraphs under the same letters for any right order', () => {
    const { RRP } = sampleQuestions;
    const orders = fc.shuffledSubarray(RRP.paragraphs, { minLength: RRP.paragraphs.length });
    fc.assert(
      fc.property(orders, (paragraphs) => {
        expect(shown({ ...RRP, paragraphs })).toBe(shown(RRP));
      }),
    );
  });

  test("RFG: shows neither the right words nor the author's order of the bank", () => {
    const { RFG } = sampleQuestions;
    expect(shown({ ...RFG, correctAnswers: ['price', 'tea'] })).toBe(shown(RFG));
    expect(shown({ ...RFG, wordsGiven: RFG.wordsGiven.toReversed() })).toBe(shown(RFG));
  });

  test('RFB: other right words change nothing', () => {
    const { RFB } = sampleQuestions;
    expect(shown({ ...RFB, correctAnswers: ['gone', 'arriving'] })).toBe(shown(RFB));
  });

  test.each(['LSA', 'LMA', 'LHS', 'LMW', 'LWD', 'LWB'] as const)(
    '%s: nothing of the speech is shown',
    (code) => {
      const question: Question = sampleQuestions[code];
      const other = { ...question, transcript: 'Something else.', sentences: [] };
      expect(shown(other)).toBe(shown(question));
    },
  );

  test('LWB: does not show the words for the blanks', () => {
    const { LWB } = sampleQuestions;
    expect(shown({ ...LWB, correctAnswers: ['one', 'two'] })).toBe(shown(LWB));
  });

  test('LIW: shows neither the spoken words nor which ones differ', () => {
    const { LIW } = sampleQuestions;
    const other = { ...LIW, transcript: 'Coffee came to Asia by rail in 1610.', indexToClick: [3] };
    expect(shown(other)).toBe(shown(LIW));
  });
});

test('orders the words of a bank by the question alone', () => {
  const { RFG } = sampleQuestions;
  const view = studentView(RFG, 'before');
  expect(view.type === 'RFG' && view.wordsGiven.toSorted()).toEqual(RFG.wordsGiven.toSorted());
  const elsewhere = Array.from({ length: 20 }, (_one, n) => shown({ ...RFG, uid: `RFG-${9100 + n}` }));
  const orders = elsewhere.map((text) => text.slice(text.indexOf('wordsGiven')));
  expect(new Set(orders).size).toBeGreaterThan(5);
});
