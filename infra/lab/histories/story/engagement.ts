import { examTypes } from '#domain/accounts/exam-type.ts';
import { audiencePlanSchema } from '#domain/accounts/audience.ts';
import { announceToGroup } from '#domain/notifications/admin-contract.ts';
import { rollOutScorers } from '#domain/rescoring/contract.ts';
import { createSurvey, discardSurveyResponse } from '#domain/surveys/admin-contract.ts';
import { completeSurvey } from '#domain/surveys/contract.ts';
import type { User } from './person.ts';

const everyone = { examTypes: [...examTypes], plans: [...audiencePlanSchema.options] };

/** Announces to all and opens a survey: both students get its reward, and one loses it. */
export async function askAndReward(admin: User, honest: User, double: User): Promise<void> {
  await admin.call(announceToGroup, {
    title: 'Two new mock tests',
    text: 'Both have the new question types.',
    href: '/mock-test',
    audience: everyone,
  });
  const surveyId = 'story_survey';
  await admin.call(createSurvey, {
    surveyId,
    title: 'How do you practise?',
    questions: [{ kind: 'net_promoter', text: 'Would you recommend Ninety?' }],
    audience: everyone,
    startTime: new Date(Date.now() - 60_000).toISOString(),
    endTime: '2100-01-01T00:00:00.000Z',
    reason: 'Asked twice a year',
  });
  for (const student of [honest, double])
    await student.call(completeSurvey, { surveyId, answers: [{ kind: 'net_promoter', value: 9 }] });
  const reason = 'A second account of the same person';
  await admin.call(discardSurveyResponse, { surveyId, userId: double.userId, reason });
}

/** Stored answers are offered to the scorers of this release. */
export async function scoreAgain(admin: User): Promise<void> {
  await admin.call(rollOutScorers, { reason: 'A better reading of long essays' });
}
