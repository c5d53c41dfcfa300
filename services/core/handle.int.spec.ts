import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  accountStream,
  blockUser,
  grantPaidTime,
  registerUser,
  unblockUser,
  verifyEmail,
  type Account,
  type AccountEvent,
} from '#domain/accounts/account.ts';
import { reject, type Decision } from '#domain/core/events/decision.ts';
import type { CommandContext, Journal } from '#domain/core/events/journal.ts';
import { fold, inTurn } from '#domain/core/events/stream.ts';
import { startTestApi, type TestApi } from '#infra/testing/api.ts';
import { handle, type HandleOptions } from './handle.ts';

type Decide = (state: Account) => Decision<AccountEvent, string>;

describe.each(['postgres', 'eventstoredb'] as const)('a command on %s', (eventStore) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ eventStore, questions: 'none' });
  });
  afterAll(() => api[Symbol.asyncDispose]());

  const contextOf = (userId: string, about: Partial<CommandContext> = {}): CommandContext => {
    const { commandId = randomUUID() } = about;
    return {
      commandId,
      correlationId: commandId,
      actor: { kind: 'admin', id: 'ada' },
      userId,
      at: new Date().toISOString(),
      ...about,
    };
  };
  const run = (
    userId: string,
    decide: Decide,
    context = contextOf(userId),
    {
      journal = api.dependencies.journal,
      ...options
    }: HandleOptions<Account, AccountEvent, never> & { readonly journal?: Journal } = {},
  ) => handle(journal, accountStream, userId, context, decide, options);
  const typesOf = async (userId: string) =>
    (await api.dependencies.journal.readAny(accountStream.nameOf(userId))).map(({ type }) => type);
  const register =
    (userId: string): Decide =>
    (state) =>
      registerUser(state, { userId, email: 'a@b.example', passwordHash: 'h', examType: 'core' });
  const block: Decide = (state) => blockUser(state, { reason: 'x' });
  const registerVerified = (userId: string) => inTurn(accountStream, [register(userId), verifyEmail]);

  test('appends what it decides and answers with the state, the revision and the position', async () => {
    const userId = randomUUID();
    const accepted = await run(userId, registerVerified(userId));
    expect(accepted).toMatchObject({
      state: { status: 'active', isVerified: true },
      revision: 1,
      replayed: false,
    });
    const [, last] = await api.dependencies.journal.readAny(accountStream.nameOf(userId));
    expect(accepted).toHaveProperty('position', last?.position);
  });

  test('is refused as a whole if a part is refused', async () => {
    const userId = randomUUID();
    const twice = await run(userId, inTurn(accountStream, [register(userId), register(userId)]));
    expect(twice).toEqual({ rejected: 'email_taken' });
    expect(await typesOf(userId)).toEqual([]);
  });

  test('gets its first answer when repeated, even after later events', async () => {
    const userId = randomUUID();
    const context = contextOf(userId);
    const first = await run(userId, register(userId), context, { isNew: true });
    await run(userId, block);
    for (const isNew of [true, false]) {
      const again = await run(userId, register(userId), context, { isNew });
      expect(again).toEqual({ ...first, replayed: true });
    }
    expect(await typesOf(userId)).toEqual(['UserRegistered', 'UserBlocked']);
  });

  test('is refused with the id of another sender or command', async () => {
    const userId = randomUUID();
    const context = contextOf(userId, { fingerprint: 'registers a' });
    await run(userId, register(userId), context);
    const { commandId } = context;
    const eve = { kind: 'admin', id: 'eve' } as const;
    const foreign = contextOf(userId, { commandId, fingerprint: 'registers a', actor: eve });
    expect(await run(userId, register(userId), foreign)).toEqual({ rejected: 'key_reused' });
    const other = contextOf(userId, { commandId, fingerprint: 'blocks' });
    expect(await run(userId, block, other)).toEqual({ rejected: 'key_reused' });
    expect(await run(userId, register(userId), context)).toMatchObject({ replayed: true });
    expect(await typesOf(userId)).toEqual(['UserRegistered']);
  });

  test('appends nothing if it is already in effect, and returns the revision', async () => {
    const userId = randomUUID();
    const first = await run(userId, registerVerified(userId));
    const again = await run(userId, verifyEmail);
    expect(first).toMatchObject({ changed: true });
    expect(again).toEqual({ ...first, changed: false, replayed: false });
  });

  test('is refused if its sender saw an older revision', async () => {
    const userId = randomUUID();
    await run(userId, register(userId));
    await run(userId, verifyEmail);
    const stale = await run(userId, block, contextOf(userId), {
      expectedRevision: 0,
    });
    expect(stale).toEqual({ rejected: 'revision_conflict' });
    const fresh = await run(userId, block, contextOf(userId), {
      expectedRevision: 1,
    });
    expect(fresh).toMatchObject({ revision: 2 });
  });

  test('decides again after a concurrent command', async () => {
    const userId = randomUUID();
    await run(userId, register(userId));
    const { journal } = api.dependencies;
    let isFirst = true;
    const contended: Journal = {
      ...journal,
      append: async (codec, stream, events, expected, context) => {
        if (isFirst) {
          isFirst = false;
          await run(userId, block);
        }
        return journal.append(codec, stream, events, expected, context);
      },
    };
    const accepted = await run(userId, verifyEmail, contextOf(userId), { journal: contended });
    expect(accepted).toMatchObject({ state: { status: 'blocked', isVerified: true }, revision: 2 });
  });

  const counted = () => {
    const { journal } = api.dependencies;
    let reads = 0;
    const read: Journal['read'] = (...asked) => {
      reads += 1;
      return journal.read(...asked);
    };
    return { journal: { ...journal, read }, reads: () => reads };
  };
  const seeAll = async (userId: string) => {
    const events = await api.dependencies.journal.read(accountStream, accountStream.nameOf(userId));
    return { events, state: fold(accountStream, events) };
  };

  test('decides on a state that was just read, without reading again', async () => {
    const userId = randomUUID();
    await run(userId, register(userId));
    const seen = await seeAll(userId);
    const { journal, reads } = counted();
    // A state that differs from the events shows that they are not folded again.
    const marked = { ...seen, state: { ...seen.state } };
    const states: Account[] = [];
    const accepted = await run(
      userId,
      (state) => {
        states.push(state);
        return verifyEmail(state);
      },
      contextOf(userId),
      { seen: marked, expectedRevision: 0, journal },
    );
    expect(accepted).toMatchObject({ state: { isVerified: true }, revision: 1, changed: true });
    expect([states.length, states[0] === marked.state, reads()]).toEqual([1, true, 0]);
  });

  test('decides again on the latest state if the given one is outdated or leads to a refusal', async () => {
    const userId = randomUUID();
    await run(userId, register(userId));
    const seen = await seeAll(userId);
    await run(userId, block);
    const { journal, reads } = counted();
    const late = await run(userId, verifyEmail, contextOf(userId), { seen, journal });
    expect(late).toMatchObject({ state: { status: 'blocked', isVerified: true }, revision: 2 });
    expect(reads()).toBe(1);
    // Refused on the given state, accepted on the current one.
    const unblock: Decide = (state) =>
      state.status === 'blocked' ? unblockUser(state, { reason: 'x' }) : reject('not_found');
    expect(await run(userId, unblock, contextOf(userId), { seen })).toMatchObject({ revision: 3 });
    const context = contextOf(userId);
    const first = await run(userId, block, context);
    expect(await run(userId, () => reject('not_found'), context, { seen })).toEqual({
      ...first,
      replayed: true,
    });
    expect(await run(userId, block, contextOf(userId), { seen, expectedRevision: 0 })).toEqual({
      rejected: 'revision_conflict',
    });
  });

  test('runs its preparation once, before its events, and only if it is accepted', async () => {
    const userId = randomUUID();
    await run(userId, register(userId));
    const seen = await seeAll(userId);
    await run(userId, verifyEmail);
    const prepared: (readonly [status: Account['status'], events: number])[] = [];
    const prepare = async (state: Account) => {
      prepared.push([state.status, (await typesOf(userId)).length]);
      return undefined;
    };
    expect(await run(userId, verifyEmail, contextOf(userId), { prepare })).toMatchObject({ changed: false });
    expect(await run(userId, register(userId), contextOf(userId), { prepare })).toEqual({
      rejected: 'email_taken',
    });
    expect(prepared).toEqual([]);
    const context = contextOf(userId);
    expect(await run(userId, block, context, { seen, prepare })).toMatchObject({ revision: 2 });
    expect(await run(userId, block, context, { prepare })).toMatchObject({ replayed: true });
    expect(prepared).toEqual([['active', 2]]);
  });

  test('appends nothing if its preparation fails', async () => {
    const userId = randomUUID();
    await run(userId, register(userId));
    const prepare = async () => reject('recording_missing');
    const refused = await handle(api.dependencies.journal, accountStream, userId, contextOf(userId), block, {
      prepare,
    });
    expect(refused).toEqual({ rejected: 'recording_missing' });
    const away = run(userId, block, contextOf(userId), {
      prepare: () => Promise.reject(new Error('the files are away')),
    });
    await expect(away).rejects.toThrow('the files are away');
    expect(await typesOf(userId)).toEqual(['UserRegistered']);
  });

  test('runs each of many concurrent commands exactly once', async () => {
    const userId = randomUUID();
    await run(userId, register(userId));
    const times = Array.from({ length: 4 }, (_, index) => `2030-01-0${index + 1}T00:00:00.000Z`);
    await Promise.all(
      times.map((paidExpiryTime) =>
        run(userId, (state) => grantPaidTime(state, { paidExpiryTime, reason: 'x' })),
      ),
    );
    expect(await typesOf(userId)).toEqual(['UserRegistered', ...times.map(() => 'PaidTimeGranted')]);
  });
});
