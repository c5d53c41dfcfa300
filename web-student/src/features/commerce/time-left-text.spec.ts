import { expect, test } from 'vitest';
import { timeLeftText } from './time-left-text.ts';

test.each([
  [3 * 86_400 + 5, '3 days'],
  [86_400, '1 day'],
  [86_399, '23:59:59'],
  [3_661, '01:01:01'],
  [9, '00:00:09'],
])('%d seconds are %s', (seconds, text) => expect(timeLeftText(seconds)).toBe(text));
