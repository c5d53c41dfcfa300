import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

test.each([
  [{ firstName: 'Ada', email: 'x@example.com' }, 'A'],
  [{ firstName: 'anne marie louise', email: 'x@example.com' }, 'AM'],
  [{ firstName: 'Žiga', email: 'x@example.com' }, 'Ž'],
  [{ firstName: '李 明', email: 'x@example.com' }, '李明'],
  [{ firstName: '😀', email: 'x@example.com' }, ''],
  [{ email: '42.grace@example.com' }, 'G'],
])('%j is shown as %s', (user, letters) => {
  expect(initialsOf(user)).toBe(letters);
});
