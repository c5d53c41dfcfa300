import { createCart } from '#domain/commerce/carts/cart-contract.ts';
import { seedPrices } from '#infra/testing/prices.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { headers } from '#domain/core/contract.ts';
import { startMockTest } from '#domain/mock-tests/contract.ts';
import { saveQuestionDone } from '#domain/practice/contract.ts';
import type { AdminUser } from '#domain/accounts/admin-contract.ts';
import { blockStudent, fetchProjections } from '#domain/support/contract.ts';
import { draftQuestion, resolveReport, reviseQuestion } from '#domain/questions/admin-contract.ts';
import { reportQuestion } from '#domain/questions/contract.ts';
import { fillTests, questionBank, seeded } from '#infra/testing/question-bank.ts';
import { projections } from '#projections/projections.ts';
import { announceToGroup } from '#domain/notifications/admin-contract.ts';

import { runningSurvey, seedEngagement } from '#infra/testing/engagement.ts';
import { createOutbox } from '../mail/outbox.ts';
import { aMail } from '../mail/testing/a-mail.ts';
import { calls } from '#domain/calls.ts';
import { eventually, startTestApi, type TestApi, type TestUser } from '#infra/testing/api.ts';
import { z } from 'zod';

/** Every resource by its name, with an example of a row. */
const resources = calls
  .filter(({ isPaged }) => isPaged)
  .map(({ path }) => ({
    resource: path.replace('/api/admin/', ''),
    one: calls.find((call) => call.path === `${path}/:id`)?.outputs[200] as z.ZodObject,
  }));

let api: TestApi;
let admin: TestUser;
let students: TestUser[];
const question = seeded('RSA');
const { uid } = question;
beforeAll(async () => {
  api = await startTestApi();
  admin = await api.admin();
  students = await Promise.all([api.registerAndLogIn(), api.registerAndLogIn(), api.registerAndLogIn()]);
  const [first] = students;
  const answer = { uid, answer: { type: 'RSA', selectedAnswer: '' } } as const;
  await first?.call(saveQuestionDone, { ...answer, secondsUsed: 12 });
  await api.visitor().call(saveQuestionDone, { ...answer, secondsUsed: 3 });
  await first?.call(reportQuestion, { uid, reason: 'unclear', message: 'Which of the two is meant?' });
  await api.visitor().call(reportQuestion, { uid, reason: 'wrong_answer' });
  await fillTests(api.storage.journal);
  await first?.call(startMockTest, { mockTestId: 'reading_sprint_1' });
  await seedPrices(api.storage.journal, '2026-01-01T00:00:00.000Z');
  await first?.call(createCart, { packageId: 'package_silver' });
  await seedEngagement(api, admin, students);
  const { audience } = runningSurvey;
  await admin.call(announceToGroup, { title: 'New tests', text: 'They are here.', href: null, audience });
  for (const student of students) {
    await createOutbox(api.storage.pool).send(aMail({ userId: student.userId }));
  }
  // The lists are read models, which must have caught up.
  const { readModels, journal } = api.dependencies;
  let last: string | undefined;
  for await (const event of journal.readAll()) last = event.position;
  await readModels.waitFor(
    projections.map(({ name }) => name),
    last,
    10_000,
  );
});
afterAll(() => api[Symbol.asyncDispose]());

async function fetch(url: string, after?: string) {
  return api.inject({
    method: 'GET',
    url,
    headers: {
      authorization: `Bearer ${admin.token}`,
      ...(after !== undefined && { [headers.after]: after }),
    },
  });
}

async function get(resource: string, query: Record<string, unknown>, after?: string) {
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, JSON.stringify(value)]),
  );
  const response = await fetch(`/api/admin/${resource}?${search.toString()}`, after);
  expect(response.statusCode).toBe(200);
  const range = String(response.headers['content-range']);
  return { rows: response.json<Record<string, unknown>[]>(), range, total: Number(range.split('/').at(-1)) };
}

test('has a list for each kind of rows', () => {
  const names = resources.map(({ resource }) => resource);
  expect(names.toSorted()).toEqual([
    'announcements',
    'attempts',
    'carts',
    'content',
    'conversations',
    'fixed-tests',
    'mails',
    'mark-reports',
    'mock-tests',
    'packages',
    'perks',
    'promotions',
    'question-figures',
    'questions',
    'real-results',
    'referrals',
    'reports',
    'security-events',
    'survey-responses',
    'surveys',
    'testimonials',
    'users',
  ]);
});

