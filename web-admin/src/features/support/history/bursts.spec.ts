import { expect, test } from 'vitest';
import { burstInWords, runsOf } from './bursts.ts';

const event = (minute: number, type = 'WordSaved', changes: object = {}) => ({
  type,
  stream: `saved_word-u1-${minute}`,
  at: new Date(Date.UTC(2026, 0, 6, 10, minute)).toISOString(),
  actor: { kind: 'student', id: 'u1' } as const,
  sentence: `${type} ${minute}`,
  ...changes,
});
const one = (place: number) => ({ first: place, last: place });

test('groups three or more equal events in a row, but not fewer', () => {
  expect(runsOf([event(1), event(2)])).toEqual([one(0), one(1)]);
  const read = event(0, 'NotificationRead', { stream: 'notifications-u1' });
  expect(runsOf([read, event(1), event(2), event(3), read])).toEqual([one(0), { first: 1, last: 3 }, one(4)]);
  expect(runsOf([event(1), event(2), event(3), event(4)])).toEqual([{ first: 0, last: 3 }]);
  expect(runsOf([])).toEqual([]);
});

test('ends a run at another actor, another stream category or a long pause', () => {
  for (const changes of [
    { actor: { kind: 'admin', id: 'a1' } },
    { stream: 'account-u1' },
    { at: new Date(Date.UTC(2026, 0, 6, 10, 33)).toISOString() },
  ])
    expect(runsOf([event(1), event(2), event(3, 'WordSaved', changes)])).toEqual([one(0), one(1), one(2)]);
});

test('describes a burst by its first sentence', () => {
  const same = { sentence: 'Saved a draft' };
  expect(burstInWords([same, same, same])).toBe('Saved a draft, 3 times');
  expect(burstInWords([same, { sentence: 'Another' }, same])).toBe('Saved a draft, and 2 more like it');
});
