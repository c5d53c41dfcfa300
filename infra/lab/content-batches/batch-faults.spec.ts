import { describe, expect, test } from 'vitest';
import type { Question } from '#domain/question-types/registry.ts';
import { lwdQuestion, rsaQuestion, sampleQuestions } from '#domain/question-types/testing/questions.ts';
import { agreementsOf } from './agreement.ts';
import { textKinds, type Batch, type Solved } from './batch.ts';
import { batchFaults, batchNotices } from './batch-faults.ts';

const ssqQuestion = sampleQuestions.SSQ;
const bank: readonly Question[] = [rsaQuestion, lwdQuestion, ssqQuestion];
const batch: Batch = {
  name: 'of-tea',
  hasStyle: true,
  kinds: { [rsaQuestion.uid]: 'history', [lwdQuestion.uid]: 'instruction' },
};
const reading = (...solved: readonly Solved[]): Batch => ({
  ...batch,
  blind: { reader: 'a colleague', saw: "the student's view", solved: [...solved] },
});
const right: Solved = { uid: rsaQuestion.uid, answer: { selectedAnswer: 'By ship' } };
const wrong: Solved = { uid: rsaQuestion.uid, answer: { selectedAnswer: 'By rail' } };
const told = (...batches: readonly Batch[]) => batchFaults(batches, bank).map(({ message }) => message);

test('reports an unread batch, but not as a fault', () => {
  expect(told(batch)).toEqual([]);
  expect(batchNotices([batch], bank)).toEqual([
    'batches/of-tea: not yet read by a second reader: 1 question',
  ]);
  expect(batchNotices([reading(right)], bank)).toEqual([]);
});

test('does not count a batch of dictations and open tasks as unread', () => {
  const tasks = [lwdQuestion, sampleQuestions.WWE, sampleQuestions.SDI];
  const open = { ...batch, kinds: Object.fromEntries(tasks.map(({ uid }) => [uid, 'case' as const])) };
  expect(batchNotices([open], tasks)).toEqual([]);
  expect(batchFaults([open], tasks)).toEqual([]);
});

test('requires a style, and existing questions of no other batch', () => {
  expect(told({ ...batch, hasStyle: false })).toEqual([expect.stringContaining('how this hand writes')]);
  expect(told({ ...batch, kinds: { 'RSA-9999': 'case' } })).toEqual(['is no question of the bank']);
  expect(told(batch, { ...batch, name: 'of-coffee' })).toEqual([
    expect.stringContaining('of-tea too'),
    expect.stringContaining('of-tea too'),
  ]);
});

test('requires eight kinds in twenty texts', () => {
  const texts = Array.from({ length: 20 }, (_, index) => ({
    ...rsaQuestion,
    uid: `RSA-${String(index + 1).padStart(4, '0')}`,
  }));
  const ofKinds = (count: number) => ({
    ...batch,
    kinds: Object.fromEntries(texts.map(({ uid }, index) => [uid, textKinds[index % count] ?? 'case'])),
  });
  expect(batchFaults([ofKinds(7)], texts)).toMatchObject([{ field: 'kinds' }]);
  expect(batchFaults([ofKinds(8)], texts)).toEqual([]);
});

describe('the answers of a second reader', () => {
  test('agree with the key, or the question was revised', () => {
    expect(told(reading(right))).toEqual([]);
    expect(told(reading(wrong))).toEqual([
      expect.stringContaining('earns 0 % of the points'),
      expect.stringContaining('agree in 0 of 1'),
    ]);
    expect(told(reading({ ...wrong, mended: 'The rail is named as the later way.' }))).toEqual([
      expect.stringContaining('agree in 0 of 1'),
    ]);
  });

  test('cover each question with a key once, with a valid answer', () => {
    expect(told(reading({ ...right, answer: { selectedAnswer: 'By balloon' } }))[0]).toContain(
      'is no answer',
    );
    expect(told(reading(right, right))).toEqual(['solves a question twice']);
    const answer = { text: ssqQuestion.correctAnswers[0] };
    expect(told(reading(right, { uid: ssqQuestion.uid, answer }))).toEqual(['is no question of this batch']);
    expect(told(reading())).toEqual([expect.stringContaining(`does not solve ${rsaQuestion.uid}`)]);
  });

  test('count per type, including short answers and not dictations', () => {
    const [accepted = ''] = ssqQuestion.correctAnswers;
    const read = reading(
      wrong,
      { uid: ssqQuestion.uid, answer: { text: `It is called ${accepted}.` } },
      { uid: lwdQuestion.uid, answer: { text: lwdQuestion.transcript } },
    );
    expect(agreementsOf([read], bank)).toEqual([
      { type: 'RSA', read: 1, agreed: 0 },
      { type: 'SSQ', read: 1, agreed: 1 },
    ]);
  });
});
