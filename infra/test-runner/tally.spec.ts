import { expect, test } from 'vitest';
import { summary, tallyOf } from './tally.ts';

test('the last line sums all suites and checks', () => {
  const suite = { passed: 3, failed: 2, skipped: 1, failures: ['x', 'y'] };
  expect(summary([suite, tallyOf(), tallyOf('z')])).toBe('4 passed, 3 failed, 1 skipped');
  expect(summary([])).toBe('0 passed, 0 failed, 0 skipped');
});
