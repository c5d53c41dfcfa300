import path from 'node:path';
import { expect, test } from 'vitest';
import { loginStudent } from '#domain/accounts/contract.ts';
import { healthSchema } from '#domain/support/contract.ts';
import { startTestApi } from '#infra/testing/api.ts';
import { startProcess } from '#infra/testing/processes.ts';
import { countEvents } from '#infra/testing/refusals.ts';
import { readFixedTests } from './mock-tests.ts';
import { questionBank } from './questions.ts';

const entry = path.join(import.meta.dirname, 'main.ts');

test('seeds questions, fixed tests and accounts once, and prints generated passwords once', async () => {
  const student = { email: 'student@ninety.example' };
  await using api = await startTestApi({ questions: 'none', settings: { student } });
  const health = async () => {
    const answer = await api.inject({ method: 'GET', url: '/health' });
    const { status, parts } = healthSchema.parse(answer.json());
    return [answer.statusCode, status, parts['installation']?.status];
  };
  expect(await health()).toEqual([503, 'starting', 'starting']);
  const { tokenSecret, personalDataKey } = api.dependencies.settings;
  const seed = async () => {
    await using run = startProcess(entry, [], {
      DATABASE_URL: api.database.url,
      TOKEN_SECRET: tokenSecret,
      PERSONAL_DATA_KEY: Buffer.from(personalDataKey).toString('base64'),
      ADMIN_EMAIL: 'Boss@example.com',
      ADMIN_PASSWORD: 'chosen by the owner',
      STUDENT_PASSWORD: '',
      DEMO_HISTORY: 'false',
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
  const password = /student: student@ninety\.example (\S{12,})\n/.exec(said)?.[1] ?? '';
  for (const login of [
    { email: 'student@ninety.example', password },
    { email: 'boss@example.com', password: 'chosen by the owner' },
  ]) {
    expect(await api.call(loginStudent, login)).toMatchObject({ status: 200 });
  }

  expect(await health()).toEqual([200, 'ok', undefined]);

  const count = await countEvents(api);
  expect(await seed()).toBe('');
  expect(await countEvents(api)).toBe(count);
  expect(await countEvents(api, 'QuestionPublished')).toBe(questionBank.length);
});
