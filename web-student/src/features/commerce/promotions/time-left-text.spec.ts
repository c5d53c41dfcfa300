import { expect, test } from 'vitest';
import { spokenTimeLeft, timeLeftText } from './time-left-text.ts';

test.each([
  [3 * 86_400 + 5, '3 days'],
  [86_400, '1 day'],
  [86_399, '23:59:59'],
  [3_661, '01:01:01'],
  [9, '00:00:09'],
])('%d seconds are %s', (seconds, text) => expect(timeLeftText(seconds)).toBe(text));

test.each([
  [3 * 86_400 + 5, '3 days'],
  [86_399, '23 hours 59 minutes'],
  [3_661, '1 hour 1 minute'],
  [59, '0 minutes'],
])('%d seconds are read out as %s', (seconds, text) => expect(spokenTimeLeft(seconds)).toBe(text));
