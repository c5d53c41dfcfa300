import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as contract from '#domain/sittings/contract.ts';
import { fetchAllMockTest, startMockTest } from '#domain/mock-tests/contract.ts';
import { mockTestStream } from '#domain/sittings/mock-test-attempt.ts';
import { questionsOf } from '#domain/sittings/clocks/set-sections.ts';
import { emptyAnswerOf, hasRule, scoreAnswer, studentView } from '#domain/question-types/registry.ts';
import { publishQuestion, retireQuestion, reviseQuestion } from '#domain/questions/admin-contract.ts';
import { grantPaidTime } from '#domain/support/contract.ts';
import { questionOf, rightAnswer as right, seeded } from '#infra/testing/question-bank.ts';
import { startTestApi, type TestApi, type TestPerson, type TestUser } from '#infra/testing/api.ts';

const mockTestId = 'reading_sprint_1';
const realTime = () => Date.now();
/** The lead of the server's clock, so that a test need not wait for a deadline. */
let aheadMs = 0;
let api: TestApi;
let student: TestUser;
let other: TestUser;

beforeAll(async () => {
  api = await startTestApi({ clock: () => new Date(realTime() + aheadMs).toISOString() });
  [student, other] = await Promise.all([api.registerAndLogIn(), api.registerAndLogIn()]);
});
afterAll(() => api[Symbol.asyncDispose]());

const start = async (person: TestPerson = student) => (await person.call(startMockTest, { mockTestId })).body;
const load = async (sessionId: string) => (await student.call(contract.loadMockTest, { sessionId })).body;
const resultOf = async (sessionId: string) =>
  (await student.call(contract.fetchMockTestResult, { sessionId })).body;
const eventsOf = (sessionId: string) =>
  api.storage.journal.read(mockTestStream, mockTestStream.nameOf(sessionId));
const afterTheDeadline = async (work: () => Promise<void>) => {
  aheadMs = 360_000;
  try {
    await work();
  } finally {
    aheadMs = 0;
  }
};

async function answer({ sessionId, question }: contract.Sitting): Promise<contract.Sitting> {
  const uid = question?.uid ?? '';
  return (await student.call(contract.saveMockTestQuestion, { sessionId, uid, answer: right(uid) })).body;
}

