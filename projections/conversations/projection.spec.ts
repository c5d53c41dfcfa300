import { expect, it } from 'vitest';
import { userId } from '../core/testing/examples.ts';
import { rowsAfter, rowsAfterEach, rowsAfterTwice, type Example } from '../core/testing/recorded.ts';
import { conversations } from './projection.ts';

const stream = 'contact_message-c1';
const at = '2026-11-20T10:00:00.000Z';
const opened: Example = {
  type: 'ContactMessageSent',
  data: { message: 'When is my exam?', firstName: 'Ann', email: 'ann@example.com' },
  stream,
  userId,
  at,
};
const answered: Example = {
  type: 'ConversationAnswered',
  data: { reply: 'On Monday.' },
  stream,
  userId,
  at: '2026-11-20T11:00:00.000Z',
};
const continued: Example = {
  type: 'ConversationContinued',
  data: { message: 'And where?' },
  stream,
  userId,
  at: '2026-11-20T12:00:00.000Z',
};
const closed: Example = { type: 'ConversationClosed', data: {}, stream, userId, at };
const deleted: Example = { type: 'AccountDeleted', data: {}, stream: `account-${userId}`, userId };

const row = {
  personId: userId,
  conversationId: 'c1',
  userId,
  visitorId: null,
  status: 'open',
  firstName: 'Ann',
  email: 'ann@example.com',
  openedAt: at,
};

it('collects the messages of both sides and follows the status', () => {
  expect(rowsAfter(conversations, [opened, answered, continued])).toMatchObject([
    {
      ...row,
      messages: [
        { from: 'person', text: 'When is my exam?', at, by: null },
        { from: 'team', text: 'On Monday.', by: expect.any(String) as string },
        { from: 'person', text: 'And where?', by: null },
      ],
      updatedAt: '2026-11-20T12:00:00.000Z',
    },
  ]);
  expect(rowsAfter(conversations, [opened, answered])).toMatchObject([{ status: 'answered' }]);
  expect(rowsAfter(conversations, [opened, answered, closed])).toMatchObject([{ status: 'closed' }]);
});

it('stores a conversation of a visitor under the id of the visitor', () => {
  const { userId: _userId, ...ofNobody } = opened;
  expect(rowsAfter(conversations, [{ ...ofNobody, visitorId: 'v1' }])).toMatchObject([
    { personId: 'visitor-v1', userId: null, visitorId: 'v1', status: 'open' },
  ]);
});

it('forgets every text at AccountDeleted, and ignores later ones', () => {
  const texts = { firstName: null, email: null, messages: null };
  const late: Example = { ...opened, stream: 'contact_message-c2' };
  const rows = rowsAfter(conversations, [opened, answered, deleted, continued, late]);
  expect(rows).toHaveLength(3);
  expect(rows).toMatchObject([texts, texts, texts]);
  const erased: Example = {
    ...opened,
    data: { message: { erased: true }, firstName: { erased: true }, email: { erased: true } },
  };
  expect(rowsAfter(conversations, [erased])).toMatchObject([{ ...texts, status: 'open' }]);
});

it('ignores a repeated batch', () => {
  const all = [opened, answered, deleted];
  expect(rowsAfterTwice(conversations, all)).toEqual(rowsAfter(conversations, all));
  expect(rowsAfterEach(conversations, all)).toEqual(rowsAfter(conversations, all));
});
