import { foldUpTo, openTestReadModels, type TestReadModels } from '#infra/testing/projections.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ListQuery } from '#domain/core/admin-resource.ts';
import { rsaQuestion } from '#domain/question-types/testing/questions.ts';
import { questionFiguresSchema, wholeQuestionFiguresSchema } from '#domain/questions/figures-contract.ts';
import { objectiveScore } from '#domain/scoring/score.ts';
import { answerScored, answerSubmitted } from '../core/testing/examples.ts';
import { questionFigures } from './projection.ts';
import { completeQuestionFigures, listQuestionFigures } from './queries.ts';

let harness: TestReadModels;

async function answer(uid: string, student: string, isRight: boolean) {
  const of = { uid, attempt: `${uid} ${student}`, person: { userId: student } };
  await harness.record(answerSubmitted(of));
  const evidence = ['yes', 'no', 'never'].map((option) => ({
    kind: 'option' as const,
    option,
    chosen: option === (isRight ? 'yes' : 'no'),
    correct: option === 'yes',
  }));
  return await harness.record(answerScored(objectiveScore(Number(isRight), 1, isRight, evidence), of));
}

function draft(uid: string) {
  const data = { question: { ...rsaQuestion, uid, difficulty: 3 } };
  return harness.record({ type: 'QuestionDrafted', data, stream: `question-${uid}` });
}

beforeAll(async () => {
  harness = await openTestReadModels();
  for (const uid of ['RSA-0001', 'RSA-0002', 'RSA-0003']) await draft(uid);
  let last = await answer('RSA-0002', 'ann', false);
  for (let student = 0; student < 30; student += 1) last = await answer('RSA-0001', `s${student}`, true);
  await foldUpTo(harness, [questionFigures], last);
});
afterAll(() => harness[Symbol.asyncDispose]());

const list = (request: Partial<ListQuery> = {}) =>
  listQuestionFigures(harness.readModels.db, {
    sort: { field: 'share', order: 'ASC' },
    range: [0, 24],
    filter: {},
    ...request,
  });

test('sorts questions with answers by their figures', async () => {
  const { rows, total } = await list();
  expect(total).toBe(2);
  const shown = questionFiguresSchema.strict().array().parse(rows);
  expect(shown.map(({ id, answers, share, seconds }) => [id, answers, share, seconds])).toEqual([
    ['RSA-0002', 1, 0, 41],
    ['RSA-0001', 30, 1, 41],
  ]);
});

test('lists questions with a flag', async () => {
  expect((await list({ filter: { flags: ['too_easy'] } })).rows.map(({ id }) => id)).toEqual(['RSA-0001']);
  expect((await list({ filter: { flags: 'too_hard' } })).rows).toEqual([]);
});

test('shows the average of a level after five other students', async () => {
  const uids = Array.from({ length: 6 }, (_, place) => `RSA-001${place}`);
  for (const uid of uids) await draft(uid);
  let last = '';
  for (const uid of uids) last = await answer(uid, 'bob', true);
  await foldUpTo(harness, [questionFigures], last);
  const places = async (uid: string) => {
    const [row] = (await list({ filter: { id: [uid] } })).rows;
    return row && (await completeQuestionFigures(harness.readModels.db, row)).places;
  };
  expect(await places('RSA-0014')).toEqual([]);
  expect(await places('RSA-0015')).toMatchObject([{ answers: 1, share: 1 }]);
});

test('shows the choices for a question, the right one first', async () => {
  const [row] = (await list({ filter: { id: ['RSA-0001'] } })).rows;
  if (!row) throw new Error('The question is not listed');
  const whole = wholeQuestionFiguresSchema
    .strict()
    .parse(await completeQuestionFigures(harness.readModels.db, row));
  expect(whole).toMatchObject({
    right: 30,
    rightShare: 1,
    places: [],
    months: [{ month: '2026-01', answers: 30, share: 1 }],
    parts: [{ label: 'yes', isRight: true, all: 30 }, { all: 0 }, { all: 0 }],
  });
});