describe.each(resources)('$resource', ({ resource, one: oneSchema }) => {
  test('has rows of the contract, each with its own address', async () => {
    // The log of security events is written a moment after they happen.
    const [row] = await eventually(async () => {
      const { rows } = await get(resource, {});
      if (rows.length === 0) throw new Error('there are no rows yet');
      return rows;
    });
    const one = await fetch(`/api/admin/${resource}/${String(row?.['id'])}`);
    expect(one.statusCode).toBe(200);
    expect(one.json()).toMatchObject(row ?? {});
    expect(oneSchema.strict().parse(one.json())).toBeTruthy();
  });

  test('answers several ids at once', async () => {
    const { rows } = await get(resource, {});
    const ids = rows.slice(0, 2).map((row) => String(row['id']));
    const many = await get(resource, { filter: { id: ids } });
    expect(new Set(many.rows.map((row) => row['id']))).toEqual(new Set(ids));
    expect((await get(resource, { filter: { id: [] } })).rows).toEqual([]);
  });

  test.each([
    ['/nobody', 404],
    ['/%00', 400],
    [`/${'x'.repeat(200)}`, 414],
    ['/..%2f..%2fetc%2fpasswd', 404],
    [`/'; drop table read_models.accounts; --`, 404],
  ])('refuses %s as an id', async (id, status) => {
    const response = await fetch(`/api/admin/${resource}${id}`);
    expect(response.statusCode).toBe(status);
    expect(response.json()).toHaveProperty('errors');
  });

  test.each([
    'sort=["password_hash","ASC"]',
    'sort=["id; drop table read_models.accounts","ASC"]',
    'sort=["__proto__","DESC"]',
    'filter={"nothing":"x"}',
    'filter={"id":"\'; drop table read_models.accounts; --"}',
    'filter={"q":"%_\\\\"}',
    'filter={"free":"not a boolean"}',
    'filter={"at":"not a date"}',
    'range=[0,999999999]',
    'range=[999999,1000000]',
    'other=1',
  ])('ignores %s', async (query) => {
    const response = await fetch(`/api/admin/${resource}?${encodeURI(query)}`);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-range']).toMatch(/^[\w-]+ (\d+-\d+|\*)\/\d+$/);
  });

  test.each([
    'sort=id',
    'sort=["id","UP"]',
    'range=[5,1]',
    'range=[-1,1]',
    'range={}',
    'filter=[1]',
    'filter={"q":{"a":1}}',
    'filter={"q":"\\u0000"}',
    'filter={"q":"\\ud800"}',
    'filter=%ff',
    'filter={}&filter={}',
  ])('%s is refused', async (query) => {
    const url = query.includes('%') ? query : encodeURI(query);
    const response = await fetch(`/api/admin/${resource}?${url}`);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'invalid_input' });
  });

  test('accepts no write', async () => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const) {
      const response = await api.inject({
        method,
        url: `/api/admin/${resource}/x`,
        headers: { authorization: `Bearer ${admin.token}` },
      });
      expect(response.statusCode).toBe(405);
    }
  });
});

test('finds, filters, sorts and pages users', async () => {
  const [first] = students;
  const found = await get('users', { filter: { q: first?.email.slice(0, 8).toUpperCase() } });
  expect(found.rows).toMatchObject([{ id: first?.userId, status: 'active', isVerified: true }]);
  expect(found.range).toBe('users 0-0/1');
  expect((await get('users', { filter: { platformAccess: 'admin' } })).rows).toMatchObject([
    { id: admin.userId },
  ]);
  const sorted = await get('users', { sort: ['email', 'DESC'], range: [1, 2] });
  expect(sorted.range).toBe('users 1-2/4');
  const all = [admin, ...students]
    .map(({ email }) => email)
    .toSorted()
    .toReversed();
  expect(sorted.rows.map((row) => row['email'])).toEqual(all.slice(1, 3));
});

