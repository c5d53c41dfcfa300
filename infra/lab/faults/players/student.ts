import { setTimeout as pause } from 'node:timers/promises';
import { saveMockTestQuestion, submitMockTest, type Sitting } from '#domain/sittings/contract.ts';
import { startMockTest } from '#domain/mock-tests/contract.ts';
import { mockTestStream } from '#domain/sittings/mock-test-attempt.ts';
import { saveStudyPlan } from '#domain/study-plan/contract.ts';
import { studyPlanStream } from '#domain/study-plan/plan-settings.ts';
import { someAnswer } from './answers.ts';
import { enter, promise, wrong } from './enter.ts';
import type { Player } from './player.ts';
import { openPractice } from './visitor.ts';

/** Expected rejections: the clock was faster. */
const clockWasFaster = ['time_is_up', 'test_already_submitted'];

/** Registers, verifies, plans, then practises and sits reading sprints: submits some, leaves others. */
export async function student(player: Player): Promise<void> {
  const userId = await enter(player);
  if (userId === undefined) return;
  await plan(player, userId);
  const practise = await openPractice(player);
  while (!player.signal.aborted) {
    await practise();
    await pause(player.pace());
    const started = await player.caller.call(startMockTest, { mockTestId: 'reading_sprint_1' });
    if (started.outcome !== 'answered') return wrong(player, 'startMockTest', started);
    const { sessionId } = started.answer.body;
    promise(player, started, mockTestStream.nameOf(sessionId), 'MockTestStarted');
    await sit(player, started.answer.body);
    if (player.random() < 0.4) await handIn(player, sessionId);
    await pause(player.pace() * 2);
  }
}

/** With a reminder that is due immediately. */
async function plan(player: Player, userId: string): Promise<void> {
  const saved = await player.caller.call(saveStudyPlan, {
    targetScore: 70,
    weekdays: [1, 2, 3, 4, 5, 6, 7],
    minutesAWeek: 420,
    reminder: { hour: new Date().getUTCHours(), timeZone: 'UTC' },
  });
  if (saved.outcome !== 'answered') return wrong(player, 'saveStudyPlan', saved);
  promise(player, saved, studyPlanStream.nameOf(userId), 'StudyPlanSet');
}

async function sit(player: Player, started: Sitting): Promise<void> {
  const { caller, ledger, random, pace } = player;
  const { sessionId } = started;
  let sitting = started;
  for (let left = Math.floor(random() * 6); left > 0 && sitting.question; left -= 1) {
    await pause(pace());
    const { question } = sitting;
    const answer = someAnswer(question, random());
    const given = await caller.call(saveMockTestQuestion, { sessionId, uid: question.uid, answer });
    if (given.outcome === 'refused' && clockWasFaster.includes(given.code)) return ledger.refuse();
    if (given.outcome !== 'answered') return wrong(player, 'saveMockTestQuestion', given);
    promise(player, given, mockTestStream.nameOf(sessionId), 'MockTestAnswerSubmitted');
    sitting = given.answer.body;
  }
}

async function handIn(player: Player, sessionId: string): Promise<void> {
  const handedIn = await player.caller.call(submitMockTest, { sessionId });
  if (handedIn.outcome !== 'answered') return wrong(player, 'submitMockTest', handedIn);
  const stream = mockTestStream.nameOf(sessionId);
  // The clock may have ended the section just before; the test is submitted once and has a result anyway.
  player.ledger.acknowledge(
    handedIn.tries,
    ...['MockTestSectionEnded', 'MockTestSubmitted', 'MockTestResultRecorded'].map((type) => ({
      stream,
      type,
    })),
  );
}
