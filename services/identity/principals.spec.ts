import { describe, expect, test } from 'vitest';
import type { DomainEvent } from '#domain/core/events/event.ts';
import { StoreUnavailable } from '#domain/core/events/event-store.ts';
import type { Journal } from '#domain/core/events/journal.ts';
import { createPrincipals } from './principals.ts';
import { createSessionTokens } from './tokens.ts';

const now = '2026-11-21T12:00:00.000Z';
const expiresAt = '2026-12-21T12:00:00.000Z';
const registered = {
  type: 'UserRegistered',
  data: { userId: 'u1', email: 'a@b.example', passwordHash: 'h', examType: 'core' },
};
const started = (sessionId: string) => ({
  type: 'SessionStarted',
  data: { sessionId, startedAt: '2026-11-01T00:00:00.000Z', expiresAt },
});
const tokens = createSessionTokens('a secret of at least 32 characters');
const token = await tokens.sign({ sub: 'u1', sid: 's1' }, new Date(expiresAt));

function setUp(cacheMs = 60_000) {
  const streams: Record<string, DomainEvent[]> = {
    'account-u1': [registered],
    'session-u1': [started('s1')],
  };
  const state = { reads: 0, isAway: false, isIdle: false };
  const journal = {
    async read(_codec: unknown, stream: string) {
      state.reads += 1;
      if (state.isAway) throw new StoreUnavailable('away');
      return streams[stream] ?? [];
    },
  } as unknown as Journal;
  const sessionUse = { hasIdled: async () => state.isIdle };
  const principals = createPrincipals({ journal, tokens, sessionUse, clock: () => now, cacheMs });
  return { streams, state, principals };
}

describe('principals', () => {
  test('read two streams, and then none for a while', async () => {
    const { principals, state } = setUp();
    for (const _ of [1, 2, 3]) {
      expect(await principals.resolve(token)).toMatchObject({
        kind: 'student',
        userId: 'u1',
        sessionId: 's1',
      });
    }
    expect(state.reads).toBe(2);
  });

  test('share one read between concurrent calls', async () => {
    const { principals, state } = setUp();
    await Promise.all([principals.resolve(token), principals.resolve(token)]);
    expect(state.reads).toBe(2);
  });

  test('read again after a change, even one during a read', async () => {
    const { principals, streams } = setUp();
    const reading = principals.resolve(token);
    streams['session-u1'] = [started('s2')];
    principals.changed('u1');
    await reading;
    expect(await principals.resolve(token)).toEqual({ rejected: 'other_session' });
  });

  test('expire after their time', async () => {
    const { principals, streams } = setUp(1);
    await principals.resolve(token);
    streams['account-u1'] = [registered, { type: 'UserBlocked', data: { reason: 'x' } }];
    await expect.poll(() => principals.resolve(token)).toEqual({ rejected: 'access_blocked' });
  });

  test('end an unused session', async () => {
    const { principals, state } = setUp();
    state.isIdle = true;
    expect(await principals.resolve(token)).toEqual({ rejected: 'session_ended' });
  });

  test('do not cache a failure', async () => {
    const { principals, state } = setUp();
    state.isAway = true;
    await expect(principals.resolve(token)).rejects.toThrow(StoreUnavailable);
    state.isAway = false;
    expect(await principals.resolve(token)).toMatchObject({ userId: 'u1' });
  });

  test('refuse a user without an account', async () => {
    const { principals, streams } = setUp();
    streams['account-u1'] = [];
    expect(await principals.resolve(token)).toEqual({ rejected: 'session_ended' });
    principals.changed('u1');
    streams['account-u1'] = [registered, { type: 'AccountDeleted', data: {} }];
    expect(await principals.resolve(token)).toEqual({ rejected: 'session_ended' });
  });
});
