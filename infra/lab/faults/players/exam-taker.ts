import { setTimeout as pause } from 'node:timers/promises';
import { v7 as newId } from 'uuid';
import { grantPaidTime } from '#domain/support/contract.ts';
import type { InputOf } from '#domain/core/contract.ts';
import {
  loadMockTest,
  saveMockTestQuestion,
  startMockTestSection,
  submitMockTest,
  type Sitting,
} from '#domain/sittings/contract.ts';
import { startMockTest } from '#domain/mock-tests/contract.ts';
import { holdMockTest, saveMockTestDraft } from '#domain/sittings/hold-contract.ts';
import { mockTestStream } from '#domain/sittings/mock-test-attempt.ts';
import { isOfKind } from '#domain/question-types/kinds.ts';
import { isEmptyAnswer, type Answer, type QuestionView } from '#domain/question-types/registry.ts';
import { someAnswer } from './answers.ts';
import { enter, promise, wrong } from './enter.ts';
import type { Player } from './player.ts';
import { record } from './record.ts';

/** Full tests of the three current exams, and single parts with pooled clocks. */
const tests = [
  'mock_test_updated_2025_1',
  'mock_test_core_2024_1',
  'mock_test_ukvi_2025_1',
  'mock_test_updated_2025_speaking_writing_1',
  'mock_test_core_2024_listening_1',
  'mock_test_ukvi_2025_reading_1',
];
/** Expected rejections: the clock was faster, or a recorded outage restored the previous question. */
const clockWasOther: ReadonlySet<string> = new Set([
  'time_is_up',
  'test_already_submitted',
  'not_the_current_question',
]);
/** The share of questions left to their clock, with a draft. */
const leaves = 0.08;
const lookEveryMs = 500;
/** A draft this close to the deadline may be stored too late: ADR 43. */
const draftMarginMs = 2_000;

interface Page extends Player {
  readonly userId: string;
  readonly holder: string;
}

export async function examTaker(player: Player): Promise<void> {
  const userId = await enter(player);
  if (userId === undefined) return;
  const admin = await player.admin();
  const paidExpiryTime = '2099-01-01T00:00:00.000Z';
  const granted = await admin.call(grantPaidTime, { id: userId, paidExpiryTime, reason: 'a load' });
  if (granted.outcome !== 'answered') return wrong(player, 'grantPaidTime', granted);
  const page: Page = { ...player, userId, holder: newId() };
  while (!player.signal.aborted) {
    const mockTestId = tests[Math.floor(player.random() * tests.length)] ?? '';
    const sitting = await begin(page, mockTestId);
    if (!sitting) return;
    await sit(page, sitting);
  }
}

async function begin(page: Page, mockTestId: string): Promise<Sitting | undefined> {
  const started = await page.caller.call(startMockTest, { mockTestId, quick: true });
  if (started.outcome !== 'answered') return wrong(page, `startMockTest ${mockTestId}`, started);
  const { sessionId } = started.answer.body;
  promise(page, started, mockTestStream.nameOf(sessionId), 'MockTestStarted');
  const held = await page.caller.call(holdMockTest, { sessionId, holder: page.holder });
  return held.outcome === 'answered' ? held.answer.body : wrong(page, 'holdMockTest', held);
}

/** To its end; once the load ends, submits the test as it is. */
async function sit(page: Page, started: Sitting): Promise<void> {
  let sitting = started;
  while (!['section_ended', 'submitted', 'scored'].includes(sitting.status)) {
    if (page.signal.aborted) return handIn(page, sitting);
    // Other rejections are recorded; the test has its result anyway.
    const next = await step(page, sitting);
    if (!next) return handIn(page, sitting);
    sitting = next;
  }
}

async function step(page: Page, sitting: Sitting): Promise<Sitting | undefined> {
  await pause(page.pace());
  if (sitting.status === 'between_sections') return nextSection(page, sitting);
  const { question } = sitting;
  if (!question) return look(page, sitting);
  const given = await answerTo(page, question);
  return page.random() < leaves ? leave(page, sitting, given) : answer(page, sitting, given);
}

async function nextSection(page: Page, { sessionId }: Sitting): Promise<Sitting | undefined> {
  const { holder } = page;
  const begun = await page.caller.call(startMockTestSection, { sessionId, holder });
  return begun.outcome === 'answered' ? begun.answer.body : wrong(page, 'startMockTestSection', begun);
}

async function answerTo(page: Page, question: QuestionView): Promise<Answer> {
  const given = someAnswer(question, page.random());
  if (!isOfKind('spoken-response', given)) return given;
  const recorded = await record(page);
  return recorded === undefined ? given : { ...given, ...recorded };
}

async function answer(page: Page, sitting: Sitting, given: Answer): Promise<Sitting | undefined> {
  const { caller, ledger, holder } = page;
  const { sessionId, question } = sitting;
  const uid = question?.uid ?? '';
  const input: InputOf<typeof saveMockTestQuestion> = { sessionId, holder, uid, answer: given };
  const saved = await caller.call(saveMockTestQuestion, input);
  if (saved.outcome === 'refused' && clockWasOther.has(saved.code)) {
    ledger.refuse();
    return look(page, sitting);
  }
  if (saved.outcome !== 'answered') return wrong(page, `saveMockTestQuestion ${uid}`, saved);
  const stream = mockTestStream.nameOf(sessionId);
  // The same command may record an earlier draft, so answers are proved one by one.
  ledger.acknowledge(saved.tries);
  ledger.give({ stream, userId: page.userId, uid, answer: given });
  return saved.answer.body;
}

/** The draft counts when the clock runs out; waits for that. */
async function leave(page: Page, sitting: Sitting, given: Answer): Promise<Sitting | undefined> {
  const { caller, ledger, holder, userId, signal } = page;
  const { sessionId, question, clock } = sitting;
  if (!question || !clock) return look(page, sitting);
  const { uid } = question;
  const draft = { sessionId, holder, uid, answer: given, edit: 0 };
  const saved = await caller.call(saveMockTestDraft, draft);
  if (saved.outcome !== 'answered') return wrong(page, `saveMockTestDraft ${uid}`, saved);
  const isInTime = Date.now() + draftMarginMs < Date.parse(clock.deadline);
  let seen: Sitting | undefined = sitting;
  do {
    await pause(lookEveryMs);
    seen = await look(page, sitting);
  } while (seen?.question?.uid === uid && !signal.aborted);
  const ranOut = seen && seen.question?.uid !== uid;
  if (ranOut && isInTime && saved.answer.body.isKept && !isEmptyAnswer(given)) {
    ledger.give({ stream: mockTestStream.nameOf(sessionId), userId, uid, answer: given });
  }
  return seen;
}

async function look(page: Page, { sessionId }: Sitting): Promise<Sitting | undefined> {
  const loaded = await page.caller.call(loadMockTest, { sessionId });
  return loaded.outcome === 'answered' ? loaded.answer.body : wrong(page, 'loadMockTest', loaded);
}

async function handIn(page: Page, { sessionId }: Sitting): Promise<void> {
  const { caller, ledger, holder } = page;
  const handedIn = await caller.call(submitMockTest, { sessionId, holder });
  if (handedIn.outcome !== 'answered') return wrong(page, 'submitMockTest', handedIn);
  const stream = mockTestStream.nameOf(sessionId);
  ledger.acknowledge(handedIn.tries, { stream, type: 'MockTestSubmitted' });
}
