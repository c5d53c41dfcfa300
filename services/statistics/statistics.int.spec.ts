import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { headers } from '#domain/core/contract.ts';
import { saveQuestionDone } from '#domain/practice/contract.ts';
import { hasRule, rightAnswerTo } from '#domain/question-types/registry.ts';
import { fetchStatistics } from '#domain/statistics/contract.ts';
import { questionBank } from '#infra/testing/question-bank.ts';
import { startTestApi, type TestApi, type TestPerson } from '#infra/testing/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api[Symbol.asyncDispose]());

const types = async (person: TestPerson) => (await person.call(fetchStatistics, {})).body.types;
const right = questionBank
  .filter(({ free }) => free)
  .filter(hasRule)
  .map((question) => [question.uid, rightAnswerTo(question)] as const);

test('shows every answer at once in the statistics of its author', async () => {
  const [student, other] = await Promise.all([api.registerAndLogIn(), api.registerAndLogIn()]);
  expect(await types(student)).toEqual([]);
  let answered = 0;
  for (const [uid, answer] of right.filter(([, { type }]) => type === 'RSA')) {
    await student.call(saveQuestionDone, { uid, answer, secondsUsed: 10.5 });
    answered += 1;
    expect(await types(student)).toEqual([
      {
        type: 'RSA',
        answered,
        right: answered,
        points: answered,
        maximum: answered,
        seconds: answered * 10.5,
      },
    ]);
  }
  const wrong = { uid: 'RRP-0001', answer: { type: 'RRP' as const, items: [] }, secondsUsed: 90 };
  await student.call(saveQuestionDone, wrong);
  expect(await types(student)).toMatchObject([
    { type: 'RRP', answered: 1, right: 0, points: 0, maximum: 3, seconds: 90 },
    { type: 'RSA', answered: 3 },
  ]);
  expect(await types(other)).toEqual([]);
});

test('counts a retried answer once', async () => {
  const student = await api.registerAndLogIn();
  const commandId = randomUUID();
  const sent = { uid: 'RSA-0001', answer: { type: 'RSA' as const, selectedAnswer: '' }, secondsUsed: 5 };
  await Promise.all(Array.from({ length: 5 }, () => student.call(saveQuestionDone, sent, { commandId })));
  expect(await types(student)).toMatchObject([{ type: 'RSA', answered: 1, right: 0, seconds: 5 }]);
});

test('returns a position with a command that a query can wait for', async () => {
  const student = await api.registerAndLogIn();
  const authorization = `Bearer ${student.token}`;
  for (let answered = 1; answered <= 20; answered += 1) {
    const saved = await api.inject({
      method: 'POST',
      url: saveQuestionDone.path,
      headers: { authorization, 'idempotency-key': randomUUID() },
      payload: { uid: 'RSA-0001', answer: { type: 'RSA', selectedAnswer: '' }, secondsUsed: 5 },
    });
    const position = saved.headers[headers.position.toLowerCase()];
    const told = await api.inject({
      method: 'GET',
      url: fetchStatistics.path,
      headers: { authorization, [headers.after]: String(position) },
    });
    expect(told.json()).toMatchObject({ types: [{ answered }] });
  }
});

test('shows visitors none, and no user those of another', async () => {
  const visitor = api.visitor();
  await visitor.call(saveQuestionDone, {
    uid: 'RSA-0001',
    answer: { type: 'RSA', selectedAnswer: '' },
    secondsUsed: 5,
  });
  await expect(types(visitor)).rejects.toMatchObject({ code: 'not_logged_in', status: 401 });
});
