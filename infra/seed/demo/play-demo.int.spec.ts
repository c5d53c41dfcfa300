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
import { demoBegan, playDemo } from './play-demo.ts';

test('a new student has three weeks of answers, tests, words and a plan', async () => {
  await using api = await startTestApi();
  const { storage, dependencies } = api;
  const { settings } = dependencies;
  const today = new Date().toISOString();
  await seedMockTests(storage.journal, today, readFixedTests());
  const login = { email: 'demo@example.com', password: 'a long password' };
  const began = demoBegan(today);
  const account = { ...login, platformAccess: 'student' } as const;
  const userId = await seedAccount({ journal: storage.journal, settings }, account, began);
  if (userId === undefined) throw new Error('The account is not new');
  await playDemo({ storage, settings, log: pino({ level: 'silent' }) }, { userId, ...login }, today);

  // The workflow of a sitting hands it in; none runs here.
  expect(await countEvents(api, 'MockTestSectionEnded')).toBe(4);
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
