import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveQuestionDone } from '#domain/practice/contract.ts';
import { emptyAnswerOf, scoreAnswer, type Question } from '#domain/question-types/registry.ts';
import { toggleExamType } from '#domain/accounts/contract.ts';
import { saveMockTestQuestion, type Sitting } from '#domain/sittings/contract.ts';
import { startMockTest } from '#domain/mock-tests/contract.ts';
import { deleteMockTest } from '#domain/sittings/list-contract.ts';
import { fetchSkillStatistics } from '#domain/statistics/contract.ts';
import { wasActive } from '#domain/statistics/skill-statistics.ts';
import { fetchStudyPlan } from '#domain/study-plan/contract.ts';
import { eventually, startTestApi, type TestApi, type TestUser } from '#infra/testing/api.ts';
import { rightAnswer, seeded } from '#infra/testing/question-bank.ts';

let now: string;
let api: TestApi;
beforeAll(async () => {
  now = '2026-03-01T12:00:00.000Z';
  api = await startTestApi({ clock: () => now });
});
afterAll(() => api[Symbol.asyncDispose]());

const answerAt = async (student: TestUser, at: string, question: Question, isRight: boolean) => {
  now = at;
  const { uid } = question;
  const answer = isRight ? rightAnswer(uid) : emptyAnswerOf(question.type);
  await student.call(saveQuestionDone, { uid, answer, secondsUsed: 10 });
};
const statistics = async (student: TestUser, at: string, days: 7 | 30 | 90 = 7, timeZone = 'UTC') => {
  now = at;
  return (await student.call(fetchSkillStatistics, { days, timeZone })).body;
};

test('matches a calculation by hand for skills, types, topics, difficulties and days', async () => {
  now = '2026-02-22T10:00:00.000Z';
  const student = await api.registerAndLogIn();
  const [rsa, lwd] = [seeded('RSA'), seeded('LWD')];
  const words = scoreAnswer(lwd, rightAnswer(lwd.uid)).maximum;
  // Before the week, on its first day, yesterday late and today.
  await answerAt(student, '2026-02-22T23:59:59.999Z', rsa, true);
  await answerAt(student, '2026-02-23T00:00:00.000Z', rsa, true);
  await answerAt(student, '2026-02-28T23:30:00.000Z', rsa, false);
  await answerAt(student, '2026-03-01T09:00:00.000Z', lwd, true);
  const week = await statistics(student, '2026-03-01T12:00:00.000Z');

  const oneOfTwo = { answered: 2, points: 1, maximum: 2, percent: 50, low: 12.1, high: 87.9 };
  const sentence = { answered: 1, points: words, maximum: words, percent: 100, low: 27, high: 100 };
  const nothing = { answered: 0, points: 0, maximum: 0, percent: null, low: 0, high: 100 };
  // A dictation counts for listening and writing, a single answer for reading alone.
  expect(week.skills).toEqual([
    { skill: 'speaking', ...nothing },
    { skill: 'writing', ...sentence },
    { skill: 'reading', ...oneOfTwo },
    { skill: 'listening', ...sentence },
  ]);
  expect(week.types).toEqual([
    { type: 'RSA', ...oneOfTwo },
    { type: 'LWD', ...sentence },
  ]);
  const inTopics = (topic: (typeof rsa.topics)[number]) =>
    [rsa, lwd].filter(({ topics }) => topics.includes(topic));
  for (const { topic, answered } of week.topics) {
    const expected = inTopics(topic).reduce((sum, question) => sum + (question === rsa ? 2 : 1), 0);
    expect([topic, answered]).toEqual([topic, expected]);
  }
  expect(new Set(week.topics.map(({ topic }) => topic))).toEqual(new Set([...rsa.topics, ...lwd.topics]));
  const byDifficulty = new Map<number, number>();
  for (const [question, times] of [
    [rsa, 2],
    [lwd, 1],
  ] as const) {
    byDifficulty.set(question.difficulty, (byDifficulty.get(question.difficulty) ?? 0) + times);
  }
  expect(new Map(week.difficulties.map(({ difficulty, answered }) => [difficulty, answered]))).toEqual(
    byDifficulty,
  );
  expect(week.daily).toEqual([
    { day: '2026-02-23', answered: 1, percent: 100, seconds: 10 },
    { day: '2026-02-24', answered: 0, percent: null, seconds: 0 },
    { day: '2026-02-25', answered: 0, percent: null, seconds: 0 },
    { day: '2026-02-26', answered: 0, percent: null, seconds: 0 },
    { day: '2026-02-27', answered: 0, percent: null, seconds: 0 },
    { day: '2026-02-28', answered: 1, percent: 0, seconds: 10 },
    { day: '2026-03-01', answered: 1, percent: 100, seconds: 10 },
  ]);

  // An hour to the east yesterday's last answer was today's, and the one before the week is in it.
  const east = await statistics(student, '2026-03-01T12:00:00.000Z', 7, 'Europe/Berlin');
  expect(east.daily.map(({ answered }) => answered)).toEqual([2, 0, 0, 0, 0, 0, 2]);
  const month = await statistics(student, '2026-03-01T12:00:00.000Z', 30);
  expect(month.daily).toHaveLength(30);
  expect(month.skills.find(({ skill }) => skill === 'reading')).toMatchObject({ answered: 3, points: 2 });
});

