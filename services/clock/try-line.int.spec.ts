import { afterAll, beforeAll, expect, test } from 'vitest';
import { tryLine } from '#domain/clock/contract.ts';
import { startTestApi, type TestApi } from '#infra/testing/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ questions: 'none' });
});
afterAll(() => api[Symbol.asyncDispose]());

test('accepts up to six seconds of speech from a student for a trial', async () => {
  const student = await api.registerAndLogIn();
  const most = await student.call(tryLine, { filler: 'x'.repeat(192_000) });
  expect(most.body).toEqual({ characters: 192_000 });
  const rejected = expect.objectContaining({ code: 'invalid_input' });
  await expect(student.call(tryLine, { filler: 'x'.repeat(192_001) })).rejects.toEqual(rejected);
});

test('refuses a visitor', async () => {
  await expect(api.visitor().call(tryLine, { filler: 'x' })).rejects.toMatchObject({ code: 'not_logged_in' });
});
