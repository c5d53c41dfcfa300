import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as contract from '#domain/notifications/contract.ts';
import { notificationsStream } from '#domain/notifications/notifications.ts';
import { saveQuestionDone } from '#domain/practice/contract.ts';
import { rightAnswerTo } from '#domain/question-types/registry.ts';
import { reviseQuestion } from '#domain/questions/admin-contract.ts';
import { startTestApi, type TestApi, type TestUser } from '#infra/testing/api.ts';
import { seeded } from '#infra/testing/question-bank.ts';
import { isCorrected, readQuestionRevisions } from '../rescoring/question-revisions.ts';
import { rescoreAttempt } from '../rescoring/rescore-attempt.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api[Symbol.asyncDispose]());

const question = seeded('RSA');
const { uid, correctIndex, multichoice } = question;
const fetch = async (user: TestUser) => (await user.call(contract.fetchNotifications, {})).body;
const positionOf = async (attemptId: string) =>
  (await api.storage.journal.readAny(`question_attempt-${attemptId}`)).at(-1)?.position;

/** Answers the first revision, and rescores by the corrected key like the workflow. */
async function answerAndCorrect(users: readonly TestUser[]): Promise<string[]> {
  const { journal } = api.storage;
  const answered = await Promise.all(
    users.map((user) =>
      user.call(saveQuestionDone, { uid, answer: rightAnswerTo(question), secondsUsed: 5 }),
    ),
  );
  const admin = await api.admin();
  const corrected = { ...question, correctIndex: (correctIndex + 1) % multichoice.length };
  await admin.call(reviseQuestion, { question: corrected, reason: 'The key was wrong', reasonsStand: true });
  const revisions = await readQuestionRevisions(journal, uid);
  if (!isCorrected(revisions)) throw new Error('the key was corrected');
  for (const [index, { body }] of answered.entries()) {
    const at = new Date().toISOString();
    const commandId = randomUUID();
    const actor = { kind: 'system', id: 'workflows' } as const;
    const userId = users[index]?.userId ?? '';
    const context = { commandId, correlationId: commandId, actor, userId, at };
    const attempt = { attemptId: body.attemptId, at };
    expect(await rescoreAttempt({ journal }, attempt, revisions, context)).toBe(true);
    expect(await rescoreAttempt({ journal }, attempt, revisions, context)).toBe(false);
    expect(
      await rescoreAttempt({ journal }, attempt, revisions, { ...context, commandId: randomUUID() }),
    ).toBe(false);
  }
  return answered.map(({ body }) => body.attemptId);
}

test('reports a rescoring, and lets its owner read one or all', async () => {
  const [ann, bob] = await Promise.all([api.registerAndLogIn(), api.registerAndLogIn()]);
  expect(await fetch(ann)).toEqual({ notifications: [], unread: 0 });
  const [attemptId = '', ofBob = ''] = await answerAndCorrect([ann, bob]);
  await api.dependencies.readModels.waitFor(['notifications'], await positionOf(ofBob));
  const told = await fetch(ann);
  expect(told).toEqual({
    notifications: [
      {
        id: expect.any(String),
        type: 'score_corrected',
        at: expect.any(String),
        isRead: false,
        uid,
        attemptId,
        sessionId: null,
        before: '1/1',
        after: '0/1',
        reason: 'The key was wrong',
        title: null,
        href: null,
        details: null,
      },
    ],
    unread: 1,
  });

  const notificationId = told.notifications[0]?.id ?? '';
  const [foreign] = (await fetch(bob)).notifications;
  const stream = () => api.storage.journal.readAny(notificationsStream.nameOf(ann.userId));
  for (const id of [foreign?.id ?? '', 'made-up', randomUUID()])
    await ann.call(contract.markHasRead, { notificationId: id });
  expect(await stream()).toEqual([]);
  await ann.call(contract.markHasRead, { notificationId });
  await ann.call(contract.markHasRead, { notificationId });
  expect(await fetch(ann)).toMatchObject({ notifications: [{ isRead: true }], unread: 0 });
  expect(await stream()).toHaveLength(1);

  expect((await fetch(bob)).unread).toBe(1);
  await bob.call(contract.markAllHasRead, {});
  expect(await fetch(bob)).toMatchObject({ notifications: [{ isRead: true }], unread: 0 });
});

test('reports nothing to visitors', async () => {
  await expect(api.visitor().call(contract.fetchNotifications, {})).rejects.toMatchObject({
    code: 'not_logged_in',
  });
});
