import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayMs } from '#domain/core/durations.ts';
import { toggleExamType } from '#domain/accounts/contract.ts';
import * as admins from '#domain/surveys/admin-contract.ts';
import * as students from '#domain/surveys/contract.ts';
import { surveyResponseStream } from '#domain/surveys/survey-response.ts';
import type { Survey } from '#domain/surveys/survey-content.ts';
import { wholeAnswers as answers, wholeSurvey } from '#domain/surveys/testing/surveys.ts';
import { startTestApi, type TestApi, type TestUser } from '#infra/testing/api.ts';

let api: TestApi;
let admin: TestUser;
let student: TestUser;
beforeAll(async () => {
  api = await startTestApi({ questions: 'none' });
  admin = await api.admin();
  student = await api.registerAndLogIn();
});
afterAll(() => api[Symbol.asyncDispose]());

const reason = 'We want to know';
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString();
/** A survey that runs now. */
const running = (changed: Partial<Survey> = {}): Survey => ({
  ...wholeSurvey,
  surveyId: `survey-${randomUUID().slice(0, 8)}`,
  startTime: inDays(-1),
  endTime: inDays(1),
  ...changed,
});
const make = async (changed: Partial<Survey> = {}) => {
  const survey = running(changed);
  await seen(await admin.call(admins.createSurvey, { ...survey, reason }));
  return survey;
};
/** Other users' calls wait for the admin's changes; the admin's own calls know their position. */
const seen = ({ position }: { readonly position?: string }) =>
  api.dependencies.readModels.waitFor(['surveys'], position);
const openTo = async (user: TestUser) =>
  (await user.call(students.fetchSurveys, {})).body.surveys.map(({ surveyId }) => surveyId);
const statusFor = async (user: TestUser, surveyId: string) =>
  (await user.call(students.fetchSurvey, { surveyId })).body.survey.status;
const refused = (code: string) => ({ code });

test('records the answers of a student once, and shows an admin the results', async () => {
  const { surveyId } = await make();
  expect(await openTo(student)).toContain(surveyId);
  expect(await statusFor(student, surveyId)).toBe('open');
  const commandId = randomUUID();
  for (const options of [{ commandId }, { commandId }, {}])
    await student.call(students.completeSurvey, { surveyId, answers }, options);
  const other = answers.with(0, { kind: 'single', option: 0 });
  await expect(student.call(students.completeSurvey, { surveyId, answers: other })).rejects.toMatchObject(
    refused('survey_completed'),
  );
  expect(await openTo(student)).not.toContain(surveyId);
  expect(await statusFor(student, surveyId)).toBe('completed');
  expect(
    await api.storage.journal.readAny(surveyResponseStream.nameOf(`${surveyId}-${student.userId}`)),
  ).toHaveLength(1);

  const { survey, tallies } = (await admin.call(admins.fetchSurveyResults, { surveyId })).body;
  expect(survey).toMatchObject({ id: surveyId, completed: 1, status: 'running' });
  expect(tallies.map(({ answered }) => answered)).toEqual([1, 1, 1, 1, 1]);
  expect(tallies[4]?.netPromoterScore).toBe(100);
  const { surveys } = (await admin.call(admins.fetchAllSurveys, {})).body;
  expect(surveys.find(({ id }) => id === surveyId)).toMatchObject({ completed: 1 });
  const filter = JSON.stringify({ surveyId });
  const listed = (await admin.call(admins.surveyResponses.list, { filter })).body;
  expect(listed).toMatchObject([{ id: `${surveyId}-${student.userId}`, userId: student.userId, answers }]);
});

test('refuses answers that do not fit, by question', async () => {
  const { surveyId } = await make();
  const wrong = answers.with(0, { kind: 'single', option: 7 }).with(4, null);
  await expect(student.call(students.completeSurvey, { surveyId, answers: wrong })).rejects.toMatchObject({
    code: 'invalid_input',
    fields: { 'answers.0': expect.any(String), 'answers.4': expect.any(String) },
  });
});

