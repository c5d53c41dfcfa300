import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AnyCall } from '#domain/core/contract.ts';
import * as mockTests from '#domain/mock-tests/contract.ts';
import { solutionOf, type Question } from '#domain/question-types/registry.ts';
import { answerBy } from '#domain/question-types/testing/questions.ts';
import { fetchQuestion, fetchQuestions } from '#domain/questions/contract.ts';
import { fetchStatistics } from '#domain/statistics/contract.ts';
import { grantPaidTime } from '#domain/support/contract.ts';
import { saveQuestionDone } from '#domain/practice/contract.ts';
import { questionBank } from '#infra/testing/question-bank.ts';
import {
  eventually,
  startTestApi,
  type TestApi,
  type TestPerson,
  type TestUser,
} from '#infra/testing/api.ts';

/** Over the wire, in raw bodies and headers: no answer key leaves the server before the answer is in. */
let api: TestApi;
let student: TestUser;
let paid: TestUser;

beforeAll(async () => {
  api = await startTestApi();
  const [admin, ...students] = await Promise.all([
    api.admin(),
    api.registerAndLogIn(),
    api.registerAndLogIn(),
  ]);
  [student, paid] = students;
  const paidExpiryTime = '2099-01-01T00:00:00.000Z';
  await admin.call(grantPaidTime, { id: paid.userId, paidExpiryTime, reason: 'a test' });
  await eventually(async () => {
    const { body } = await paid.call(fetchQuestions, {});
    if (body.questions.length < questionBank.length) throw new Error('not all questions are listed yet');
  });
});
afterAll(() => api[Symbol.asyncDispose]());

async function raw(
  person: TestPerson,
  call: AnyCall,
  input: object = {},
): Promise<{ status: number; text: string }> {
  const response = await api.inject({
    method: call.method,
    url: call.path,
    headers: {
      'ninety-visitor': person.visitorId,
      'idempotency-key': randomUUID(),
      ...(person.token !== undefined && { authorization: `Bearer ${person.token}` }),
    },
    ...(call.method === 'POST' && { payload: input }),
  });
  return { status: response.statusCode, text: JSON.stringify(response.headers) + response.body };
}

/** Fields that tell of a key, by their names in JSON. */
const keyNames = /"(correct\w*|transcript|explanation|solution|right\w*|evidence|linked|score)":/g;
/** What of a question must not be read anywhere before its answer is in. */
function secretsOf(question: Question): string[] {
  const secrets = [JSON.stringify(question.explanation).slice(1, -1)];
  if (question.type === 'LWD') secrets.push(question.transcript, question.transcript.slice(0, -1));
  // Two neighbours in their right order, as the stored list has them.
  if (question.type === 'RRP') secrets.push(JSON.stringify(question.paragraphs).slice(1, -1));
  if (question.type === 'RFB') secrets.push(JSON.stringify(question.correctAnswers));
  return secrets;
}
function leaksIn(text: string): string[] {
  const names = text.match(keyNames) ?? [];
  return [...names, ...questionBank.flatMap(secretsOf).filter((secret) => text.includes(secret))];
}

test('the search for leaks finds one', () => {
  for (const question of questionBank) {
    expect(leaksIn(JSON.stringify(question)).length).toBeGreaterThanOrEqual(2);
  }
});

test.each(['a visitor', 'a student', 'a paid student'])(
  '%s walks over the whole bank and finds no key',
  async (who) => {
    const person = { 'a visitor': api.visitor(), 'a student': student, 'a paid student': paid }[who] ?? paid;
    const list = await raw(person, fetchQuestions);
    expect([list.status, leaksIn(list.text)]).toEqual([200, []]);
    for (const { uid, topic, free } of questionBank) {
      const { status, text } = await raw(person, fetchQuestion, { uid });
      expect([uid, status]).toEqual([uid, free || person === paid ? 200 : 402]);
      expect([uid, leaksIn(text)]).toEqual([uid, []]);
      expect([uid, text.includes(JSON.stringify(topic))]).toEqual([uid, status === 200]);
    }
  },
);

test('refusals of answers tell nothing of the key', async () => {
  for (const { uid, type } of questionBank) {
    const unfit = type === 'RSA' ? { type: 'RRP', items: [] } : { type: 'RSA', selectedAnswer: '' };
    const sent = { uid, answer: unfit, secondsUsed: 1 };
    const { status, text } = await raw(student, saveQuestionDone, sent);
    expect([402, 422]).toContain(status);
    expect([uid, leaksIn(text)]).toEqual([uid, []]);
  }
});

test('a running sprint shows the current question alone, and its result comes when it is scored', async () => {
  const started = await paid.call(mockTests.startMockTest, { mockTestId: 'reading_sprint_1' });
  const { sessionId } = started.body;
  const seen: string[] = [];
  const look = async () => {
    const calls = [
      [mockTests.loadMockTest, { sessionId }],
      [mockTests.fetchMockTestResult, { sessionId }],
      [mockTests.fetchAllMockTest, {}],
      [fetchStatistics, {}],
    ] as const;
    const answers = await Promise.all(calls.map(([call, input]) => raw(paid, call, input)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    return answers.map(({ text }) => text).join('\n');
  };
  const topicsIn = (text: string) => questionBank.filter(({ topic }) => text.includes(JSON.stringify(topic)));

  for (let answered = 0; answered < 5; answered += 1) {
    const text = await look();
    expect(leaksIn(text)).toEqual([]);
    const [current, ...others] = topicsIn(text);
    if (!current) throw new Error('no question is shown');
    expect([others, seen.includes(current.uid)]).toEqual([[], false]);
    seen.push(current.uid);
    const answer = answerBy(solutionOf(current));
    const saved = await raw(paid, mockTests.saveMockTestQuestion, { sessionId, uid: current.uid, answer });
    expect([saved.status, leaksIn(saved.text)]).toEqual([200, []]);
    expect(topicsIn(saved.text).length).toBe(answered < 4 ? 1 : 0);
  }
  const waiting = await look();
  expect([leaksIn(waiting), topicsIn(waiting)]).toEqual([[], []]);
  const handedIn = await raw(paid, mockTests.submitMockTest, { sessionId });
  expect([handedIn.status, leaksIn(handedIn.text)]).toEqual([200, []]);
  const result = await raw(paid, mockTests.fetchMockTestResult, { sessionId });
  expect(
    topicsIn(result.text)
      .map(({ uid }) => uid)
      .toSorted(),
  ).toEqual(seen.toSorted());
  expect(leaksIn(result.text)).toContain('"explanation":');
});