describe('a sitting', () => {
  test('runs from question to question to a result with answers, solutions and points', async () => {
    let sitting = await start();
    expect(sitting).toMatchObject({
      mockTestId,
      name: 'Reading sprint',
      status: 'running',
      sections: [{ section: 'reading', questions: 5, seconds: 360 }],
      answered: 0,
      clock: { since: sitting.startedAt, questions: 5 },
    });
    expect(Date.parse(sitting.clock?.deadline ?? '') - Date.parse(sitting.startedAt)).toBe(360_000);
    const seen: string[] = [];
    for (let answered = 0; answered < 4; answered += 1) {
      seen.push(sitting.question?.uid ?? '');
      expect(sitting.question).toEqual(studentView(questionOf(sitting.question?.uid ?? ''), 'before'));
      expect(await load(sitting.sessionId)).toMatchObject({ answered, question: sitting.question });
      expect(await resultOf(sitting.sessionId)).toMatchObject({ status: 'running', questions: [] });
      sitting = await answer(sitting);
    }
    const last = sitting.question?.uid ?? '';
    expect([...seen, last].map((uid) => uid.slice(0, 3))).toEqual(['RFB', 'RFB', 'RRP', 'RSA', 'RSA']);
    expect(new Set([...seen, last]).size).toBe(5);

    const { sessionId } = sitting;
    const { body } = await student.call(contract.submitMockTest, { sessionId });
    expect(body).toMatchObject({ status: 'scored', answered: 5 });
    expect(body.question).toBeUndefined();
    const result = await resultOf(sessionId);
    const asked = [...seen, last].map(questionOf).filter(hasRule);
    const scores = asked.map((question, index) =>
      scoreAnswer(question, index < 4 ? right(question.uid) : emptyAnswerOf(question.type)),
    );
    const maximum = scores.reduce((sum, score) => sum + score.maximum, 0);
    expect(result).toMatchObject({
      status: 'scored',
      cause: 'student',
      scores: { points: maximum - 1, maximum },
    });
    expect(result.scores?.scoreArray).toEqual(
      scores.map(({ points, maximum: most }, index) => ({
        uid: asked[index]?.uid,
        score: `${points}/${most}`,
      })),
    );
    expect(result.questions.map(({ secondsUsed: _seconds, ...rest }) => rest)).toEqual(
      asked.map((question, index) => ({
        question: studentView(question, 'before'),
        ...(index < 4 && { answer: right(question.uid) }),
        solution: studentView(question, 'after'),
        score: scores[index],
      })),
    );
    const timed = ['number', 'number', 'number', 'number', 'undefined'];
    expect(result.questions.map(({ secondsUsed }) => typeof secondsUsed)).toEqual(timed);
  });

  test('is listed at once with its state and points', async () => {
    const person = await api.registerAndLogIn();
    const listed = async (of: TestPerson = person) =>
      (await of.call(fetchAllMockTest, {})).body.mockTests.filter((one) => one.mockTestId === mockTestId);
    expect(await listed()).toMatchObject([
      { mockTestId, access: 'open', questions: 5, seconds: 360, usesMicrophone: false, sittings: [] },
    ]);
    const { sessionId, clock } = await start(person);
    const running = { sessionId, deadline: clock?.deadline, status: 'running', points: null };
    expect(await listed()).toMatchObject([{ sittings: [running] }]);
    await person.call(contract.submitMockTest, { sessionId });
    expect(await listed()).toMatchObject([{ sittings: [{ sessionId, status: 'scored', points: 0 }] }]);
    expect(await listed(other)).toMatchObject([{ sittings: [] }]);
  });

  test('has only questions that its student may practise', async () => {
    const isFree = (uid: string) => questionOf(uid).free;
    const drawn = async (person: TestPerson) => {
      const sittings = await Promise.all(Array.from({ length: 12 }, () => start(person)));
      const events = await Promise.all(sittings.map(({ sessionId }) => eventsOf(sessionId)));
      return events.flatMap(([first]) =>
        first?.type === 'MockTestStarted' ? questionsOf(first.data.sections).map(({ uid }) => uid) : [],
      );
    };
    const [admin, paid] = await Promise.all([api.admin(), api.registerAndLogIn()]);
    const paidExpiryTime = '2099-01-01T00:00:00.000Z';
    await admin.call(grantPaidTime, { id: paid.userId, paidExpiryTime, reason: 'a test' });
    expect((await drawn(other)).every(isFree)).toBe(true);
    expect((await drawn(paid)).every(isFree)).toBe(false);
  });
});

describe('a repeated call', () => {
  test('starts one sitting', async () => {
    const commandId = randomUUID();
    const begin = () => student.call(startMockTest, { mockTestId }, { commandId });
    const [first, ...rest] = await Promise.all(Array.from({ length: 5 }, begin));
    rest.push(await begin());
    for (const again of rest) {
      expect(again).toEqual({ ...first, body: { ...first?.body, dateNow: again.body.dateNow } });
    }
    expect(await eventsOf(first?.body.sessionId ?? '')).toHaveLength(1);
  });

  test('from two tabs stores one answer, and refuses another one', async () => {
    const sitting = await start();
    const { sessionId } = sitting;
    const uid = sitting.question?.uid ?? '';
    const save = (given: ReturnType<typeof right>) =>
      student.call(contract.saveMockTestQuestion, { sessionId, uid, answer: given });
    const [one, two] = await Promise.all([save(right(uid)), save(right(uid))]);
    expect({ ...one.body, dateNow: '' }).toEqual({ ...two.body, dateNow: '' });
    expect(one.body).toMatchObject({ answered: 1 });
    expect(sitting.questionSince).toBe(sitting.startedAt);
    // Repeated loading does not change the time of a question.
    const [, answered] = await eventsOf(sessionId);
    const loaded = await student.call(contract.loadMockTest, { sessionId });
    expect(answered?.metadata.at).toBeDefined();
    for (const { body } of [one, two, loaded]) expect(body.questionSince).toBe(answered?.metadata.at);
    await expect(save(noAnswerOfBlanks(uid))).rejects.toMatchObject({
      code: 'already_answered',
      status: 409,
    });
    expect((await load(sessionId)).answered).toBe(1);
    expect(await eventsOf(sessionId)).toHaveLength(2);
  });

  test('hands in once, also concurrently', async () => {
    const { sessionId } = await start();
    const submit = () => student.call(contract.submitMockTest, { sessionId });
    const answers = await Promise.all(Array.from({ length: 4 }, submit));
    expect(answers.map(({ body }) => body.status)).toEqual(answers.map(() => 'scored'));
    expect((await eventsOf(sessionId)).map(({ type }) => type)).toEqual([
      'MockTestStarted',
      'MockTestSectionEnded',
      'MockTestSubmitted',
      'MockTestResultRecorded',
    ]);
  });

  test('with an outdated revision is refused', async () => {
    const sitting = await start();
    const { sessionId } = sitting;
    const uid = sitting.question?.uid ?? '';
    const send = (revision: number) =>
      api.inject({
        method: 'POST',
        url: contract.saveMockTestQuestion.path,
        headers: { authorization: `Bearer ${student.token}`, 'if-match': `"${revision}"` },
        payload: { sessionId, uid, answer: right(uid) },
      });
    const first = await send(0);
    expect([first.statusCode, first.headers.etag]).toEqual([200, '"1"']);
    expect((await send(0)).statusCode).toBe(412);
    expect((await send(1)).headers.etag).toBe('"1"');
  });
});