test('counts the time of a test as a day, until its student removes the test', async () => {
  const at = (minute: string) => `2026-02-28T23:${minute}.000Z`;
  now = at('50:00');
  const student = await api.registerAndLogIn();
  const mockTestId = 'reading_sprint_1';
  const { body: started } = await eventually(() => student.call(startMockTest, { mockTestId }));
  const { sessionId } = started;
  const answer = async ({ question }: Sitting) => {
    const uid = question?.uid ?? '';
    return (await student.call(saveMockTestQuestion, { sessionId, uid, answer: rightAnswer(uid) })).body;
  };
  now = at('52:00');
  const second = await answer(started);
  now = at('53:30');
  await answer(second);
  const later = '2026-03-01T12:00:00.000Z';
  const daysOf = async (timeZone?: string) =>
    (await statistics(student, later, 7, timeZone)).daily.filter(wasActive);
  expect(await daysOf()).toEqual([{ day: '2026-02-28', answered: 0, percent: null, seconds: 210 }]);
  expect(await daysOf('Europe/Berlin')).toMatchObject([{ day: '2026-03-01', seconds: 210 }]);
  const minutes = async () => (await student.call(fetchStudyPlan, { timeZone: 'UTC' })).body.minutesThisWeek;
  expect(await minutes()).toBe(4);
  await student.call(deleteMockTest, { sessionId });
  expect(await daysOf()).toEqual([]);
  expect(await minutes()).toBe(0);
});

test('assigns types to skills by the exam of the user', async () => {
  const at = '2026-03-01T12:00:00.000Z';
  now = at;
  const student = await api.registerAndLogIn();
  await answerAt(student, at, seeded('RFB'), true);
  await answerAt(student, at, seeded('LHS'), true);
  const counted = async (examType: 'old_format' | 'new_format' | 'core') => {
    await student.call(toggleExamType, { examType });
    const { skills } = await statistics(student, at);
    return Object.fromEntries(skills.map(({ skill, answered }) => [skill, answered]));
  };
  // Blanks count for writing in the old format and in Core; highlighting a summary is no part of Core.
  expect(await counted('new_format')).toEqual({ speaking: 0, writing: 0, reading: 2, listening: 1 });
  expect(await counted('old_format')).toEqual({ speaking: 0, writing: 1, reading: 2, listening: 1 });
  expect(await counted('core')).toEqual({ speaking: 0, writing: 1, reading: 1, listening: 0 });
});

test('shows nothing to visitors or other users', async () => {
  await expect(api.visitor().call(fetchSkillStatistics, {})).rejects.toMatchObject({ code: 'not_logged_in' });
  const other = await api.registerAndLogIn();
  expect((await statistics(other, '2026-03-01T12:00:00.000Z', 90)).types).toEqual([]);
  await expect(
    api.inject({
      url: `${fetchSkillStatistics.path}?days=8`,
      headers: { authorization: `Bearer ${other.token}` },
    }),
  ).resolves.toMatchObject({ statusCode: 400 });
});
