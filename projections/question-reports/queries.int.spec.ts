import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { adminReportSchema } from '#domain/questions/admin-contract.ts';
import { patienceMs } from '#infra/testing/patience.ts';
import { foldUpTo, openTestReadModels, type TestReadModels } from '#infra/testing/projections.ts';
import type { ListQuery } from '#domain/core/admin-resource.ts';
import { rebuild } from '../core/rebuild.ts';
import { reportMessages } from '../report-messages/projection.ts';
import { questionReports } from './projection.ts';
import { listReports } from './queries.ts';

let harness: TestReadModels;
let last = '';

const page = (request: Partial<ListQuery> = {}): ListQuery => ({
  sort: { field: 'id', order: 'ASC' },
  range: [0, 24],
  filter: {},
  ...request,
});

interface Report {
  readonly reportId: string;
  readonly uid: string;
  readonly message: string;
  readonly person: { readonly userId: string } | { readonly visitorId: string };
}

async function report({ reportId, uid, message, person }: Report) {
  return await harness.record({
    type: 'QuestionReported',
    data: { reportId, uid, revision: 2, reason: 'unclear', message },
    stream: `question_report-${reportId}`,
    ...person,
  });
}

async function messages() {
  const { rows } = await listReports(harness.readModels.db, page());
  return Object.fromEntries(rows.map(({ id, message }) => [id, message]));
}

beforeAll(async () => {
  harness = await openTestReadModels();
  const ann = { userId: (await harness.register('ann@example.com')).userId };
  const bob = { userId: (await harness.register('bob@example.com')).userId };
  await report({ reportId: 'r1', uid: 'RSA-0001', message: 'Typed by Ann', person: ann });
  await report({ reportId: 'r2', uid: 'RSA-0001', message: '', person: ann });
  await report({ reportId: 'r3', uid: 'RSA-0002', message: 'Typed by Bob', person: bob });
  await report({ reportId: 'r4', uid: 'RSA-0001', message: 'A visitor’s', person: { visitorId: 'v1' } });
  const resolved = { reportId: 'r3', resolution: 'corrected', note: 'Thank you.' } as const;
  last = await harness.record({
    type: 'QuestionReportResolved',
    data: resolved,
    stream: 'question_report-r3',
    ...bob,
  });
  await foldUpTo(harness, [questionReports, reportMessages], last);
});

afterAll(() => harness[Symbol.asyncDispose]());

describe('reports', () => {
  test('lists a page of reports with their texts', async () => {
    const { rows, total } = await listReports(harness.readModels.db, page({ filter: { status: 'open' } }));
    expect(total).toBe(3);
    const shown = adminReportSchema.strict().array().parse(rows);
    expect(shown.map(({ id, message }) => [id, message])).toEqual([
      ['r1', 'Typed by Ann'],
      ['r2', ''],
      ['r4', 'A visitor’s'],
    ]);
  });

  test('finds an answered report', async () => {
    const { rows } = await listReports(harness.readModels.db, page({ filter: { id: 'r3' } }));
    expect(rows).toMatchObject([
      { uid: 'RSA-0002', revision: 2, status: 'resolved', resolution: 'corrected', note: 'Thank you.' },
    ]);
  });
});

test('holds no text of a deleted account, before and after a rebuild', async () => {
  const { rows } = await listReports(harness.readModels.db, page({ filter: { id: 'r1' } }));
  const userId = rows[0]?.userId ?? '';
  await harness.keys.destroy(userId);
  last = await harness.record({ type: 'AccountDeleted', data: {}, stream: `account-${userId}`, userId });
  await foldUpTo(harness, [questionReports, reportMessages], last);

  const expected = { r1: null, r2: null, r3: 'Typed by Bob', r4: 'A visitor’s' };
  expect(await messages()).toEqual(expected);
  for (const projection of [questionReports, reportMessages]) {
    const before = await harness.rows(projection);
    expect(JSON.stringify(before)).not.toContain('by Ann');
    await rebuild({ ...harness, projection, signal: AbortSignal.timeout(patienceMs) });
    expect(await harness.rows(projection)).toEqual(before);
  }
  expect(await messages()).toEqual(expected);
});