function noAnswerOfBlanks(uid: string) {
  const question = questionOf(uid);
  const blanks = question.type === 'RFB' ? question.wordsGiven : [];
  return { type: 'RFB' as const, selectedAnswer: blanks.map(() => '') };
}

describe('after the deadline without a worker', () => {
  test('an answer is refused, the question is hidden, and handing in still works', async () => {
    const sitting = await answer(await start());
    const { sessionId } = sitting;
    await afterTheDeadline(async () => {
      await expect(answer(sitting)).rejects.toMatchObject({ code: 'time_is_up', status: 409 });
      const reloaded = await load(sessionId);
      expect(reloaded).toMatchObject({ status: 'section_ended', answered: 5 });
      expect(reloaded.question).toBeUndefined();
      expect(reloaded.clock).toBeUndefined();

      await student.call(contract.submitMockTest, { sessionId });
      expect(await resultOf(sessionId)).toMatchObject({ status: 'scored', cause: 'deadline' });
      await expect(answer(sitting)).rejects.toMatchObject({ code: 'time_is_up' });
    });
    expect((await eventsOf(sessionId)).filter(({ type }) => type === 'MockTestAnswerSubmitted')).toHaveLength(
      1,
    );
  });

  test('an answer stored before is acknowledged again', async () => {
    const sitting = await start();
    const uid = sitting.question?.uid ?? '';
    const input = { sessionId: sitting.sessionId, uid, answer: right(uid) };
    const commandId = randomUUID();
    await student.call(contract.saveMockTestQuestion, input, { commandId });
    await afterTheDeadline(async () => {
      const again = await student.call(contract.saveMockTestQuestion, input, { commandId });
      expect(again.body).toMatchObject({ status: 'section_ended', answered: 5 });
      expect(again.body.question).toBeUndefined();
    });
  });
});

describe('refusals', () => {
  test('questions must be answered in order, with answers that fit', async () => {
    const { sessionId, question } = await start();
    const [first] = await eventsOf(sessionId);
    const uids =
      first?.type === 'MockTestStarted' ? questionsOf(first.data.sections).map(({ uid }) => uid) : [];
    const save = (uid: string, given = right(uid)) =>
      student.call(contract.saveMockTestQuestion, { sessionId, uid, answer: given });
    await expect(save(uids[1] ?? '')).rejects.toMatchObject({ code: 'not_the_current_question' });
    await expect(save('LWD-0001')).rejects.toMatchObject({ code: 'not_in_this_test' });
    await expect(save('RSA-9999', right('RSA-0001'))).rejects.toMatchObject({ code: 'not_in_this_test' });
    const unfit = save(question?.uid ?? '', right('RSA-0001'));
    await expect(unfit).rejects.toMatchObject({ code: 'answer_does_not_fit', status: 422 });
    await student.call(contract.submitMockTest, { sessionId });
    await expect(save(uids[0] ?? '')).rejects.toMatchObject({ code: 'test_already_submitted' });
    expect(await eventsOf(sessionId)).toHaveLength(4);
  });

  test("another student's sitting looks like a missing one", async () => {
    const { sessionId, question } = await start();
    const uid = question?.uid ?? 'RSA-0001';
    const calls = [
      [contract.loadMockTest.path, {}],
      [contract.fetchMockTestResult.path, {}],
      [contract.submitMockTest.path, {}],
      [contract.saveMockTestQuestion.path, { uid, answer: right(uid) }],
    ] as const;
    for (const [url, rest] of calls) {
      const post = (id: string) =>
        api.inject({
          method: 'POST',
          url,
          headers: { authorization: `Bearer ${other.token}` },
          payload: { sessionId: id, ...rest },
        });
      const [foreign, missing] = await Promise.all([post(sessionId), post(randomUUID())]);
      expect(foreign.statusCode).toBe(404);
      expect([foreign.statusCode, foreign.body]).toEqual([missing.statusCode, missing.body]);
      expect(Object.keys(foreign.headers).toSorted()).toEqual(Object.keys(missing.headers).toSorted());
    }
    const theirs = await other.call(startMockTest, { mockTestId }, { commandId: sessionId });
    expect(theirs.body.sessionId).not.toBe(sessionId);
    expect(await eventsOf(sessionId)).toHaveLength(1);
  });

  test('visitors have no tests, and unknown names none', async () => {
    await expect(start(api.visitor())).rejects.toMatchObject({ code: 'not_logged_in' });
    const unknown = student.call(startMockTest, { mockTestId: '__proto__' });
    await expect(unknown).rejects.toMatchObject({ code: 'mock_test_not_found' });
  });

  test.each(['x', '', '../account-1', '\u0000', 'a'.repeat(5000), { $ne: null }, ['x'], 7, null])(
    '%j is refused as the id of a sitting',
    async (sessionId) => {
      const response = await api.inject({
        method: 'POST',
        url: contract.loadMockTest.path,
        headers: { authorization: `Bearer ${student.token}` },
        payload: { sessionId },
      });
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({
        code: 'invalid_input',
        errors: { sessionId: expect.any(String) },
      });
    },
  );

  test('an id in capitals equals the same id in lower case', async () => {
    const { sessionId } = await start();
    expect((await load(sessionId.toUpperCase())).sessionId).toBe(sessionId);
  });
});

