import { expect, test } from 'vitest';
import { isPaid, mayPractise, type Viewer } from './access.ts';

const now = '2026-11-21T12:00:00.000Z';
const until = (paidExpiryTime: string): Viewer => ({ kind: 'student', paidExpiryTime });

/** Specification, document 1, section 5: paid means that `paidExpiryTime` is later than the server's date. */
test.each([
  ['a visitor', { kind: 'visitor' }, false, false],
  ['a student who never paid', { kind: 'student' }, false, false],
  ['a student paid until tomorrow', until('2026-11-22T12:00:00.000Z'), true, true],
  ['a student paid until a millisecond from now', until('2026-11-21T12:00:00.001Z'), true, true],
  ['a student paid until this moment', until(now), false, false],
  ['a student whose paid time is over', until('2026-11-20T12:00:00.000Z'), false, false],
  ['a student paid until later, in another notation', until('2026-11-21T12:00:01Z'), true, true],
  ['an admin', { kind: 'admin' }, false, true],
] as const)('%s', (_who, viewer, paid, allowed) => {
  expect(isPaid(viewer, now)).toBe(paid);
  expect(mayPractise({ free: true }, viewer, now)).toBe(true);
  expect(mayPractise({ free: false }, viewer, now)).toBe(allowed);
});
