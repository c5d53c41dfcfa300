import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleQuestions } from '#domain/question-types/testing/questions.ts';
import { foldUpTo, openTestReadModels, type TestReadModels } from '#infra/testing/projections.ts';
import { answerScored, score, userId } from '../core/testing/examples.ts';
import { progress } from '../progress/projection.ts';
import { questions } from './projection.ts';
import { countExercises, listQuestions } from './queries.ts';

let harness: TestReadModels;

/** A type judged in parts is wrong below 45 % whatever its threshold; any other where it was not successful. */
const answers = [
  { uid: 'SRA-0001', points: 6.7, maximum: 15, successful: true, isWrong: true },
  { uid: 'SRA-0002', points: 6.8, maximum: 15, successful: false, isWrong: false },
  { uid: 'SRA-0003', points: 15, maximum: 15, successful: true, isWrong: false },
  { uid: 'WWE-0001', points: 5, maximum: 15, successful: false, isWrong: true },
  { uid: 'RMA-0001', points: 1, maximum: 3, successful: false, isWrong: true },
  { uid: 'RMA-0002', points: 1, maximum: 3, successful: true, isWrong: false },
  { uid: 'RMA-0003', points: 2, maximum: 3, successful: false, isWrong: true },
] as const;

beforeAll(async () => {
  harness = await openTestReadModels();
  let last = '';
  for (const [index, { uid, points, maximum, successful }] of answers.entries()) {
    const question = { ...sampleQuestions[uid.slice(0, 3) as 'SRA' | 'WWE' | 'RMA'], uid };
    const stream = `question-${uid}`;
    await harness.record({ type: 'QuestionDrafted', data: { question }, stream });
    await harness.record({ type: 'QuestionPublished', data: {}, stream });
    const attempt = `0190a000-0000-7000-8000-00000000000${index}`;
    last = await harness.record(answerScored(score(points, maximum, successful), { uid, attempt }));
  }
  await foldUpTo(harness, [questions, progress], last);
});

afterAll(() => harness[Symbol.asyncDispose]());

test('lists questions whose last answer was wrong or weak', async () => {
  const { questions: rows } = await listQuestions(
    harness.readModels.db,
    { userId },
    { filter: { status: 'wrong' }, sort: { field: 'uid', order: 'asc' }, offset: 0, limit: 100 },
  );
  const wrong = answers.filter(({ isWrong }) => isWrong).map(({ uid }) => uid);
  expect(rows.map(({ uid }) => uid).toSorted()).toEqual(wrong.toSorted());
});

test('counts questions whose last answer was wrong or weak', async () => {
  expect(await countExercises(harness.readModels.db, { userId }, {})).toEqual([
    { type: 'RMA', total: 3, done: 3, wrong: 2 },
    { type: 'SRA', total: 3, done: 3, wrong: 1 },
    { type: 'WWE', total: 1, done: 1, wrong: 1 },
  ]);
});