test.each(['surveys', 'perks', 'promotions'])('filters %s by time', async (resource) => {
  const all = (await get(resource, {})).rows;
  expect(all.map(({ status }) => status)).toContain('running');
  for (const status of ['coming', 'running', 'over']) {
    const { rows } = await get(resource, { filter: { status } });
    expect(rows).toEqual(all.filter((row) => row['status'] === status));
  }
});

test('shows an admin their own change immediately', async () => {
  const [, second] = students;
  const id = second?.userId ?? '';
  const blocked = await admin.call(blockStudent, { id, reason: 'Shares the account' });
  const { rows } = await get('users', { filter: { status: 'blocked' } }, blocked.position);
  expect((rows as unknown as AdminUser[]).map((user) => user.id)).toEqual([id]);
});

test('refuses an invalid position', async () => {
  const response = await fetch('/api/admin/users', "x'; select 1");
  expect(response.statusCode).toBe(400);
});

test('shows the key and revision of a question only on its own page', async () => {
  const { rows } = await get('questions', { filter: { type: 'RSA' } });
  expect(rows.every((row) => !('question' in row))).toBe(true);
  const one = await fetch(`/api/admin/questions/${uid}`);
  const { title, difficulty, topics, free, prediction } = question;
  const shown = { id: uid, type: 'RSA', title, difficulty, topics, free, prediction };
  expect(one.json()).toEqual({ ...shown, status: 'published', revision: 1, openReports: 2, question });
  expect(one.headers['etag']).toBe('"1"');
});

test('finds questions by all their fields, including drafts and retired ones', async () => {
  const draft = { ...question, uid: 'RSA-9001', title: 'A quite new draft' };
  const { position } = await admin.call(draftQuestion, { question: draft });
  const found = await get('questions', { filter: { status: 'draft' } }, position);
  expect(found.rows).toMatchObject([{ id: 'RSA-9001', status: 'draft', revision: 1, openReports: 0 }]);
  const reported = await get('questions', { sort: ['openReports', 'DESC'], range: [0, 0] });
  expect(reported.rows).toMatchObject([{ id: uid, openReports: 2 }]);
  const [hard] = questionBank.filter(({ difficulty }) => difficulty === 4);
  if (!hard) throw new Error('the seed has no hard question');
  const predicted = { ...hard, prediction: true };
  const revised = await admin.call(reviseQuestion, { question: predicted, reason: 'Seen in an exam' });
  const listed = await get('questions', { filter: { difficulty: 4, prediction: true } }, revised.position);
  expect(listed.rows.map((row) => row['id'])).toEqual([hard.uid]);
  const first = await fetch('/api/admin/questions/RSA-9001');
  expect(first.headers['etag']).toBe('"0"');
});

test('finds reports by their outcome', async () => {
  const open = await get('reports', { filter: { status: 'open' }, sort: ['at', 'ASC'] });
  expect(open.rows).toMatchObject([
    { uid, reason: 'unclear', message: 'Which of the two is meant?', userId: students[0]?.userId },
    { uid, reason: 'wrong_answer', message: '', userId: null, visitorId: expect.any(String) as string },
  ]);
  const id = String(open.rows[0]?.['id']);
  const resolution = { id, resolution: 'declined', note: 'The first one' } as const;
  const { position } = await admin.call(resolveReport, resolution);
  const resolved = await get('reports', { filter: { status: 'resolved' } }, position);
  expect(resolved.rows).toMatchObject([{ id, resolution: 'declined', note: 'The first one' }]);
  const shown = await get('questions', { filter: { id: [uid] } }, position);
  expect(shown.rows).toMatchObject([{ openReports: 1 }]);
});

test('shows an attempt with its difficulty, revision and first points', async () => {
  const { rows } = await get('attempts', { filter: { userId: students[0]?.userId } });
  expect(rows).toMatchObject([
    {
      uid,
      difficulty: question.difficulty,
      revision: 1,
      points: 0,
      maximum: 1,
      firstPoints: 0,
      firstMaximum: 1,
      rescoredAt: null,
      secondsUsed: 12,
    },
  ]);
});

test('lists the state of every projection', async () => {
  const { body } = await admin.call(fetchProjections, {});
  expect(body.projections.map(({ name }) => name).toSorted()).toEqual(
    projections.map(({ name }) => name).toSorted(),
  );
  expect(body.projections.every(({ status }) => status !== 'halted')).toBe(true);
});
