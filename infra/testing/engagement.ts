import { randomUUID } from 'node:crypto';
import { sendContactEmail } from '#domain/inbox/contact-contract.ts';
import { createPerk } from '#domain/perks/admin-contract.ts';
import { bookPerk } from '#domain/perks/testing/perks.ts';
import { referralStream } from '#domain/referrals/referral.ts';
import { realResultStream, type RealResultEvent } from '#domain/results/real-result.ts';
import { createSurvey } from '#domain/surveys/admin-contract.ts';
import { completeSurvey } from '#domain/surveys/contract.ts';
import { wholeAnswers, wholeSurvey } from '#domain/surveys/testing/surveys.ts';
import { leaveRating, leaveTestimonial } from '#domain/testimonials/contract.ts';
import { markReportStream, type MarkReportEvent } from '#domain/writing/mark-report.ts';
import type { TestApi, TestUser } from './api.ts';

const reason = 'A reason';
const runningNow = { startTime: '2026-01-01T00:00:00.000Z', endTime: '2099-01-01T00:00:00.000Z' };

export const runningSurvey = { ...wholeSurvey, ...runningNow, reason };
export const runningPerk = { ...bookPerk, ...runningNow, reason };

/**
 * Each student completes the survey, leaves a review, writes to the team, has a referral that waits for an admin, and
 * has reported a mark, under the student's own id.
 */
export async function seedEngagement(
  api: TestApi,
  admin: TestUser,
  students: readonly TestUser[],
): Promise<void> {
  await admin.call(createSurvey, runningSurvey);
  await admin.call(createPerk, runningPerk);
  for (const student of students) {
    await student.call(completeSurvey, { surveyId: runningSurvey.surveyId, answers: wholeAnswers });
    const {
      body: { _id: testimonialId },
    } = await student.call(leaveRating, { rating: 5 });
    const text = { header: 'It works', quote: 'I got 79 points.' };
    await student.call(leaveTestimonial, { ...text, isApproved: false, testimonialId });
    await student.call(sendContactEmail, { email: student.email, message: 'When do you open?' });
    await holdReferral(api, admin, student);
    await reportResult(api, student);
    await reportMark(api, student);
  }
}

async function holdReferral({ storage: { journal } }: TestApi, referrer: TestUser, { userId }: TestUser) {
  const data = { referrerId: referrer.userId, joinedUserId: userId, heldFor: ['same_device'] as const };
  const held = (['ReferralRecorded', 'ReferralHeld'] as const).map((type) => ({
    type,
    data: { ...data, heldFor: [...data.heldFor] },
  }));
  const context = {
    commandId: randomUUID(),
    correlationId: randomUUID(),
    actor: { kind: 'system', id: 'test' } as const,
    at: new Date().toISOString(),
    userId: referrer.userId,
  };
  await journal.append(referralStream, referralStream.nameOf(userId), held, 'noStream', context);
}

async function reportResult({ storage: { journal } }: TestApi, { userId }: TestUser) {
  const reported: RealResultEvent = {
    type: 'RealResultReported',
    data: {
      examType: 'core',
      scores: { overall: 67, listening: 66, reading: 64, speaking: 72, writing: 65 },
      takenOn: '2026-03-12',
      source: 'pdf',
      corrected: [],
      estimate: { sessionId: randomUUID(), overall: 64, low: 58, high: 70, version: '1' },
    },
  };
  const context = {
    commandId: randomUUID(),
    correlationId: randomUUID(),
    actor: { kind: 'system', id: 'test' } as const,
    at: new Date().toISOString(),
    userId,
  };
  await journal.append(realResultStream, realResultStream.nameOf(userId), [reported], 'noStream', context);
}

async function reportMark({ storage: { journal } }: TestApi, { userId }: TestUser) {
  const reported: MarkReportEvent = {
    type: 'MarkReported',
    data: {
      reportId: userId,
      place: 'practice',
      answerId: randomUUID(),
      uid: 'WWM-0001',
      span: [4, 9],
      fault: 'grammar',
      category: 'agreement',
      rule: 'subject-verb-agreement',
      sources: ['tagger'],
      scorer: 'writing',
      scorerVersion: 3,
    },
  };
  const context = {
    commandId: randomUUID(),
    correlationId: randomUUID(),
    actor: { kind: 'student', id: userId } as const,
    at: new Date().toISOString(),
    userId,
  };
  await journal.append(markReportStream, markReportStream.nameOf(userId), [reported], 'noStream', context);
}
