import path from 'node:path';
import { expect, test } from 'vitest';
import { loginStudent } from '#domain/accounts/contract.ts';
import { startTestApi } from '#infra/testing/api.ts';
import { startProcess } from '#infra/testing/processes.ts';
import { countEvents } from '#infra/testing/refusals.ts';
import { readFixedTests } from './mock-tests.ts';
import { questionBank } from './questions.ts';

const entry = path.join(import.meta.dirname, 'main.ts');

test('seeds questions, fixed tests and accounts once, and tells a password that it made up, once', async () => {
  await using api = await startTestApi({ questions: 'none' });
  const { tokenSecret, personalDataKey } = api.dependencies.settings;
  const seed = async () => {
    await using run = startProcess(entry, [], {
      DATABASE_URL: api.database.url,
      TOKEN_SECRET: tokenSecret,
      PERSONAL_DATA_KEY: Buffer.from(personalDataKey).toString('base64'),
      ADMIN_EMAIL: 'Boss@example.com',
      ADMIN_PASSWORD: 'chosen by the owner',
      STUDENT_PASSWORD: '',
      LOG_LEVEL: 'error',
    });
    expect(await run.exited).toBe(0);
    return run.output();
  };
  const said = await seed();
  expect(said).toContain('admin: Boss@example.com\n');
  expect(said).not.toContain('chosen by the owner');
  expect(said).toContain(`questions added: ${questionBank.length}\n`);
  expect(said).toContain(`tests added: ${readFixedTests().length}\n`);
  const password = /student: student@ninety\.example (\S{16})\n/.exec(said)?.[1] ?? '';
  for (const login of [
    { email: 'student@ninety.example', password },
    { email: 'boss@example.com', password: 'chosen by the owner' },
  ]) {
    expect(await api.call(loginStudent, login)).toMatchObject({ status: 200 });
  }

  const count = await countEvents(api);
  expect(await seed()).toBe('');
  expect(await countEvents(api)).toBe(count);
  const { rows } = await api.storage.pool.query(
    "select count(*)::int as count from event_store.event where type = 'QuestionPublished'",
  );
  expect(rows).toEqual([{ count: questionBank.length }]);
});
