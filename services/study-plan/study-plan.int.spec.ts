import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveQuestionDone } from '#domain/practice/contract.ts';
import { emptyAnswerOf } from '#domain/question-types/registry.ts';
import { endStudyPlan, fetchStudyPlan, saveStudyPlan } from '#domain/study-plan/contract.ts';
import { studyPlanStream, type PlanSettings } from '#domain/study-plan/plan-settings.ts';
import { reviewCardId, reviewCardStream } from '#domain/reviews/review-card.ts';
import { overallWeights } from '#domain/scorecards/weights.ts';
import { startTestApi, type TestApi, type TestUser } from '#infra/testing/api.ts';
import { rightAnswer, seeded } from '#infra/testing/question-bank.ts';
import { recordRecall } from '../reviews/record-recall.ts';

let now = '2026-11-20T10:00:00.000Z';
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ clock: () => now });
});
afterAll(() => api[Symbol.asyncDispose]());

const settings: PlanSettings = {
  examDate: '2026-12-18',
  targetScore: 70,
  weekdays: [1, 3, 6],
  minutesAWeek: 180,
  reminder: null,
};
const planOf = async (user: TestUser) => {
  const { settings: own } = (await user.call(fetchStudyPlan, {})).body;
  return { settings: own };
};

test('saves, changes and ends a plan for one student', async () => {
  const [ann, bob] = await Promise.all([api.registerAndLogIn(), api.registerAndLogIn()]);
  expect(await planOf(ann)).toEqual({ settings: null });
  expect((await ann.call(saveStudyPlan, { ...settings })).body).toEqual({ settings });
  expect(await planOf(ann)).toEqual({ settings });
  expect(await planOf(bob)).toEqual({ settings: null });

  const later = { ...settings, examDate: null };
  const { examDate: _examDate, ...unbooked } = settings;
  await ann.call(saveStudyPlan, later);
  await ann.call(saveStudyPlan, unbooked);
  expect(await planOf(ann)).toEqual({ settings: later });
  expect((await ann.call(endStudyPlan, {})).body).toEqual({ settings: null });
  await ann.call(endStudyPlan, {});
  expect(await planOf(ann)).toEqual({ settings: null });

  const events = await api.storage.journal.readAny(studyPlanStream.nameOf(ann.userId));
  expect(events.map(({ type }) => type)).toEqual(['StudyPlanSet', 'StudyPlanSet', 'StudyPlanEnded']);
  // By the user id, support finds them in the student's history.
  expect(events.map(({ metadata }) => metadata.userId)).toEqual(events.map(() => ann.userId));
});

test('refuses an impossible plan, with the field and the fix', async () => {
  const ann = await api.registerAndLogIn();
  await expect(ann.call(saveStudyPlan, { ...settings, minutesAWeek: 89 })).rejects.toMatchObject({
    code: 'invalid_input',
    fields: { minutesAWeek: 'Plan 30 minutes or more for each day, or choose fewer days.' },
  });
  expect(await planOf(ann)).toEqual({ settings: null });
});

test('gives visitors no plan', async () => {
  await expect(api.visitor().call(fetchStudyPlan, {})).rejects.toMatchObject({ code: 'not_logged_in' });
});

test('derives the score of today, the weeks and their reasons from the answers', async () => {
  now = '2026-11-20T10:00:00.000Z';
  const ann = await api.registerAndLogIn();
  const answer = async (type: 'RSA' | 'LWD', isRight: boolean) => {
    const { uid } = seeded(type);
    const given = isRight ? rightAnswer(uid) : emptyAnswerOf(type);
    await ann.call(saveQuestionDone, { uid, answer: given, secondsUsed: 10 });
  };
  /** As the reactor does after each answer. */
  const remember = async (successful: boolean) => {
    const { uid } = seeded('RSA');
    const [attemptId, { userId }] = [randomUUID(), ann];
    const score = { points: successful ? 1 : 0, maximum: 1, successful };
    const context = {
      commandId: attemptId,
      correlationId: attemptId,
      actor: { kind: 'system', id: 'workflows' } as const,
      userId,
      at: now,
    };
    const { journal } = api.storage;
    await recordRecall({ journal }, { userId, uid, attemptId, score, at: now }, context);
    const card = await journal.readAny(reviewCardStream.nameOf(reviewCardId(userId, uid)));
    await api.dependencies.readModels.waitFor(['reviews'], card.at(-1)?.position);
  };
  const heard = async (timeZone = 'UTC') => (await ann.call(fetchStudyPlan, { timeZone })).body;
  expect(await heard()).toMatchObject({
    today: '2026-11-20',
    scoreToday: { isEarly: true, answers: 0, skills: [], figures: null },
    weeks: [],
    done: { types: [], reviews: 0, sittings: [] },
    minutesThisWeek: 0,
  });
  for (let count = 0; count < 20; count += 1) await answer('RSA', count % 2 === 0);
  for (let count = 0; count < 9; count += 1) await answer('LWD', true);
  expect((await heard()).scoreToday).toEqual({
    isEarly: true,
    answers: 29,
    skills: ['writing', 'reading', 'listening'],
    figures: null,
  });
  await answer('LWD', true);
  const known = await heard();
  expect(known.scoreToday.figures?.overall).toBeNull();
  expect(known.scoreToday.figures?.skills).toMatchObject({ reading: { value: 50 }, writing: { value: 90 } });
  // 30 answers of 10 s.
  expect(known.minutesThisWeek).toBe(5);
  expect(known.done.types).toEqual([
    { type: 'LWD', answered: 10 },
    { type: 'RSA', answered: 20 },
  ]);
  const reasonOf = (type: string) => known.reasons.find((one) => one.type === type);
  expect(reasonOf('RSA')).toEqual({
    type: 'RSA',
    last: { answered: 5, right: 2 },
    known: { answered: 20, share: 0.5, weight: overallWeights('new_format').RSA },
    worth: { skill: 'reading', share: 0.02 },
  });
  expect(reasonOf('RFB')).toEqual({
    type: 'RFB',
    last: { answered: 0, right: 0 },
    known: { answered: 0, share: null, weight: overallWeights('new_format').RFB },
    worth: { skill: 'reading', share: 0.28 },
  });

  await remember(false);
  // Monday's list exists on Monday, and the day's answers change only its progress.
  now = '2026-11-23T09:00:00.000Z';
  await ann.call(saveStudyPlan, { ...settings });
  const morning = await heard();
  expect(morning.weeks.map(({ monday }) => monday)).toEqual([
    '2026-11-23',
    '2026-11-30',
    '2026-12-07',
    '2026-12-14',
  ]);
  const [monday] = morning.weeks[0]?.days ?? [];
  expect(monday).toMatchObject({ day: '2026-11-23', kind: 'study' });
  expect(morning.done).toEqual({ types: [], reviews: 0, sittings: [] });
  expect(monday?.items).toContainEqual({ kind: 'reviews', count: 1, minutes: 1 });
  await answer('RSA', true);
  await remember(true);
  const later = await heard();
  // Later days may change: the review comes again on one of them.
  expect(later.weeks[0]?.days[0]).toEqual(monday);
  // The question was missed before, so this was a review of it.
  expect(later.done).toEqual({ types: [{ type: 'RSA', answered: 1 }], reviews: 1, sittings: [] });
  // Far in the east it is Tuesday already, on which there is no time.
  now = '2026-11-23T20:00:00.000Z';
  const east = await heard('Australia/Brisbane');
  expect(east.today).toBe('2026-11-24');
  expect(east.weeks[0]?.days[0]?.day).toBe('2026-11-25');
});
