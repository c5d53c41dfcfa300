import { expect, it } from 'vitest';
import { fixedTestOf } from '#domain/fixed-tests/testing/fixed-tests.ts';
import { rowsAfter, type Example } from '../core/testing/recorded.ts';
import { fixedTests } from './projection.ts';

const test = fixedTestOf('core', 'reading');
const better = { ...test, name: 'A better name' };
const stream = `mock_test-${test.mockTestId}`;
const built: Example = { type: 'MockTestBuilt', data: { test }, stream };
const published: Example = { type: 'MockTestPublished', data: {}, stream };
const revised: Example = {
  type: 'MockTestRevised',
  data: { test: better, reason: 'Clearer' },
  stream,
  at: '2026-02-01T00:00:00.000Z',
};
const retired: Example = { type: 'MockTestRetired', data: { reason: 'Too old' }, stream };

const row = {
  mockTestId: test.mockTestId,
  examType: 'core',
  part: 'reading',
  name: 'Test 1',
  status: 'draft',
  questions: 13,
  test,
  revision: 1,
  changedAt: '2026-01-01T00:00:00.000Z',
  reason: null,
};

it('shows a built test', () => {
  expect(rowsAfter(fixedTests, [built])).toEqual([row]);
  const whole = fixedTestOf('core');
  expect(rowsAfter(fixedTests, [{ type: 'MockTestBuilt', data: { test: whole }, stream }])).toMatchObject([
    { part: null },
  ]);
});

it('follows publication, revision and retirement', () => {
  expect(rowsAfter(fixedTests, [built, published])).toEqual([{ ...row, status: 'published' }]);
  expect(rowsAfter(fixedTests, [built, published, revised])).toEqual([
    {
      ...row,
      status: 'published',
      name: 'A better name',
      test: better,
      revision: 2,
      changedAt: '2026-02-01T00:00:00.000Z',
      reason: 'Clearer',
    },
  ]);
  const gone = rowsAfter(fixedTests, [built, published, retired]);
  expect(gone).toEqual([{ ...row, status: 'retired', reason: 'Too old' }]);
  expect(rowsAfter(fixedTests, [built, published, retired, published])).toMatchObject([
    { status: 'published' },
  ]);
});

it('has no row for a test that was never built', () => {
  expect(rowsAfter(fixedTests, [published, revised, retired])).toEqual([]);
});
