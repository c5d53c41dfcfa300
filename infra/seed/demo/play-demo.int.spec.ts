import pino from 'pino';
import { expect, test } from 'vitest';
import { fetchOverview } from '#domain/support/installation-contract.ts';
import { fetchSkillStatistics } from '#domain/statistics/contract.ts';
import { fetchStudyPlan } from '#domain/study-plan/contract.ts';
import { fetchMyWords } from '#domain/vocabulary/contract.ts';
import { eventually, startTestApi } from '#infra/testing/api.ts';
import { countEvents } from '#infra/testing/refusals.ts';
import { seedAccount } from '../seed-account.ts';
import { seedMockTests } from '../seed-mock-tests.ts';
import { readFixedTests } from '../mock-tests.ts';
import { isDemoUnfinished } from './demo-progress.ts';
import { demoBegan } from './demo-weeks.ts';
import { playDemo } from './play-demo.ts';

test('gives a new student three weeks of history, even after an interrupted start', async () => {
  await using api = await startTestApi();
  const { storage, dependencies } = api;
  const { settings } = dependencies;
  const today = new Date().toISOString();
  await seedMockTests(storage.journal, today, readFixedTests());
  const login = { email: 'demo@example.com', password: 'a long password' };
  const began = demoBegan(today);
  const account = { ...login, platformAccess: 'student' } as const;
  const seeded = await seedAccount({ journal: storage.journal, settings }, account, began);
  if (!seeded) throw new Error('The address is taken');
  const { userId } = seeded;
  const play = (on: typeof storage) =>
    playDemo({ storage: on, settings, log: pino({ level: 'silent' }) }, { userId, ...login });
  // The disk fills up on the evening of the first recording.
  const full = () => Promise.reject(new Error('The disk is full'));
  await expect(play({ ...storage, files: { ...storage.files, put: full } })).rejects.toThrow(/\(5\d\d\)/);
  const cutOff = await countEvents(api, 'AnswerSubmitted');
  expect(cutOff).toBeGreaterThan(0);
  expect(await isDemoUnfinished(storage.journal, userId, today)).toBe(true);

  const other = { userId, ...login, password: 'another long password' };
  expect(await playDemo({ storage, settings, log: pino({ level: 'silent' }) }, other)).toBe(false);

  expect(await play(storage)).toBe(true);
  expect(await isDemoUnfinished(storage.journal, userId, today)).toBe(false);
  const answers = await countEvents(api, 'AnswerSubmitted');
  await play(storage);
  expect(await countEvents(api, 'AnswerSubmitted')).toBe(answers);
  expect(await countEvents(api, 'MockTestSubmitted')).toBe(4);
  const student = await api.logIn(login);
  const { body: plan } = await student.call(fetchStudyPlan, {});
  expect(plan.settings?.targetScore).toBe(65);
  const { body: saved } = await student.call(fetchMyWords, {});
  expect(saved.words.filter(({ isDue }) => isDue)).not.toEqual([]);
  const admin = await api.admin();
  await eventually(async () => {
    const { body } = await admin.call(fetchOverview, {});
    expect(body.weekBefore.answers).toBeGreaterThan(0);
    expect(body.weekBefore.students).toBe(1);
  });
  await eventually(async () => {
    const { body } = await student.call(fetchSkillStatistics, { days: 30 });
    const practised = body.daily.filter(({ answered }) => answered > 0).map(({ day }) => day);
    expect(practised.length).toBeGreaterThan(14);
    expect(practised.at(-1)).not.toBe(today.slice(0, 10));
    expect(body.skills.map(({ skill, answered }) => answered > 10 && skill)).toEqual(
      expect.arrayContaining(['reading', 'listening']),
    );
  });
});
