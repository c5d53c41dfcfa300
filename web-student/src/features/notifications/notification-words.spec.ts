import { expect, test } from 'vitest';
import type { Notification } from '#domain/notifications/contract.ts';
import { textOf, titleOf } from './notification-words.ts';

const notification: Notification = {
  id: 'n1',
  type: 'from_the_future',
  at: '2026-01-02T03:04:05.000Z',
  isRead: false,
  uid: null,
  attemptId: null,
  sessionId: null,
  before: null,
  after: null,
  reason: null,
  title: null,
  href: null,
  details: null,
};
const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ');

test.each<[Partial<Notification>, string]>([
  [
    { type: 'credit_given_back', details: { cause: 'nothing_heard' } },
    'We heard no voice in your recording.',
  ],
  [
    { type: 'purchase_successful', details: { paid: { amount: 6_435, currency: 'USD' } } },
    'We have received USD 64.35.',
  ],
  [
    { type: 'subscribed', details: { bought: { name: 'Silver', until: '2027-05-04T00:00:00.000Z' } } },
    'Silver: access until 4 May 2027.',
  ],
  [
    { type: 'bought_add_on', details: { bought: { name: '20 credits', until: null } } },
    'You have 20 credits.',
  ],
  [
    { type: 'survey_completed', details: { reward: { kind: 'full_test', credits: 1 } } },
    '1 full mock test credit was added to your account.',
  ],
  [
    { type: 'credits_granted', details: { reward: { kind: 'writing', credits: 60 } } },
    '60 writing credits were added to your account.',
  ],
  [{ type: 'speaking_limit_25' }, 'You have used 25% of your Ai speaking credits.'],
  [{ type: 'complete_survey', reason: 'It takes two minutes.' }, 'It takes two minutes.'],
])('%o says: %s', (of, text) => {
  expect(plain(textOf({ ...notification, ...of }))).toBe(text);
});

test("uses the server's words for an unknown type, or none", () => {
  const newer = { ...notification, title: 'Badges', reason: 'You have a badge.' };
  expect([titleOf(newer), textOf(newer)]).toEqual(['Badges', 'You have a badge.']);
  expect([titleOf(notification), textOf(notification)]).toEqual([null, null]);
});
