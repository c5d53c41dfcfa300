import { expect, test } from 'vitest';
import { contentRangeOf } from './admin-resource.ts';

test('describes the answered range', () => {
  expect(contentRangeOf('users', 25, 3, 28)).toBe('users 25-27/28');
  expect(contentRangeOf('users', 0, 0, 0)).toBe('users */0');
});
