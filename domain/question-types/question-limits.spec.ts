import { expect, test } from 'vitest';
import { faultsOf, questionToSaveSchema } from './question-limits.ts';
import { questionSchema, type Question } from './registry.ts';
import { sampleQuestions } from './testing/questions.ts';

const words = (count: number) => Array.from({ length: count }, (_nothing, index) => `w${index}`).join(' ');
const blanks = (count: number) => Array.from({ length: count }, () => '___').join(' ');
const { RSA, RMA, RRP, RFG, RFB, LWD, LSA } = sampleQuestions;

const rfg = (blankCount: number, wordCount: number): Question => ({
  ...RFG,
  topic: blanks(blankCount),
  wordsGiven: words(wordCount).split(' '),
  correctAnswers: words(blankCount).split(' '),
});
const rfb = (blankCount: number, wordCount: number): Question => ({
  ...RFB,
  topic: blanks(blankCount),
  wordsGiven: Array.from({ length: blankCount }, () => words(wordCount).split(' ')),
  correctAnswers: Array.from({ length: blankCount }, () => 'w0'),
});
const lasting = <Of extends typeof LWD | typeof LSA>(question: Of, endMs: number): Of => ({
  ...question,
  sentences: [{ text: question.transcript, startMs: 0, endMs }],
});

test.each<[string, Question]>([
  ['RSA of 300 words', { ...RSA, topic: words(300) }],
  ['RRP of 50 words a paragraph', { ...RRP, paragraphs: [words(50), `a ${words(49)}`, `b ${words(49)}`] }],
  ['RFG of 3 blanks and 6 words', rfg(3, 6)],
  ['RFG of 5 blanks and 8 words', rfg(5, 8)],
  ['RFB of 5 blanks with 5 words', rfb(5, 5)],
  ['LWD of 5 seconds', lasting(LWD, 5000)],
  ['LSA of 60 seconds', lasting(LSA, 60_000)],
  ['LSA without times', { ...LSA, sentences: [] }],
])('%s may be saved', (_what, question) => {
  expect(questionToSaveSchema.safeParse(question).error?.issues).toBeUndefined();
});

test.each<[string, Question, string]>([
  ['RSA of 301 words', { ...RSA, topic: words(301) }, 'topic'],
  ['RMA of 301 words', { ...RMA, topic: words(301) }, 'topic'],
  ['RRP of 51 words in a paragraph', { ...RRP, paragraphs: ['a', 'b', words(51)] }, 'paragraphs.2'],
  ['RFG of 2 blanks', rfg(2, 6), 'topic'],
  ['RFG of 6 blanks', rfg(6, 8), 'topic'],
  ['RFG of 5 words', rfg(3, 5), 'wordsGiven'],
  ['RFG of 9 words', rfg(3, 9), 'wordsGiven'],
  ['RFG of 81 words', { ...rfg(3, 6), topic: `${blanks(3)} ${words(78)}` }, 'topic'],
  ['RFB of 6 blanks', rfb(6, 5), 'topic'],
  ['RFB of 4 words', rfb(2, 4), 'wordsGiven.0'],
  ['RFB of 301 words', { ...rfb(2, 5), topic: `${blanks(2)} ${words(299)}` }, 'topic'],
  ['LWD of more than 5 seconds', lasting(LWD, 5001), 'track'],
])('%s is refused at the field, and stays readable', (_what, question, field) => {
  const { error } = questionToSaveSchema.safeParse(question);
  expect(error?.issues.map(({ path }) => path.join('.'))).toContain(field);
  expect(questionSchema.safeParse(question).success).toBe(true);
});

test('reports a broken question before its limits', () => {
  expect(questionToSaveSchema.safeParse({ ...RSA, correctIndex: 9 }).success).toBe(false);
  expect(faultsOf(RSA)).toEqual([]);
});
