import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  clearExerciseScore,
  fetchOwnAttempts,
  markQuestionAsTested,
  saveQuestionDone,
  toggleFavoriteQuestion,
} from '#domain/practice/contract.ts';
import { fetchQuestions, type QuestionFilter } from '#domain/questions/contract.ts';
import { rightAnswer, seeded } from '#infra/testing/question-bank.ts';
import { countEvents } from '#infra/testing/refusals.ts';
import { eventually, startTestApi, type TestApi, type TestPerson } from '#infra/testing/api.ts';

let api: TestApi;
const uids = [0, 1, 2].map((nth) => seeded('RFB', { nth }).uid);
const [uid = '', other = ''] = uids;
beforeAll(async () => {
  api = await startTestApi({ questions: [...uids, seeded('RSA').uid] });
  await eventually(async () => {
    if ((await listed(api.visitor())).length < 4) throw new Error('not all questions are listed yet');
  });
});
afterAll(() => api[Symbol.asyncDispose]());

async function listed(person: TestPerson, filter: QuestionFilter = {}) {
  return (await person.call(fetchQuestions, filter)).body.questions;
}
const uidsOf = async (person: TestPerson, filter: QuestionFilter) =>
  (await listed(person, filter)).map((question) => question.uid);
const answer = (person: TestPerson, to: string, isRight = true) =>
  person.call(saveQuestionDone, {
    uid: to,
    answer: isRight
      ? rightAnswer(to)
      : { type: 'RFB', selectedAnswer: ['', '', '', '', ''].slice(0, seeded('RFB').correctAnswers.length) },
    secondsUsed: 9,
  });

describe.each(['a visitor', 'a student'])('%s', (who) => {
  const someone = () => (who === 'a visitor' ? Promise.resolve(api.visitor()) : api.registerAndLogIn());

  test('adds a favourite, shows it at once and removes it', async () => {
    const person = await someone();
    await person.call(toggleFavoriteQuestion, { uid, isFavorite: true });
    expect(await uidsOf(person, { favorite: true })).toEqual([uid]);
    expect((await listed(person, { favorite: true }))[0]).toMatchObject({
      isFavorite: true,
      isTested: false,
    });
    await person.call(toggleFavoriteQuestion, { uid, isFavorite: false });
    expect(await uidsOf(person, { favorite: true })).toEqual([]);
  });

  test('marks questions that came up in the exam', async () => {
    const person = await someone();
    await person.call(markQuestionAsTested, { uid });
    await person.call(markQuestionAsTested, { uid: other });
    await person.call(markQuestionAsTested, { uid, isTested: false });
    expect(await uidsOf(person, { tested: true })).toEqual([other]);
  });

  test('clears the score of a question and of a type, and keeps the attempts', async () => {
    const person = await someone();
    for (const each of uids) await answer(person, each);
    expect(await uidsOf(person, { type: 'RFB', status: 'done' })).toEqual(uids);
    await person.call(clearExerciseScore, { exercise: 'RFB', uid });
    expect(await uidsOf(person, { type: 'RFB', status: 'not_done' })).toEqual([uid]);
    await person.call(clearExerciseScore, { exercise: 'RFB' });
    expect(await uidsOf(person, { type: 'RFB', status: 'done' })).toEqual([]);
    await answer(person, other);
    expect(await uidsOf(person, { type: 'RFB', status: 'done' })).toEqual([other]);
    const { body } = await person.call(fetchOwnAttempts, { uid: other });
    expect(body.attempts).toHaveLength(2);
  });
});

test('keeps the marks of users and visitors apart, even with the same id', async () => {
  const student = await api.registerAndLogIn();
  await student.call(toggleFavoriteQuestion, { uid, isFavorite: true });
  await answer(student, uid);
  const thief = { visitorId: student.userId };
  const seen = await api.call(fetchQuestions, { favorite: true }, thief);
  expect(seen.body.questions).toEqual([]);
  await api.call(toggleFavoriteQuestion, { uid, isFavorite: false }, thief);
  expect(await uidsOf(student, { favorite: true })).toEqual([uid]);
  expect((await api.call(fetchOwnAttempts, { uid }, thief)).body.attempts).toEqual([]);
  expect((await api.visitor().call(fetchOwnAttempts, { uid })).body.attempts).toEqual([]);
});

test('stores a repeated mark once, by the same or another command', async () => {
  const person = api.visitor();
  const commandId = randomUUID();
  const now = () => person.call(toggleFavoriteQuestion, { uid, isFavorite: true }, { commandId });
  const first = await now();
  const before = await countEvents(api);
  expect((await now()).position).toBe(first.position);
  await person.call(toggleFavoriteQuestion, { uid, isFavorite: true });
  const clearing = randomUUID();
  const clear = () => person.call(clearExerciseScore, { exercise: 'RFB' }, { commandId: clearing });
  const cleared = await clear();
  expect((await clear()).position).toBe(cleared.position);
  expect(await countEvents(api)).toBe(before + 1);
});

test('refuses marks on a missing question', async () => {
  const person = api.visitor();
  const before = await countEvents(api);
  const missing = 'RSA-9876';
  for (const [call, input, code] of [
    [toggleFavoriteQuestion, { uid: missing, isFavorite: true }, 'question_not_found'],
    [markQuestionAsTested, { uid: missing }, 'question_not_found'],
    [clearExerciseScore, { exercise: 'RSA', uid: missing }, 'question_not_found'],
    [clearExerciseScore, { exercise: 'RSA', uid }, 'invalid_input'],
    [clearExerciseScore, { exercise: 'ALL' }, 'invalid_input'],
  ] as const) {
    await expect(person.call(call, input as never)).rejects.toMatchObject({ code });
  }
  expect(await countEvents(api)).toBe(before);
});

test('limits marks, in one name and in many', async () => {
  const change = {
    what: '',
    limits: [
      { of: 'visitors', times: 40, seconds: 600 },
      { of: 'person', times: 4, seconds: 3_600 },
    ],
  } as const;
  await using small = await startTestApi({ questions: [uid], settings: { rateLimits: { change } } });
  const student = await small.registerAndLogIn();
  const marks = [
    () => student.call(toggleFavoriteQuestion, { uid, isFavorite: true }),
    () => student.call(markQuestionAsTested, { uid }),
    () => student.call(clearExerciseScore, { exercise: 'RFB' }),
    () => student.call(clearExerciseScore, { exercise: 'RFB', uid }),
  ];
  for (const mark of marks) await mark();
  const before = await countEvents(small);
  for (const mark of marks) {
    await expect(mark()).rejects.toMatchObject({ code: 'too_many_requests', status: 429 });
  }
  expect(await countEvents(small)).toBe(before);
  const visitors = Array.from({ length: 50 }, () =>
    small.visitor().call(toggleFavoriteQuestion, { uid, isFavorite: true }),
  );
  const outcomes = await Promise.allSettled(visitors);
  // One of them was taken by the visitor who verified the student's address.
  const refused = outcomes.filter(({ status }) => status === 'rejected');
  expect(refused.length).toBeGreaterThanOrEqual(10);
  expect(refused.length).toBeLessThanOrEqual(11);
});
