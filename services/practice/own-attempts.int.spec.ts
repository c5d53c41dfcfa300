import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CommandContext } from '#domain/core/events/journal.ts';
import { fetchOwnAttempts, saveQuestionDone } from '#domain/practice/contract.ts';
import { questionAttemptStream, rescoreAnswer } from '#domain/practice/question-attempt.ts';
import { studentView } from '#domain/question-types/registry.ts';
import { lwdQuestion, rsaQuestion } from '#domain/question-types/testing/questions.ts';
import { startTestApi, type TestApi } from '#infra/testing/api.ts';
import { scoreIn } from '#infra/testing/score-in.ts';
import { handle } from '../core/handle.ts';
import { draftQuestion, publishQuestion, reviseQuestion } from '../questions/commands.ts';

let api: TestApi;
const now = (about: Partial<CommandContext> = {}): CommandContext => ({
  commandId: randomUUID(),
  correlationId: randomUUID(),
  actor: { kind: 'system', id: 'test' },
  at: new Date().toISOString(),
  ...about,
});
beforeAll(async () => {
  api = await startTestApi({ questions: 'none' });
  for (const question of [rsaQuestion, lwdQuestion]) {
    await draftQuestion(api.storage, question, now());
    await publishQuestion(api.storage, question.uid, now());
  }
});
afterAll(() => api[Symbol.asyncDispose]());

test('shows an attempt with its timeline and every score', async () => {
  const student = await api.registerAndLogIn();
  const attemptId = randomUUID();
  const answer = { type: 'RSA', selectedAnswer: 'By ship' } as const;
  const timeline = [{ atMs: 800, act: 'chose' as const, part: 1 }];
  const { uid } = rsaQuestion;
  const given = await student.call(
    saveQuestionDone,
    { uid, answer, secondsUsed: 12.5, timeline },
    { commandId: attemptId },
  );
  const corrected = { ...rsaQuestion, correctIndex: 2, title: 'Another title' };
  const revision = { question: corrected, reason: 'a wrong key', reasonsStand: true };
  await reviseQuestion(api.storage, revision, now());
  const context = now({ userId: student.userId });
  const rescored = await handle(api.storage.journal, questionAttemptStream, attemptId, context, (attempt) =>
    rescoreAnswer(attempt, {
      attemptId,
      questionIn: () => rsaQuestion,
      question: corrected,
      revision: 2,
      reason: 'a wrong key',
      answeredAt: new Date().toISOString(),
    }),
  );
  expect(rescored).not.toHaveProperty('rejected');

  const { body } = await student.call(fetchOwnAttempts, { uid });
  expect(body.attempts).toEqual([
    {
      attemptId,
      at: expect.any(String),
      secondsUsed: 12.5,
      answer,
      timeline,
      question: studentView(rsaQuestion, 'before'),
      solution: studentView(rsaQuestion, 'after'),
      failure: null,
      scores: [
        { score: scoreIn(given), revision: 1, at: body.attempts[0]?.at, reason: null },
        {
          score: expect.objectContaining({ points: 0, maximum: 1 }) as unknown,
          revision: 2,
          at: expect.any(String),
          reason: 'a wrong key',
        },
      ],
    },
  ]);
});

test('lists ten attempts at most, newest first, with their texts', async () => {
  const visitor = api.visitor();
  const { uid } = lwdQuestion;
  for (let nth = 0; nth < 12; nth += 1) {
    await visitor.call(saveQuestionDone, { uid, answer: { type: 'LWD', text: `${nth}` }, secondsUsed: nth });
  }
  const { body } = await visitor.call(fetchOwnAttempts, { uid });
  expect(body.attempts.map(({ answer }) => answer)).toEqual(
    Array.from({ length: 10 }, (_attempt, index) => ({ type: 'LWD', text: `${11 - index}` })),
  );
});

test('shows no attempt without an answer, for any question', async () => {
  const student = await api.registerAndLogIn();
  for (const uid of [lwdQuestion.uid, 'RSA-9876']) {
    expect((await student.call(fetchOwnAttempts, { uid })).body).toEqual({ attempts: [] });
  }
});
