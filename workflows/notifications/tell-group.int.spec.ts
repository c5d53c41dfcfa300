import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toggleExamType } from '#domain/accounts/contract.ts';
import { dayMs, secondMs } from '#domain/core/durations.ts';
import { announcements, announceToGroup, previewAudience } from '#domain/notifications/admin-contract.ts';
import { fetchNotifications, markHasRead } from '#domain/notifications/contract.ts';
import { notificationsStream } from '#domain/notifications/notifications.ts';
import { changeSurvey, createSurvey, endSurvey } from '#domain/surveys/admin-contract.ts';
import type { Survey } from '#domain/surveys/survey-content.ts';
import { wholeSurvey } from '#domain/surveys/testing/surveys.ts';
import { startTestApi, type TestApi, type TestUser } from '#infra/testing/api.ts';
import { eventually } from '../core/testing/test-harness.ts';
import { startTestWorkers } from '../core/testing/test-workers.ts';
import { createGroupActivities } from './activities.ts';
import { groupsReactor } from './reactor.ts';

let stack: AsyncDisposableStack;
let api: TestApi;
let admin: TestUser;
beforeAll(async () => {
  stack = new AsyncDisposableStack();
  api = stack.use(await startTestApi({ questions: 'none' }));
  admin = await api.admin();
  stack.use(
    await startTestWorkers(api.storage, createGroupActivities(api.dependencies), (one) => [
      groupsReactor(one),
    ]),
  );
});
afterAll(() => stack.disposeAsync());

const reason = 'We want to know';
const surveyOf = (changed: Partial<Survey>): Survey & { readonly reason: string } => ({
  ...wholeSurvey,
  surveyId: `survey-${randomUUID().slice(0, 8)}`,
  startTime: new Date(Date.now() - dayMs).toISOString(),
  endTime: new Date(Date.now() + dayMs).toISOString(),
  ...changed,
  reason,
});
const forCore = { audience: { ...wholeSurvey.audience, examTypes: ['core' as const] } };
const hrefsOf = async (user: TestUser) =>
  (await user.call(fetchNotifications, {})).body.notifications.map(({ href }) => href);
const toldTo = async ({ userId }: TestUser) =>
  (await api.dependencies.journal.readAny(notificationsStream.nameOf(userId))).filter(
    ({ type }) => type === 'Announced',
  );

test('asks the students of a survey once to complete it', async () => {
  const [ann, bob] = await Promise.all([api.registerAndLogIn(), api.registerAndLogIn()]);
  await ann.call(toggleExamType, { examType: 'core' });
  const survey = surveyOf(forCore);
  const { surveyId } = survey;
  await admin.call(createSurvey, survey);
  await eventually(async () => expect(await hrefsOf(ann)).toEqual([`/survey?id=${surveyId}`]));
  const [told] = (await ann.call(fetchNotifications, {})).body.notifications;
  expect(told).toMatchObject({ type: 'complete_survey', title: survey.title, isRead: false });
  await ann.call(markHasRead, { notificationId: told?.id ?? '' });
  expect((await ann.call(fetchNotifications, {})).body.unread).toBe(0);

  // A wider audience only adds students who were not asked before.
  await admin.call(changeSurvey, { ...survey, audience: wholeSurvey.audience });
  await eventually(async () => expect(await hrefsOf(bob)).toEqual([`/survey?id=${surveyId}`]));
  expect(await toldTo(ann)).toHaveLength(1);
  expect(await toldTo(admin)).toEqual([]);
});

test('asks no student before a survey starts, or after it was ended', async () => {
  const cat = await api.registerAndLogIn();
  await cat.call(toggleExamType, { examType: 'core' });
  const startTime = new Date(Date.now() + 2 * secondMs).toISOString();
  const [soon, ended] = [surveyOf({ ...forCore, startTime }), surveyOf({ ...forCore, startTime })];
  await admin.call(createSurvey, ended);
  await admin.call(endSurvey, { surveyId: ended.surveyId, reason });
  await admin.call(createSurvey, soon);
  await eventually(async () => expect(await hrefsOf(cat)).toContain(`/survey?id=${soon.surveyId}`));
  const [first, ...others] = await toldTo(cat);
  expect(others).toEqual([]);
  expect(Date.parse(first?.metadata.at ?? '')).toBeGreaterThanOrEqual(Date.parse(startTime));
});

test('notifies a group once of an announcement, as in the preview', async () => {
  const [dan, eve] = await Promise.all([api.registerAndLogIn(), api.registerAndLogIn()]);
  await dan.call(toggleExamType, { examType: 'ukvi' });
  const audience = { examTypes: ['ukvi' as const], plans: ['none' as const] };
  await expect(dan.call(previewAudience, { audience })).rejects.toMatchObject({ code: 'not_allowed' });
  await eventually(async () =>
    expect((await admin.call(previewAudience, { audience })).body).toEqual({
      students: 1,
      some: [{ userId: dan.userId, email: dan.email }],
    }),
  );
  const announcement = { title: 'New tests', text: 'Three new tests are here.', href: '/mock-test' };
  const commandId = randomUUID();
  const once = () => admin.call(announceToGroup, { ...announcement, audience }, { commandId });
  expect((await once()).body).toEqual((await once()).body);
  await expect(
    admin.call(announceToGroup, { ...announcement, href: 'https://example.com', audience }),
  ).rejects.toMatchObject({ code: 'invalid_input', fields: { href: expect.any(String) } });
  await eventually(async () =>
    expect((await dan.call(fetchNotifications, {})).body.notifications).toMatchObject([
      { type: 'announcement', title: 'New tests', reason: announcement.text, href: '/mock-test' },
    ]),
  );
  await eventually(async () =>
    expect((await admin.call(announcements.one, { id: commandId })).body.told).toBe(1),
  );
  expect(await toldTo(dan)).toHaveLength(1);
  expect(await toldTo(eve)).toEqual([]);
});
