import { expect, test } from 'vitest';
import { rsaQuestion } from '#domain/question-types/testing/questions.ts';
import { foldUpTo, openTestReadModels } from '#infra/testing/projections.ts';
import { questionReports } from '../question-reports/projection.ts';
import { questions } from './projection.ts';
import { listQuestionsForAdmin } from './queries.ts';

test('sorts names by their numbers, also beyond 9999', async () => {
  await using harness = await openTestReadModels();
  let last = '';
  for (const uid of ['RSA-10000', 'RSA-0002', 'RSA-9999']) {
    const data = { question: { ...rsaQuestion, uid } };
    last = await harness.record({ type: 'QuestionDrafted', data, stream: `question-${uid}` });
  }
  await foldUpTo(harness, [questions, questionReports], last);
  const page = { sort: { field: 'number', order: 'DESC' }, range: [0, 9], filter: {} } as const;
  const { rows } = await listQuestionsForAdmin(harness.readModels.db, page);
  expect(rows.map(({ id }) => id)).toEqual(['RSA-10000', 'RSA-9999', 'RSA-0002']);
});
