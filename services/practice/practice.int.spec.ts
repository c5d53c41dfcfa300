import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { saveQuestionDone } from '#domain/practice/contract.ts';
import { questionAttemptCodec, questionAttemptStream } from '#domain/practice/question-attempt.ts';
import {
  scoreAnswer,
  solutionOf,
  viewOf,
  type Answer,
  type Question,
} from '#domain/question-types/registry.ts';
import { answerBy } from '#domain/question-types/testing/questions.ts';
import { fetchQuestion, fetchQuestions } from '#domain/questions/contract.ts';
import { grantPaidTime } from '#domain/support/contract.ts';
import { questionBank } from '#infra/testing/question-bank.ts';
import { eventually, startTestApi, type TestApi, type TestPerson } from '#infra/testing/api.ts';
import { correctQuestion } from '../questions/commands.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api[Symbol.asyncDispose]());

function questionOf(uid: string): Question {
  const found = questionBank.find((question) => question.uid === uid);
  if (!found) throw new RangeError(uid);
  return found;
}
const right = (uid: string): Answer => answerBy(solutionOf(questionOf(uid)));
const freeUids = questionBank.filter(({ free }) => free).map(({ uid }) => uid);
const submit = (person: TestPerson, uid: string, answer: Answer, commandId: string = randomUUID()) =>
  person.call(saveQuestionDone, { uid, answer, secondsUsed: 41 }, { commandId });
const eventsOf = (attemptId: string) =>
  api.storage.journal.read(questionAttemptCodec, questionAttemptStream(attemptId));

describe('practising', () => {
  test.each(freeUids)(
    '%s: a visitor sees it, answers it and is told the score and the solution',
    async (uid) => {
      const visitor = api.visitor();
      const question = questionOf(uid);
      const seen = await visitor.call(fetchQuestion, { uid });
      expect(seen.body.question).toEqual(viewOf(question));

      const commandId = randomUUID();
      const { body } = await submit(visitor, uid, right(uid), commandId);
      expect(body).toEqual({
        attemptId: commandId,
        uid,
        score: scoreAnswer(question, right(uid)),
        solution: solutionOf(question),
      });
      expect(body.score.points).toBe(body.score.maximum);
      const [submitted, scored] = await eventsOf(commandId);
      expect(submitted).toMatchObject({
        type: 'AnswerSubmitted',
        data: { questionVersion: 1, secondsUsed: 41 },
      });
      expect(scored).toMatchObject({ type: 'AnswerScored', data: { score: body.score } });
      const { visitorId } = visitor;
      expect(submitted?.metadata).toMatchObject({ visitorId, actor: { kind: 'visitor', id: visitorId } });
      expect(submitted?.metadata.userId).toBeUndefined();
    },
  );

  test('the list tells at once what was answered, and what is locked', async () => {
    const visitor = api.visitor();
    await eventually(async () => {
      const { body } = await visitor.call(fetchQuestions, {});
      expect(body.questions).toHaveLength(questionBank.length);
    });
    await submit(visitor, 'RSA-0001', right('RSA-0001'));
    await submit(visitor, 'RSA-0001', { type: 'RSA', selectedAnswer: '' });
    const { body } = await visitor.call(fetchQuestions, { type: 'RSA' });
    expect(body.questions.map(({ uid, isLocked }) => [uid, isLocked])).toEqual([
      ['RSA-0001', false],
      ['RSA-0002', false],
      ['RSA-0003', false],
      ['RSA-0004', true],
      ['RSA-0005', true],
      ['RSA-0006', true],
    ]);
    expect(body.questions[0]).toMatchObject({ answered: 2, bestPercent: 100 });
    expect(body.questions[1]).toMatchObject({ answered: 0, bestPercent: null });
    const other = await api.visitor().call(fetchQuestions, { type: 'RSA' });
    expect(other.body.questions[0]).toMatchObject({ answered: 0, bestPercent: null });
  });

  test('what a student types is sealed in the store', async () => {
    const student = await api.registerAndLogIn();
    const commandId = randomUUID();
    await submit(student, 'LWD-0001', { type: 'LWD', text: 'Unmistakable words.' }, commandId);
    const stored = await api.storage.store.read(questionAttemptStream(commandId));
    expect(JSON.stringify(stored)).not.toContain('Unmistakable');
    const [submitted] = await eventsOf(commandId);
    expect(submitted?.data).toMatchObject({ answer: { type: 'LWD', text: 'Unmistakable words.' } });
    expect(submitted?.metadata.userId).toBe(student.userId);
  });
});

describe('a locked question', () => {
  const uid = 'RSA-0004';
  const attemptOf = async (person: TestPerson) => {
    const commandId = randomUUID();
    await expect(person.call(fetchQuestion, { uid })).rejects.toMatchObject({ code: 'paid_plan_needed' });
    const sent = submit(person, uid, right(uid), commandId);
    await expect(sent).rejects.toMatchObject({ code: 'paid_plan_needed', status: 402 });
    return eventsOf(commandId);
  };

  test('opens for a paid student and for nobody else', async () => {
    const [student, admin] = await Promise.all([api.registerAndLogIn(), api.admin()]);
    expect(await attemptOf(api.visitor())).toEqual([]);
    expect(await attemptOf(student)).toEqual([]);
    const grant = (paidExpiryTime: string) =>
      admin.call(grantPaidTime, { id: student.userId, paidExpiryTime, reason: 'a test' });
    await grant('2020-01-01T00:00:00.000Z');
    expect(await attemptOf(student)).toEqual([]);
    await grant('2099-01-01T00:00:00.000Z');
    const seen = await student.call(fetchQuestion, { uid });
    expect(seen.body.question).toEqual(viewOf(questionOf(uid)));
    expect((await submit(student, uid, right(uid))).body.score.points).toBe(1);
    expect((await admin.call(fetchQuestion, { uid })).body.question.uid).toBe(uid);
  });
});

