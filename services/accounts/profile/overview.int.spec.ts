import { afterAll, beforeAll, expect, test } from 'vitest';
import { getOverviewStudentData } from '#domain/accounts/profile/overview-contract.ts';
import { startTestApi, type TestApi } from '#infra/testing/api.ts';
import { seedPrices } from '#infra/testing/prices.ts';
import { buy } from '../../commerce/testing/buy.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ questions: 'none' });
  await seedPrices(api.dependencies.journal, '2026-01-01T00:00:00.000Z');
});
afterAll(() => api[Symbol.asyncDispose]());

const students = async (trial: boolean) => (await api.call(getOverviewStudentData, { trial })).body.students;

test('counts new students and buyers of plans once each, for every visitor', async () => {
  expect([await students(true), await students(false)]).toEqual([0, 0]);
  const [student] = await Promise.all([api.registerAndLogIn(), api.registerAndLogIn(), api.admin()]);
  await expect.poll(() => students(true)).toBe(2);
  await buy(api, student, 'package_bronze');
  await expect.poll(() => students(false)).toBe(1);
  // Credits are not a plan, and a second purchase adds no student.
  await buy(api, student, 'package_speaking_credits');
  await buy(api, student, 'package_silver_upgrade_from_bronze');
  await expect.poll(() => students(false)).toBe(1);
});