test('seals texts in the store', async () => {
  const { surveyId } = await make();
  const secret = `My teacher is ${randomUUID()}`;
  await student.call(students.completeSurvey, {
    surveyId,
    answers: answers.with(3, { kind: 'text', text: secret }),
  });
  const stream = surveyResponseStream.nameOf(`${surveyId}-${student.userId}`);
  const stored = JSON.stringify(await api.storage.store.read(stream));
  expect(stored).toContain('$sealed');
  expect(stored).not.toContain(secret);
});

test('shows a survey only to its students, in its time', async () => {
  const forCore = await make({ audience: { examTypes: ['core'], plans: ['none'] } });
  const forPlans = await make({ audience: { ...wholeSurvey.audience, plans: ['silver', 'ultimate'] } });
  const later = await make({ startTime: inDays(2), endTime: inDays(3) });
  for (const { surveyId } of [forCore, forPlans, later]) {
    expect(await openTo(student)).not.toContain(surveyId);
    for (const ask of [
      () => student.call(students.fetchSurvey, { surveyId }),
      () => student.call(students.completeSurvey, { surveyId, answers }),
    ])
      await expect(ask()).rejects.toMatchObject(refused('survey_not_found'));
  }
  await student.call(toggleExamType, { examType: 'core' });
  expect(await openTo(student)).toContain(forCore.surveyId);
  await student.call(toggleExamType, { examType: 'new_format' });

  const { surveyId } = await make();
  await seen(await admin.call(admins.endSurvey, { surveyId, reason }));
  expect(await openTo(student)).not.toContain(surveyId);
  expect(await statusFor(student, surveyId)).toBe('expired');
  await expect(student.call(students.completeSurvey, { surveyId, answers })).rejects.toMatchObject(
    refused('survey_expired'),
  );
});

test('keeps the questions of a started survey, and refuses outdated changes', async () => {
  const survey = await make();
  const { surveyId } = survey;
  await expect(
    admin.call(admins.createSurvey, { ...survey, title: 'Another', reason }),
  ).rejects.toMatchObject(refused('survey_exists'));
  const { etag } = await admin.call(admins.surveys.one, { id: surveyId });
  const questions = survey.questions.slice(1);
  await expect(admin.call(admins.changeSurvey, { ...survey, questions, reason })).rejects.toMatchObject(
    refused('survey_started'),
  );
  await admin.call(admins.changeSurvey, { ...survey, title: 'Tell us', reason });
  expect((await admin.call(admins.surveys.one, { id: surveyId })).body.title).toBe('Tell us');
  await expect(
    admin.call(admins.changeSurvey, { ...survey, title: 'Late', reason }, { ifMatch: etag ?? '' }),
  ).rejects.toMatchObject(refused('revision_conflict'));
});

test('leaves out discarded answers, and does not accept them again', async () => {
  const { surveyId } = await make();
  const { userId } = student;
  await expect(admin.call(admins.discardSurveyResponse, { surveyId, userId, reason })).rejects.toMatchObject(
    refused('not_found'),
  );
  await student.call(students.completeSurvey, { surveyId, answers });
  await admin.call(admins.discardSurveyResponse, { surveyId, userId, reason });
  const { survey, tallies } = (await admin.call(admins.fetchSurveyResults, { surveyId })).body;
  expect([survey.completed, tallies[0]?.answered]).toEqual([0, 0]);
  const again = answers.with(0, { kind: 'single', option: 0 });
  await expect(student.call(students.completeSurvey, { surveyId, answers: again })).rejects.toMatchObject(
    refused('survey_completed'),
  );
});

test('hides results from visitors and students', async () => {
  const { surveyId } = await make();
  await expect(api.visitor().call(students.fetchSurveys, {})).rejects.toMatchObject(refused('not_logged_in'));
  for (const ask of [
    () => student.call(admins.fetchAllSurveys, {}),
    () => student.call(admins.fetchSurveyResults, { surveyId }),
    () => student.call(admins.surveyResponses.list, {}),
  ])
    await expect(ask()).rejects.toMatchObject(refused('not_allowed'));
});
