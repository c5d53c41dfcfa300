import { randomBytes, randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Journal } from '#domain/core/events/journal.ts';
import { saveQuestionDone } from '#domain/practice/contract.ts';
import { questionAttemptStream } from '#domain/practice/question-attempt.ts';
import {
  answerableCodes,
  isScoredByRule,
  scoreAnswer,
  studentView,
  type Answer,
} from '#domain/question-types/registry.ts';
import { fetchQuestion, fetchQuestions } from '#domain/questions/contract.ts';
import { grantPaidTime } from '#domain/support/contract.ts';
import { questionOf, rightAnswer, seeded } from '#infra/testing/question-bank.ts';
import { startTestApi, type TestApi, type TestPerson } from '#infra/testing/api.ts';
import { scoreIn } from '#infra/testing/score-in.ts';
import { shownOf } from '#infra/testing/browser/shown.ts';
import { createQuestionBank } from '../questions/question-bank.ts';
import { createCountTable } from '../rate-limits/count-table.ts';
import { createRateLimiter } from '../rate-limits/rate-limiter.ts';
import { submitAnswer } from './submit-answer.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api[Symbol.asyncDispose]());

const submit = (person: TestPerson, uid: string, answer: Answer, commandId: string = randomUUID()) =>
  person.call(saveQuestionDone, { uid, answer, secondsUsed: 41 }, { commandId });
const eventsOf = (attemptId: string) =>
  api.storage.journal.read(questionAttemptStream, questionAttemptStream.nameOf(attemptId));

describe('practising', () => {
  test.each(answerableCodes.filter(isScoredByRule))(
    '%s: shows a visitor a question, and the score and solution after the answer',
    async (code) => {
      const visitor = api.visitor();
      const question = seeded(code);
      const { uid } = question;
      const seen = await visitor.call(fetchQuestion, { uid });
      expect(seen.body).toEqual({ question: shownOf(question), revision: 1 });

      const commandId = randomUUID();
      const reply = await submit(visitor, uid, rightAnswer(uid), commandId);
      const score = scoreIn(reply);
      expect(reply.body).toEqual({
        attemptId: commandId,
        uid,
        score: scoreAnswer(question, rightAnswer(uid)),
        solution: studentView(question, 'after'),
      });
      expect(score.points).toBe(score.maximum);
      const [submitted, scored] = await eventsOf(commandId);
      expect(submitted).toMatchObject({
        type: 'AnswerSubmitted',
        data: { revision: 1, secondsUsed: 41 },
      });
      const { difficulty, topics } = question;
      expect(scored).toMatchObject({ type: 'AnswerScored', data: { score, difficulty, topics } });
      const { visitorId } = visitor;
      expect(submitted?.metadata).toMatchObject({ visitorId, actor: { kind: 'visitor', id: visitorId } });
      expect(submitted?.metadata.userId).toBeUndefined();
    },
  );

  test('seals the text of a student in the store', async () => {
    const student = await api.registerAndLogIn();
    for (const [uid, answer] of [
      [seeded('LWD').uid, { type: 'LWD', text: 'Unmistakable words.' }],
      [seeded('LWB').uid, { type: 'LWB', texts: seeded('LWB').correctAnswers.map(() => 'Unmistakable') }],
    ] as const) {
      const commandId = randomUUID();
      await submit(student, uid, answer, commandId);
      const stored = await api.storage.store.read(questionAttemptStream.nameOf(commandId));
      expect(JSON.stringify(stored)).not.toContain('Unmistakable');
      const [submitted] = await eventsOf(commandId);
      expect(submitted?.data).toMatchObject({ answer });
      expect(submitted?.metadata.userId).toBe(student.userId);
    }
  });

  test('stores the timeline of each answer', async () => {
    const { uid } = seeded('RSA');
    const timeline = [
      { atMs: 0, act: 'shown' },
      { atMs: 2100, act: 'chose', part: 2 },
      { atMs: 9000, act: 'chose', part: 1 },
    ] as const;
    const commandId = randomUUID();
    const input = { uid, answer: rightAnswer(uid), secondsUsed: 12, timeline: [...timeline] };
    await api.visitor().call(saveQuestionDone, input, { commandId });
    expect((await eventsOf(commandId))[0]?.data).toMatchObject({ timeline });
    await expect(
      api.visitor().call(saveQuestionDone, { ...input, timeline: timeline.toReversed() }),
    ).rejects.toMatchObject({ code: 'invalid_input' });
    const endless = Array.from({ length: 201 }, (_step, atMs) => ({ atMs, act: 'played' as const }));
    await expect(api.visitor().call(saveQuestionDone, { ...input, timeline: endless })).rejects.toMatchObject(
      { code: 'invalid_input' },
    );
  });

  test('costs one append and no read', async () => {
    const calls: string[] = [];
    const real = api.storage.journal;
    const journal: Journal = {
      ...real,
      read: (...of) => (calls.push(`read ${of[1]}`), real.read(...of)),
      append: (...of) => (calls.push('append'), real.append(...of)),
    };
    const bank = createQuestionBank(journal);
    const { uid } = seeded('RMA');
    await bank.get(uid);
    calls.length = 0;
    await using rateLimiter = createRateLimiter({
      table: createCountTable(api.storage.pool, randomBytes(32)),
      log: pino({ enabled: false }),
    });
    const visitorId = randomUUID();
    for (const revision of [undefined, 1]) {
      const submitted = await submitAnswer(
        {
          journal,
          bank,
          files: api.storage.files,
          rateLimiter,
          settings: { freeWritingCredits: 0, freeSpeakingCredits: 0 },
        },
        { uid, answer: rightAnswer(uid), secondsUsed: 3, revision, timeline: [] },
        { viewer: { kind: 'visitor' }, person: { visitorId }, network: '192.0.2.1' },
        {
          commandId: randomUUID(),
          correlationId: randomUUID(),
          actor: { kind: 'visitor', id: visitorId },
          visitorId,
          at: new Date().toISOString(),
        },
      );
      expect(submitted).toHaveProperty('score');
    }
    expect(calls).toEqual(['append', 'append']);
  });
});

