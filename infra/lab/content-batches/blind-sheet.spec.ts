import { expect, test } from 'vitest';
import { isOfKind } from '#domain/question-types/kinds.ts';
import { recordingOf } from '#domain/question-types/recording.ts';
import { studentView, type Question } from '#domain/question-types/registry.ts';
import { rfbQuestion, rmaQuestion, rsaQuestion } from '#domain/question-types/testing/questions.ts';
import { questionBank } from '#infra/seed/questions.ts';
import { blindSheet } from './blind-sheet.ts';

const sheetOf = (question: Question) =>
  blindSheet(studentView(question, 'before'), recordingOf(question)?.transcript);

/** Texts that only the key or a reason contains. */
function secretsOf(question: Question): string[] {
  const reasons = question.explanations.map(({ text }) => text);
  const answered = isOfKind('written-response', question) || isOfKind('spoken-response', question);
  // The talk itself states the key points.
  const { sampleAnswer = '' } = answered ? question : {};
  return [question.explanation, ...reasons, sampleAnswer].filter((text) => text.length > 20);
}

test('gives a second reader no key, reason or sample of the whole bank', () => {
  const told = questionBank.flatMap((question) => {
    const sheet = sheetOf(question);
    return secretsOf(question).filter((secret) => sheet.includes(secret));
  });
  expect(questionBank.length).toBeGreaterThan(300);
  expect(told).toEqual([]);
});

test('gives the same sheet for another key', () => {
  const pairs: readonly (readonly [Question, Question])[] = [
    [rsaQuestion, { ...rsaQuestion, correctIndex: 2 }],
    [rmaQuestion, { ...rmaQuestion, correctIndexes: [1] }],
    [
      rfbQuestion,
      { ...rfbQuestion, correctAnswers: rfbQuestion.wordsGiven.map((words) => words.at(-1) ?? '') },
    ],
  ];
  for (const [one, other] of pairs) expect(sheetOf(other)).toBe(sheetOf(one));
});

test('lists paragraphs as students see them, and recordings as text', () => {
  const found = (type: string) => questionBank.find((question) => question.type === type);
  const [reorder, words] = [found('RRP'), found('LIW')];
  if (!reorder || !words) throw new RangeError('the seed lacks a type');
  expect(sheetOf(reorder)).toContain('\nA) ');
  expect(sheetOf(words)).toContain(`[heard] ${recordingOf(words)?.transcript ?? ''}`);
  expect(sheetOf(words)).toContain('\n0:');
});
