import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { minuteMs } from '#domain/core/durations.ts';
import { fetchNotifications } from '#domain/notifications/contract.ts';
import { saveQuestionDone } from '#domain/practice/contract.ts';
import { wscQuestion } from '#domain/question-types/testing/questions.ts';
import { scoreText, type Score } from '#domain/scoring/score.ts';
import { nothingRecorded } from '#domain/scoring/speaking/facts.ts';
import { scoreSpeaking } from '#domain/scoring/speaking/score-speaking.ts';
import { scoreWriting } from '#domain/scoring/writing/score-writing.ts';
import { factsOf } from '#domain/scoring/writing/testing/facts-of.ts';
import { startTestApi, type TestApi, type TestUser } from '#infra/testing/api.ts';
import { countEvents } from '#infra/testing/refusals.ts';
import { createFindAnswer } from '../find-answer.ts';
import { draftQuestion, publishQuestion } from '../questions/commands.ts';

const { uid } = wscQuestion;
const submittedAt = '2026-11-20T10:00:00.000Z';
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ questions: 'none', clock: () => submittedAt });
  await draftQuestion(api.storage, wscQuestion, contextAt(submittedAt));
  await publishQuestion(api.storage, uid, contextAt(submittedAt));
});
afterAll(() => api[Symbol.asyncDispose]());

const contextAt = (at: string, userId?: string) => ({
  commandId: randomUUID(),
  correlationId: randomUUID(),
  at,
  actor: { kind: 'system', id: 'test' } as const,
  ...(userId !== undefined && { userId }),
});

/** @param scores the scores that the repeated step finds, each time; by default, the same score once */
async function scoredAfter(
  student: TestUser,
  waitMs: number,
  scores: (score: Score) => readonly Score[] = (score) => [score],
) {
  const answer = { type: 'WSC', text: 'Tea was dear, for it came by ship from far away.' } as const;
  const { body } = await student.call(saveQuestionDone, { uid, answer, secondsUsed: 30 });
  const analysed = createFindAnswer(api.dependencies)({ attemptId: body.attemptId });
  const written = await analysed.read();
  if (written?.of !== 'writing') throw new Error('nothing was written');
  const score = scoreWriting(written.answer, factsOf(written.answer, written.answer.text));
  const at = new Date(Date.parse(submittedAt) + waitMs).toISOString();
  const context = contextAt(at, student.userId);
  for (const one of scores(score)) await analysed.recordScore(one, context);
  return { attemptId: body.attemptId, score };
}

test('notifies once of a score that took over a minute, and not of an earlier one', async () => {
  const student = await api.registerAndLogIn();
  await scoredAfter(student, minuteMs);
  expect(await countEvents(api, 'Announced')).toBe(0);
  const { attemptId, score } = await scoredAfter(student, minuteMs + 1, (one) => [one, one]);
  expect(await countEvents(api, 'Announced')).toBe(1);
  await expect
    .poll(async () => (await student.call(fetchNotifications, {})).body.notifications)
    .toMatchObject([
      {
        type: 'score_ready',
        title: uid,
        reason: `Your score is ${scoreText(score)}.`,
        href: `/exercise?uid=${uid}&attempt=${attemptId}`,
      },
    ]);
});

test('judges the credit by the recorded score if a repeated step scores otherwise', async () => {
  const student = await api.registerAndLogIn();
  const unheard = scoreSpeaking({ type: 'SRA', prompt: '', accepted: [], keyPoints: [] }, nothingRecorded);
  await scoredAfter(student, 0, (score) => [score, unheard]);
  expect(await countEvents(api, 'CreditReturned')).toBe(0);
  await scoredAfter(student, 0, (score) => [unheard, score]);
  expect(await countEvents(api, 'CreditReturned')).toBe(1);
});
