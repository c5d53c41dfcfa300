import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AnyCall, InputOf } from '#domain/core/contract.ts';
import { saveMockTestQuestion, submitMockTest } from '#domain/sittings/contract.ts';
import { startMockTest } from '#domain/mock-tests/contract.ts';
import { mockTestStream } from '#domain/sittings/mock-test-attempt.ts';
import { questionsOf } from '#domain/sittings/clocks/set-sections.ts';
import { saveQuestionDone, toggleFavoriteQuestion } from '#domain/practice/contract.ts';
import { emptyAnswerOf } from '#domain/question-types/registry.ts';
import { reviseQuestion } from '#domain/questions/admin-contract.ts';
import { fetchNeighbours, fetchQuestion, fetchQuestions } from '#domain/questions/contract.ts';
import { grantPaidTime } from '#domain/support/contract.ts';
import {
  eventually,
  startTestApi,
  type TestApi,
  type TestPerson,
  type TestUser,
} from '#infra/testing/api.ts';
import { questionOf, rightAnswer, wholeBank } from '#infra/testing/question-bank.ts';

let api: TestApi;
let student: TestUser;
let paid: TestUser;
let admin: TestUser;
beforeAll(async () => {
  api = await startTestApi();
  [student, paid, admin] = await Promise.all([api.registerAndLogIn(), api.registerAndLogIn(), api.admin()]);
  const paidExpiryTime = '2099-01-01T00:00:00.000Z';
  await admin.call(grantPaidTime, { id: paid.userId, paidExpiryTime, reason: 'a test' });
});
afterAll(() => api?.[Symbol.asyncDispose]());

const reserved = wholeBank.filter((question) => question.reserved);
const start = async (person: TestPerson) =>
  (await person.call(startMockTest, { mockTestId: 'reading_sprint_1' })).body;
const refusalOf = async <Of extends AnyCall>(person: TestPerson, call: Of, input: InputOf<Of>) =>
  person.call(call, input).then(
    () => 'given',
    (error: { code: unknown }) => error.code,
  );
async function uidsOf(sessionId: string): Promise<string[]> {
  const [first] = await api.storage.journal.read(mockTestStream, mockTestStream.nameOf(sessionId));
  return first?.type === 'MockTestStarted' ? questionsOf(first.data.sections).map(({ uid }) => uid) : [];
}

describe('the key of a running test', () => {
  test('is not revealed in practice, for all questions of tests', async () => {
    expect(reserved.length).toBeGreaterThanOrEqual(13);
    const persons = [api.visitor(), student, paid, admin];
    for (const { uid } of reserved) {
      const answer = emptyAnswerOf(questionOf(uid).type);
      const outcomes = await Promise.all(
        persons.flatMap((person) => [
          refusalOf(person, saveQuestionDone, { uid, answer, secondsUsed: 1 }),
          refusalOf(person, saveQuestionDone, { uid, answer, secondsUsed: 1, revision: 1 }),
          refusalOf(person, fetchQuestion, { uid }),
          refusalOf(person, toggleFavoriteQuestion, { uid, isFavorite: true }),
        ]),
      );
      expect([uid, new Set(outcomes)]).toEqual([uid, new Set(['question_not_found'])]);
    }
  });

  test('is not revealed to a new visitor who answers the current question', async () => {
    let sitting = await start(student);
    const { sessionId } = sitting;
    for (let answered = 0; answered < 5; answered += 1) {
      const uid = sitting.question?.uid ?? '';
      const answer = emptyAnswerOf(questionOf(uid).type);
      const spying = refusalOf(api.visitor(), saveQuestionDone, { uid, answer, secondsUsed: 1 });
      expect(await spying).toBe('question_not_found');
      const given = { sessionId, uid, answer: rightAnswer(uid) };
      sitting = (await student.call(saveMockTestQuestion, given)).body;
    }
    const result = (await student.call(submitMockTest, { sessionId })).body;
    expect(result.status).toBe('scored');
  });

  test('is in no list, and a question of tests looks missing', async () => {
    const { body } = await paid.call(fetchQuestions, { type: 'RSA', limit: 100 });
    const uids = new Set(body.questions.map(({ uid }) => uid));
    expect(uids.size).toBeGreaterThan(0);
    expect(reserved.filter(({ uid }) => uids.has(uid))).toEqual([]);
    const around = async (uid: string) => (await paid.call(fetchNeighbours, { uid, type: 'RSA' })).body;
    expect(await around('RSA-0007')).toEqual(await around('RSA-9999'));
  });
});

test('prefers questions that the student has not had in a test', async () => {
  const person = await api.registerAndLogIn();
  const drawn: string[][] = [];
  for (let round = 0; round < 3; round += 1) {
    const { sessionId } = await start(person);
    const uids = await uidsOf(sessionId);
    drawn.push(uids);
    expect(uids.every((uid) => questionOf(uid).reserved)).toBe(true);
    await person.call(submitMockTest, { sessionId });
    await eventually(async () => {
      const { rows } = await api.database.pool.query(
        'select 1 from read_models.sittings where asked is not null and user_id = $1',
        [person.userId],
      );
      expect(rows.length).toBeGreaterThan(round);
    });
  }
  const [first = [], second = []] = drawn.map((uids) => uids.filter((uid) => uid.startsWith('RFB')));
  expect(first.filter((uid) => second.includes(uid))).toEqual([]);
});

test('draws a question no more once an admin opens it for practice', async () => {
  const { reserved: _reserved, ...question } = questionOf('RSA-0008');
  const revision = { question, reason: 'it is old enough for practice' };
  await admin.call(reviseQuestion, revision);
  await eventually(async () => {
    expect(await refusalOf(api.visitor(), fetchQuestion, { uid: 'RSA-0008' })).toBe('given');
  });
  await admin.call(reviseQuestion, { question: questionOf('RSA-0008'), reason: 'back to the tests' });
});
