import { expect, it } from 'vitest';
import { rowsAfter, type Example } from '../core/testing/recorded.ts';
import { announcements } from './projection.ts';

const at = '2026-12-02T00:00:00.000Z';
const announcement = {
  title: 'New tests',
  text: 'Three new tests are here.',
  href: '/mock-test',
  audience: { examTypes: ['core'], plans: ['none'] },
} satisfies Extract<Example, { type: 'AnnouncementMade' }>['data'];
const made: Example = { type: 'AnnouncementMade', data: announcement, stream: 'announcement-a1', at };
const announced = (announcementId: string, userId: string): Example => ({
  type: 'Announced',
  data: { announcementId, type: 'announcement', title: 'New tests', text: 'Here', href: null },
  stream: `notifications-${userId}`,
  userId,
});

it('shows an announcement and how many users were notified', () => {
  const row = { announcementId: 'a1', ...announcement, told: 0, at };
  expect(rowsAfter(announcements, [made])).toEqual([row]);
  expect(
    rowsAfter(announcements, [
      made,
      announced('a1', 'ann'),
      announced('a1', 'bob'),
      announced('survey/1', 'bob'),
    ]),
  ).toEqual([{ ...row, told: 2 }]);
});
