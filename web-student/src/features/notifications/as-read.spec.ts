import { expect, it } from 'vitest';
import type { Notification } from '#domain/notifications/contract.ts';
import { asRead } from './as-read.ts';

const notification = (id: string, isRead: boolean): Notification => ({
  id,
  type: 'score_corrected',
  at: '2026-01-02T03:04:05.000Z',
  isRead,
  uid: 'RSA-0001',
  attemptId: 'a',
  sessionId: null,
  before: '0/1',
  after: '1/1',
  reason: 'Option B was right too.',
  title: null,
  href: null,
  details: null,
});
const known = {
  notifications: [notification('one', false), notification('two', true), notification('three', false)],
  unread: 7,
};
const read = (after: ReturnType<typeof asRead>) => after.notifications.map(({ isRead }) => isRead);

it('reads one, counting those that are not listed', () => {
  const after = asRead(known, 'three');
  expect(read(after)).toEqual([false, true, true]);
  expect(after.unread).toBe(6);
});

it.each(['two', 'unknown'])('changes nothing for %s', (id) => {
  expect(asRead(known, id)).toEqual(known);
});

it('reads all', () => {
  const after = asRead(known);
  expect(read(after)).toEqual([true, true, true]);
  expect(after.unread).toBe(0);
});
