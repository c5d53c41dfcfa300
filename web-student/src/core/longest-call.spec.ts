import { expect, test } from 'vitest';
import { longestCallMs } from './longest-call.ts';

test('a file has as much more time as it takes on a slow line', () => {
  expect(longestCallMs()).toBe(20_000);
  expect(longestCallMs({ size: 0 })).toBe(20_000);
  expect(longestCallMs({ size: 3_200_000 })).toBe(120_000);
});