describe('the bank during a test', () => {
  test('adds a second score for a key that is corrected meanwhile, beside the first', async () => {
    const admin = await api.admin();
    const sitting = await start();
    const { sessionId } = sitting;
    const [first] = await eventsOf(sessionId);
    const asked =
      first?.type === 'MockTestStarted' ? questionsOf(first.data.sections).map(({ uid }) => uid) : [];
    const uid = asked.find((one) => one.startsWith('RSA')) ?? '';
    let current = sitting;
    while (current.question) current = await answer(current);

    const question = questionOf(uid);
    if (question.type !== 'RSA') throw new Error('it is an RSA');
    const { multichoice, correctIndex } = question;
    // The right option is reworded, and another one is right now.
    const reworded = multichoice.map((option, index) =>
      index === correctIndex ? `${option}, it seems` : option,
    );
    const wrongIndex = (correctIndex + 1) % multichoice.length;
    const corrected = { ...question, multichoice: reworded, correctIndex: wrongIndex };
    const reason = 'The passage says otherwise';
    const revised = await admin.call(reviseQuestion, { question: corrected, reason, reasonsStand: true });
    expect(revised.body).toMatchObject({ revision: 2, changesKey: true });

    await student.call(contract.submitMockTest, { sessionId });
    const result = await resultOf(sessionId);
    const shown = result.questions.find((one) => one.question.uid === uid);
    expect(shown).toMatchObject({
      question: studentView(corrected, 'before'),
      answer: { type: 'RSA', selectedAnswer: reworded[correctIndex] },
      solution: { correctAnswer: multichoice[wrongIndex] },
      score: { points: 0, maximum: 1 },
      correction: { first: { points: 1, maximum: 1 }, reason },
    });
    const maximum = result.scores?.maximum ?? 0;
    expect(result.scores?.points).toBe(maximum - 1);
    expect(result.scores?.scoreArray).toContainEqual({ uid, score: '0/1' });
    expect(result.questions.filter(({ correction }) => correction)).toHaveLength(1);
    await admin.call(reviseQuestion, { question, reason: 'It was right at first', reasonsStand: true });
  });

  test('leaves a retired question out of new tests', async () => {
    const admin = await api.admin();
    const { uid } = seeded('RRP');
    const { position } = await admin.call(retireQuestion, { uid, reason: 'outdated' });
    await api.dependencies.readModels.waitFor(['questions'], position);
    const sittings = await Promise.all(Array.from({ length: 12 }, () => start()));
    const events = await Promise.all(sittings.map(({ sessionId }) => eventsOf(sessionId)));
    const asked = events.map(([first]) => JSON.stringify(first?.data));
    expect(asked.filter((started) => started.includes(uid))).toEqual([]);
    expect(asked.filter((started) => started.includes('RRP-'))).toHaveLength(12);
    await admin.call(publishQuestion, { uid });
  });
});