describe('the same answer sent again', () => {
  test('gives the same result and no second attempt, however often and at once', async () => {
    const student = await api.registerAndLogIn();
    const commandId = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => submit(student, 'RRP-0001', right('RRP-0001'), commandId)),
    );
    answers.push(await submit(student, 'RRP-0001', right('RRP-0001'), commandId.toUpperCase()));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(await eventsOf(commandId)).toHaveLength(2);
    const { body } = await student.call(fetchQuestions, { type: 'RRP' });
    expect(body.questions[0]).toMatchObject({ uid: 'RRP-0001', answered: 1 });
  });

  test('gives it also after the question was corrected, by the version that was answered', async () => {
    const student = await api.registerAndLogIn();
    const commandId = randomUUID();
    const before = await submit(student, 'RSA-0003', right('RSA-0003'), commandId);
    const question = questionOf('RSA-0003');
    if (question.type !== 'RSA') throw new TypeError('RSA-0003 is no RSA');
    const corrected = { ...question, correctIndex: question.correctIndex === 0 ? 1 : 0 };
    await correctQuestion(api.storage, corrected, 'a wrong key', {
      commandId: randomUUID(),
      correlationId: randomUUID(),
      actor: { kind: 'system', id: 'test' },
      at: new Date().toISOString(),
    });
    await eventually(async () => {
      const { body } = await submit(student, 'RSA-0003', answerBy(solutionOf(corrected)));
      expect(body.score.points).toBe(1);
    });
    expect(await submit(student, 'RSA-0003', right('RSA-0003'), commandId)).toEqual(before);
  });

  test('under an id that holds another answer is refused', async () => {
    const student = await api.registerAndLogIn();
    const commandId = randomUUID();
    await submit(student, 'RSA-0001', { type: 'RSA', selectedAnswer: '' }, commandId);
    for (const uid of ['RSA-0001', 'RSA-0002', 'RRP-0001']) {
      const again = submit(student, uid, right(uid), commandId);
      await expect(again).rejects.toMatchObject({ code: 'already_submitted', status: 409 });
    }
    expect(await eventsOf(commandId)).toHaveLength(2);
  });

  test('by somebody else gives nothing of it', async () => {
    const [student, other] = await Promise.all([api.registerAndLogIn(), api.registerAndLogIn()]);
    const visitor = api.visitor();
    for (const owner of [student, visitor]) {
      const commandId = randomUUID();
      await submit(owner, 'RSA-0001', right('RSA-0001'), commandId);
      for (const thief of [other, api.visitor(), owner === student ? visitor : student]) {
        const stolen = submit(thief, 'RSA-0001', right('RSA-0001'), commandId);
        await expect(stolen).rejects.toMatchObject({ code: 'already_submitted' });
      }
    }
  });
});

describe('bad input', () => {
  test.each([
    ['an unknown question', { uid: 'RSA-9999', answer: { type: 'RSA', selectedAnswer: '' } }, 404],
    ['a question of no type', { uid: 'XXX-0001', answer: { type: 'RSA', selectedAnswer: '' } }, 400],
    ['a path for a uid', { uid: '../../question', answer: { type: 'RSA', selectedAnswer: '' } }, 400],
    ['an answer of another type', { uid: 'RSA-0001', answer: { type: 'LWD', text: 'x' } }, 422],
    ['an option that is not offered', { uid: 'RSA-0001', answer: { type: 'RSA', selectedAnswer: 'x' } }, 422],
    ['NUL in the text', { uid: 'LWD-0001', answer: { type: 'LWD', text: 'a\u0000' } }, 400],
    ['a lone surrogate', { uid: 'LWD-0001', answer: { type: 'LWD', text: '\ud800' } }, 400],
    ['a text without end', { uid: 'LWD-0001', answer: { type: 'LWD', text: 'a'.repeat(1001) } }, 400],
    ['no answer', { uid: 'RSA-0001' }, 400],
    [
      'negative seconds',
      { uid: 'RSA-0001', answer: { type: 'RSA', selectedAnswer: '' }, secondsUsed: -1 },
      400,
    ],
    ['a list for the body', [], 400],
  ])('%s is refused with a body of errors, and nothing is stored', async (_what, input, status) => {
    const commandId = randomUUID();
    const payload = Array.isArray(input) ? input : { secondsUsed: 1, ...input };
    const response = await api.inject({
      method: 'POST',
      url: saveQuestionDone.path,
      headers: { 'ninety-visitor': randomUUID(), 'idempotency-key': commandId },
      payload,
    });
    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({ code: expect.any(String), errors: expect.any(Object) });
    expect(response.body).not.toContain('correct');
    expect(await eventsOf(commandId)).toEqual([]);
  });

  test.each([['x'], ['00000000'], ['../account-1'], ['%00']])('%j is no id of a command', async (id) => {
    const response = await api.inject({
      method: 'POST',
      url: saveQuestionDone.path,
      headers: { 'ninety-visitor': randomUUID(), 'idempotency-key': id },
      payload: { uid: 'RSA-0001', answer: { type: 'RSA', selectedAnswer: '' }, secondsUsed: 1 },
    });
    expect(response.statusCode).toBe(400);
  });

  test('nobody practises without saying who they are', async () => {
    const response = await api.inject({
      method: 'POST',
      url: saveQuestionDone.path,
      payload: { uid: 'RSA-0001', answer: { type: 'RSA', selectedAnswer: '' }, secondsUsed: 1 },
    });
    expect(response.statusCode).toBe(401);
  });
});
