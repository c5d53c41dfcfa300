import { expect, test } from 'vitest';
import { streams } from '#domain/streams.ts';
import { anyDataOf } from '#domain/support/testing/any-event.ts';
import { replayAt } from './replay-at.ts';

const account = (id: string, type: string, data: Record<string, unknown> = {}) => ({
  id,
  stream: 'account-u1',
  type,
  data,
});
const registered = account('1', 'UserRegistered', {
  userId: 'u1',
  email: 'ann@example.com',
  passwordHash: { erased: true },
  examType: 'core',
});
const session = (id: string, type: string, data: Record<string, unknown>) => ({
  id,
  stream: 'session-u1',
  type,
  data,
});
const loggedIn = session('2', 'SessionStarted', {
  sessionId: 's1',
  startedAt: '2026-11-01T00:00:00.000Z',
  expiresAt: '2026-12-01T00:00:00.000Z',
  isNewDevice: false,
});
const blocked = account('3', 'UserBlocked', { reason: 'Shared' });
const ended = session('4', 'SessionEnded', { sessionId: 's1', cause: 'blocked' });
const history = [registered, loggedIn, blocked, ended];

test('shows the account after its own event, and what that event changed', () => {
  const [state, ...others] = replayAt(history, blocked);
  expect(others).toEqual([]);
  expect(state).toMatchObject({ stream: 'account-u1', state: { status: 'blocked', reason: 'Shared' } });
  expect(state).toMatchObject({
    changes: [
      { path: 'status', before: 'active', after: 'blocked' },
      { path: 'reason', before: undefined, after: 'Shared' },
    ],
  });
});

test('shows another stream with the account as of that time', () => {
  expect(replayAt(history, loggedIn)).toMatchObject([
    { stream: 'session-u1', state: { status: 'active', sessionId: 's1' } },
    { stream: 'account-u1', state: { status: 'active' }, changes: [] },
  ]);
  expect(replayAt(history, ended)).toMatchObject([
    { stream: 'session-u1', state: { status: 'ended' } },
    { stream: 'account-u1', state: { status: 'blocked' } },
  ]);
});

test('reports an unreadable event, and shows the rest', () => {
  const damaged = { ...loggedIn, data: { sessionId: 7 } };
  const [broken, fine] = replayAt([registered, damaged], damaged);
  expect(broken).toHaveProperty('problem');
  expect(fine).toMatchObject({ state: { status: 'active' } });
});

test.each(streams.map(({ category, types }) => [category, types] as const))(
  'every event of %s can be replayed',
  (category, types) => {
    const entries = types.map((type, index) => ({
      id: String(index),
      stream: `${category}-1`,
      type,
      data: anyDataOf(type),
    }));
    for (const chosen of entries) {
      for (const state of replayAt(entries, chosen)) expect(state).not.toHaveProperty('problem');
    }
  },
);
