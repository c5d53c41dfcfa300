import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { retrieveUser } from '#domain/accounts/contract.ts';
import { sessionLimits } from '#domain/accounts/sessions/session.ts';
import { lookUpHistory } from '#domain/support/contract.ts';
import { startTestApi, type TestApi, type TestUser } from '#infra/testing/api.ts';
import { createSessionUse } from './session-use.ts';

let api: TestApi;
let now = Date.parse('2026-11-22T10:00:00Z');
beforeAll(async () => {
  api = await startTestApi({ questions: 'none', clock: () => new Date(now).toISOString() });
});
afterAll(() => api[Symbol.asyncDispose]());

const minuteMs = 60_000;
const codeOf = (made: Promise<unknown>) =>
  made.then(
    () => 'let through',
    (error: unknown) => (error as { readonly code: string }).code,
  );
const asStudent = (user: TestUser) => codeOf(user.call(retrieveUser, {}));
const asAdmin = (user: TestUser) =>
  codeOf(user.call(lookUpHistory, { id: user.userId, reason: 'To try the session' }));

describe('a session', () => {
  test('of a student ends two weeks after the last call', async () => {
    const student = await api.registerAndLogIn();
    for (let week = 1; week <= 3; week += 1) {
      expect(await asStudent(student)).toBe('let through');
      now += sessionLimits.student.idleMs / 2;
    }
    expect(await asStudent(student)).toBe('let through');
    now += sessionLimits.student.idleMs + 1;
    expect(await asStudent(student)).toBe('session_ended');
    expect(await asStudent(await api.logIn(student))).toBe('let through');
  });

  test('of an admin ends an hour after the last call', async () => {
    const admin = await api.admin();
    for (let half = 1; half <= 4; half += 1) {
      expect(await asAdmin(admin)).toBe('let through');
      now += 30 * minuteMs;
    }
    now += 31 * minuteMs;
    expect(await asAdmin(admin)).toBe('session_ended');
  });

  test('of an admin ends after half a day, despite calls', async () => {
    const admin = await api.admin();
    const answers: string[] = [];
    for (let half = 0; half <= 24; half += 1) {
      answers.push(await asAdmin(admin));
      now += 30 * minuteMs;
    }
    expect(answers).toEqual([...Array.from({ length: 24 }, () => 'let through'), 'session_ended']);
  });
});

describe('the use of a session', () => {
  const session = () => ({ userId: randomUUID(), sessionId: randomUUID() });

  test('is recorded once in three minutes, and not read meanwhile', async () => {
    const { pool } = api.database;
    const asked: string[] = [];
    const query = (text: string, values: unknown[]) => {
      asked.push(text.trim().split(' ')[0] ?? '');
      return pool.query(text, values);
    };
    const use = createSessionUse({ query } as unknown as Pick<pg.Pool, 'query'>);
    const one = session();
    for (let second = 0; second < 180; second += 1) await use.hasIdled(one, minuteMs, now + second * 1_000);
    expect(asked).toEqual(['select', 'insert']);
    await use.hasIdled(one, minuteMs, now + 180_000);
    expect(asked).toEqual(['select', 'insert', 'insert']);
  });

  test('by another process counts as well', async () => {
    const [first, second] = [createSessionUse(api.database.pool), createSessionUse(api.database.pool)];
    const one = session();
    const hour = 60 * minuteMs;
    expect(await first.hasIdled(one, hour, now)).toBe(false);
    expect(await second.hasIdled(one, hour, now + hour)).toBe(false);
    expect(await first.hasIdled(one, hour, now + 1.5 * hour)).toBe(false);
    expect(await second.hasIdled(one, hour, now + 3 * hour)).toBe(true);
    expect(await createSessionUse(api.database.pool).hasIdled(one, hour, now + 3 * hour)).toBe(true);
  });
});
