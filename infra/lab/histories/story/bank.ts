import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import type { Client } from '#domain/core/client.ts';
import {
  adminFixedTests,
  publishMockTest,
  retireMockTest,
  reviseMockTest,
} from '#domain/fixed-tests/contract.ts';
import { fetchNotifications, markAllHasRead, markHasRead } from '#domain/notifications/contract.ts';
import type { Question } from '#domain/question-types/registry.ts';
import {
  draftQuestion,
  publishQuestion,
  resolveReport,
  retireQuestion,
  reviseQuestion,
  uploadQuestionPicture,
  uploadQuestionTrack,
} from '#domain/questions/admin-contract.ts';
import { stopReview } from '#domain/reviews/contract.ts';
import { contentFolder } from '#infra/seed/content-files.ts';
import { questionOf } from './practice.ts';

/** A question's whole life: drafted, published, its title mended, retired, republished and retired again. */
export async function runQuestionLifecycle(admin: Client, like: Question): Promise<void> {
  const question = { ...like, uid: `${like.type}-9001`, title: 'A question of the story' };
  const { uid } = question;
  await admin.call(draftQuestion, { question });
  await admin.call(publishQuestion, { uid });
  await admin.call(reviseQuestion, { question: { ...question, title: 'Another title' }, reason: 'A typo' });
  await admin.call(retireQuestion, { uid, reason: 'It is out of date' });
  await admin.call(publishQuestion, { uid });
  await admin.call(retireQuestion, { uid, reason: 'It is out of date after all' });
}

export async function reviseFixedTest(admin: Client, id: string): Promise<void> {
  const { body } = await admin.call(adminFixedTests.one, { id });
  const test = { ...body.test, name: 'A test of the story' };
  await admin.call(reviseMockTest, { test, reason: 'It has a better name' });
  await admin.call(retireMockTest, { mockTestId: id, reason: 'It is out of date' });
  await admin.call(publishMockTest, { mockTestId: id });
}

export async function correctKey(admin: Client, uid: string): Promise<void> {
  const question = withOtherKey(await questionOf(admin, uid));
  await admin.call(reviseQuestion, { question, reason: 'The key was wrong', reasonsStand: true });
}

/** @throws RangeError for a type without an alternative key */
function withOtherKey(question: Question): Question {
  switch (question.type) {
    case 'RSA':
      return { ...question, correctIndex: (question.correctIndex + 1) % question.multichoice.length };
    case 'LWB':
      return { ...question, correctAnswers: question.correctAnswers.map((word) => `${word}s`) };
    case 'RFB': {
      const other = (right: string, blank: number) =>
        question.wordsGiven[blank]?.find((word) => word !== right) ?? right;
      return { ...question, correctAnswers: question.correctAnswers.map(other) };
    }
    default:
      throw new RangeError(`${question.uid}: its key stays`);
  }
}

export async function resolveReports(admin: Client, ids: readonly string[]): Promise<void> {
  for (const [index, id] of ids.entries()) {
    const resolution = index % 2 === 0 ? 'corrected' : 'declined';
    await admin.call(resolveReport, { id, resolution, note: `The report was ${resolution}` });
  }
}

/** Waits for a number of notified corrections, then reads one and then all. */
export async function readNotifications(user: Client, count: number, patienceMs: number): Promise<void> {
  for (const until = Date.now() + patienceMs; Date.now() < until; await pause(500)) {
    const { body } = await user.call(fetchNotifications, {});
    const [first] = body.notifications;
    if (!first || body.notifications.length < count) continue;
    await user.call(markHasRead, { notificationId: first.id });
    await user.call(markAllHasRead, {});
    return;
  }
  throw new Error(`There were no ${count} notifications within ${patienceMs / 1000} s`);
}

export async function stopReviewing(user: Client, { uid }: Question): Promise<void> {
  await user.call(stopReview, { uid });
}

export async function uploadPicture(admin: Client): Promise<void> {
  const create = { width: 8, height: 8, channels: 3, background: 'teal' } as const;
  const picture = await sharp({ create }).png().toBuffer();
  const upload = new Blob([new Uint8Array(picture)], { type: 'image/png' });
  await admin.call(uploadQuestionPicture, { uid: 'SDI-9001' }, { upload });
}

export async function uploadTrack(admin: Client, question: Question): Promise<void> {
  if (question.type !== 'LWD') throw new RangeError(`${question.uid} has no recording`);
  const sound = readFileSync(path.join(contentFolder, question.type, question.track));
  const upload = new Blob([new Uint8Array(sound)], { type: 'audio/mpeg' });
  await admin.call(uploadQuestionTrack, { uid: 'LWD-9001' }, { upload });
}
