import { setTimeout as pause } from 'node:timers/promises';
import { grantCredits } from '#domain/credits/contract.ts';
import { giveMockTestBack } from '#domain/sittings/admin-contract.ts';
import { endMockTestBreak } from '#domain/sittings/clocks/break-contract.ts';
import {
  loadMockTest,
  saveMockTestEndSection,
  saveMockTestQuestion,
  startMockTestSection,
  submitMockTest,
  type Sitting,
} from '#domain/sittings/contract.ts';
import { startFreeMockTest, createRandomMockTest } from '#domain/mock-tests/contract.ts';
import { grantExtraTime, takeExtraTimeBack } from '#domain/extra-time/contract.ts';
import { deleteMockTest, restoreMockTest } from '#domain/sittings/list-contract.ts';
import { shareMockTestScorecard, unshareMockTestScorecard } from '#domain/sittings/sharing/share-contract.ts';
import { someAnswer } from '#infra/lab/faults/players/answers.ts';
import type { User } from './person.ts';
import { untilScored } from './sprints.ts';

/**
 * A short exam with quick clocks and extra time: a break after the first question, an expired break, then an answer
 * per section. Shares and revokes its scorecard.
 */
export async function sitShortExam(admin: User, user: User, patienceMs: number): Promise<void> {
  const id = user.userId;
  await admin.call(grantExtraTime, { id, percent: 50, stopClock: true, reason: 'Brought a letter' });
  const { body: started } = await user.call(startFreeMockTest, { quick: true });
  const { sessionId } = started;
  await answer(user, started, true);
  const { body: next } = await user.call(endMockTestBreak, { sessionId });
  let sitting = await leaveToItsClock(user, next);
  while (sitting.status === 'running' || sitting.status === 'between_sections') {
    sitting = await step(user, sitting);
  }
  await user.call(submitMockTest, { sessionId });
  await untilScored(user, { sessionId }, patienceMs);
  await user.call(shareMockTestScorecard, { sessionId, name: 'Gia' });
  await user.call(unshareMockTestScorecard, { sessionId });
  await user.call(deleteMockTest, { sessionId });
  await user.call(restoreMockTest, { sessionId });
  await admin.call(takeExtraTimeBack, { id, reason: 'The letter was of last year' });
}

/** A test paid with a credit, broken by our fault. */
export async function sitForCredit(admin: User, user: User, patienceMs: number): Promise<void> {
  const reason = 'For a try';
  await admin.call(grantCredits, { id: user.userId, kind: 'sectional_test', credits: 1, reason });
  const choice = { examType: 'new_format', part: 'reading', length: 'quick' } as const;
  const { sessionId } = (await user.call(createRandomMockTest, choice)).body;
  await user.call(submitMockTest, { sessionId });
  await untilScored(user, { sessionId }, patienceMs);
  await admin.call(giveMockTestBack, { sessionId, reason: 'The recording was silent' });
}

/** Re-reads after each act, because a clock may have been faster. */
async function step(user: User, sitting: Sitting): Promise<Sitting> {
  const { sessionId, sectionIndex, question } = sitting;
  if (sitting.status === 'between_sections') {
    return (await user.call(startMockTestSection, { sessionId })).body;
  }
  if (question && sectionIndex === 0) return answer(user, sitting).catch(() => look(user, sitting));
  // Later sections end after one answer.
  if (question && sitting.answered === 0) return answer(user, sitting);
  return (await user.call(saveMockTestEndSection, { sessionId })).body;
}

async function answer(user: User, sitting: Sitting, thenBreak = false): Promise<Sitting> {
  const { sessionId, question } = sitting;
  if (!question) throw new Error('there is nothing to answer');
  const { body } = await user.call(saveMockTestQuestion, {
    sessionId,
    uid: question.uid,
    answer: someAnswer(question, 0.3),
    awaySeconds: 2,
    ...(thenBreak && { thenBreak }),
  });
  return body;
}

async function leaveToItsClock(user: User, left: Sitting): Promise<Sitting> {
  let sitting = left;
  while (sitting.question?.uid === left.question?.uid) {
    await pause(500);
    sitting = await look(user, left);
  }
  return sitting;
}

async function look(user: User, { sessionId }: Pick<Sitting, 'sessionId'>): Promise<Sitting> {
  return (await user.call(loadMockTest, { sessionId })).body;
}
