import { expect, test } from 'vitest';
import { readReport, summary } from './vitest-report.ts';

const result = (status: string, title: string, failureMessages: string[] = []) => ({
  status,
  title,
  ancestorTitles: ['', 'a group'],
  failureMessages,
});
const report = (...testResults: object[]) => JSON.stringify({ success: false, testResults });

test('passed, failed, skipped and planned tests are counted', () => {
  const assertionResults = [
    result('passed', 'one'),
    result('failed', 'two', ['AssertionError: no\n    at /root/a.spec.ts:1:1\n    at node:internal/x:1:1']),
    result('skipped', 'three'),
    result('todo', 'four'),
  ];
  const tally = readReport(report({ name: '/root/a.spec.ts', status: 'failed', assertionResults }), '/root');
  expect(tally).toMatchObject({ passed: 1, failed: 1, skipped: 2 });
  expect(tally.failures).toEqual([
    'a.spec.ts > a group > two\n    AssertionError: no\n        at /root/a.spec.ts:1:1',
  ]);
});

test('a file that could not be run is a failure of its own, though it has no tests', () => {
  const broken = {
    name: '/root/b.spec.ts',
    status: 'failed',
    message: 'Unexpected token',
    assertionResults: [],
  };
  expect(readReport(report(broken), '/root')).toMatchObject({
    failed: 1,
    failures: ['b.spec.ts could not be run\n    Unexpected token'],
  });
});

test('the last line sums all suites', () => {
  const tallies = [
    { passed: 3, failed: 0, skipped: 1, failures: [] },
    { passed: 1, failed: 2, skipped: 0, failures: ['x', 'y'] },
  ];
  expect(summary(tallies)).toBe('4 passed, 2 failed, 1 skipped');
  expect(summary([])).toBe('0 passed, 0 failed, 0 skipped');
});