describe('a locked question', () => {
  const { uid } = seeded('RSA', { free: false });
  const attemptOf = async (person: TestPerson) => {
    const commandId = randomUUID();
    await expect(person.call(fetchQuestion, { uid })).rejects.toMatchObject({ code: 'paid_plan_needed' });
    const sent = submit(person, uid, rightAnswer(uid), commandId);
    await expect(sent).rejects.toMatchObject({ code: 'paid_plan_needed', status: 402 });
    return eventsOf(commandId);
  };

  test('opens for a paid student only', async () => {
    const [student, admin] = await Promise.all([api.registerAndLogIn(), api.admin()]);
    expect(await attemptOf(api.visitor())).toEqual([]);
    expect(await attemptOf(student)).toEqual([]);
    const grant = (paidExpiryTime: string) =>
      admin.call(grantPaidTime, { id: student.userId, paidExpiryTime, reason: 'a test' });
    await grant('2020-01-01T00:00:00.000Z');
    expect(await attemptOf(student)).toEqual([]);
    await grant('2099-01-01T00:00:00.000Z');
    const seen = await student.call(fetchQuestion, { uid });
    expect(seen.body.question).toEqual(shownOf(questionOf(uid)));
    expect(scoreIn(await submit(student, uid, rightAnswer(uid))).points).toBe(1);
    expect((await admin.call(fetchQuestion, { uid })).body.question.uid).toBe(uid);
  });
});

describe('a repeated answer', () => {
  test('gets the same result and no second attempt, also concurrently', async () => {
    const student = await api.registerAndLogIn();
    const { uid } = seeded('RRP');
    const commandId = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => submit(student, uid, rightAnswer(uid), commandId)),
    );
    answers.push(await submit(student, uid, rightAnswer(uid), commandId.toUpperCase()));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(await eventsOf(commandId)).toHaveLength(2);
    const { body } = await student.call(fetchQuestions, { type: 'RRP' });
    expect(body.questions.find((listed) => listed.uid === uid)).toMatchObject({ answered: 1 });
  });

  test('of two slow tabs counts as the attempt of the first one', async () => {
    const student = await api.registerAndLogIn();
    const { uid } = seeded('LIW');
    const commandId = randomUUID();
    const tab = (secondsUsed: number) =>
      student.call(
        saveQuestionDone,
        { uid, answer: rightAnswer(uid), secondsUsed, timeline: [{ atMs: secondsUsed, act: 'shown' }] },
        { commandId },
      );
    const [first, second] = await Promise.all([tab(10), tab(20)]);
    expect(first.body).toEqual(second.body);
    expect(await eventsOf(commandId)).toHaveLength(2);
  });

  test('with the id of another answer is refused', async () => {
    const student = await api.registerAndLogIn();
    const commandId = randomUUID();
    await submit(student, seeded('RSA').uid, { type: 'RSA', selectedAnswer: '' }, commandId);
    for (const { uid, code, status } of [
      { ...seeded('RSA'), code: 'already_submitted', status: 409 },
      { ...seeded('RSA', { nth: 1 }), code: 'key_reused', status: 422 },
      { ...seeded('RRP'), code: 'key_reused', status: 422 },
    ]) {
      const again = submit(student, uid, rightAnswer(uid), commandId);
      await expect(again).rejects.toMatchObject({ code, status });
    }
    expect(await eventsOf(commandId)).toHaveLength(2);
  });

  test('of another person reveals nothing', async () => {
    const [student, other] = await Promise.all([api.registerAndLogIn(), api.registerAndLogIn()]);
    const visitor = api.visitor();
    const { uid } = seeded('RSA');
    for (const owner of [student, visitor]) {
      const commandId = randomUUID();
      await submit(owner, uid, rightAnswer(uid), commandId);
      for (const thief of [other, api.visitor(), owner === student ? visitor : student]) {
        const stolen = submit(thief, uid, rightAnswer(uid), commandId);
        await expect(stolen).rejects.toMatchObject({ code: 'key_reused' });
      }
    }
  });
});

test('limits the answers of one person, and accepts a refused one later', async () => {
  const { uid } = seeded('RSA');
  const answersPerHour = 3;
  const answer = {
    what: '',
    limits: [
      { of: 'visitors', times: 30, seconds: 600 },
      { of: 'person', times: answersPerHour, seconds: 3_600 },
    ],
  } as const;
  await using small = await startTestApi({ questions: [uid], settings: { rateLimits: { answer } } });
  const student = await small.registerAndLogIn();
  for (let time = 0; time < answersPerHour; time += 1) await submit(student, uid, rightAnswer(uid));
  const refused = randomUUID();
  const last = submit(student, uid, rightAnswer(uid), refused);
  // A temporary code, so that the device sends the answer again later with the same id.
  await expect(last).rejects.toMatchObject({ code: 'too_many_requests', status: 429, isPassing: true });
  expect(await small.storage.store.read(questionAttemptStream.nameOf(refused))).toEqual({
    outcome: 'missing',
  });

  const visitors = Array.from({ length: 35 }, () => submit(small.visitor(), uid, rightAnswer(uid)));
  const outcomes = await Promise.allSettled(visitors);
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(5);
});
