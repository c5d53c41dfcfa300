import { expect, test } from 'vitest';
import { fitsPlan } from './fits-plan.ts';

const testOf = (
  mockTestId: string,
  seconds: number,
  ...parts: readonly ('speaking_writing' | 'reading' | 'listening')[]
) => ({
  mockTestId,
  seconds,
  sections: parts.map((section) => ({ section, questions: 5, seconds: seconds / parts.length })),
});
const whole = testOf('full_new_format', 7_200, 'speaking_writing', 'reading', 'listening');

test('completes a planned test only by one with its parts and about its length', () => {
  const reading = testOf('reading_new_format', 1_800, 'reading');
  const short = testOf('free_mock_test', 1_500, 'speaking_writing', 'reading', 'listening');
  const other = testOf('another_full', 6_900, 'speaking_writing', 'reading', 'listening');
  expect(fitsPlan(whole, whole)).toBe(true);
  expect(fitsPlan(other, whole)).toBe(true);
  expect(fitsPlan(whole, reading)).toBe(true);
  expect(fitsPlan(short, whole)).toBe(false);
  expect(fitsPlan(reading, whole)).toBe(false);
  expect(fitsPlan(testOf('sprint', 360, 'reading'), reading)).toBe(false);
});
