import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  accountCodec,
  accountDecider,
  accountStream,
  type AccountCommand,
} from '#domain/accounts/account.ts';
import type { CommandContext, Journal } from '#domain/core/journal.ts';
import { startTestApi, type TestApi } from '#infra/testing/api.ts';
import { execute } from './command-handler.ts';

describe.each(['postgres', 'eventstoredb'] as const)('a command on %s', (eventStore) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ eventStore, questions: 'none' });
  });
  afterAll(() => api[Symbol.asyncDispose]());

  const contextOf = (userId: string, commandId = randomUUID(), id = 'ada'): CommandContext => ({
    commandId,
    correlationId: commandId,
    actor: { kind: 'admin', id },
    userId,
    at: new Date().toISOString(),
  });
  const run = (
    userId: string,
    commands: readonly AccountCommand[],
    context = contextOf(userId),
    more: { readonly expectedRevision?: number; readonly isNew?: boolean; readonly journal?: Journal } = {},
  ) => {
    const { journal = api.dependencies.journal, ...rest } = more;
    const stream = accountStream(userId);
    return execute(journal, {
      decider: accountDecider,
      codec: accountCodec,
      stream,
      context,
      commands,
      ...rest,
    });
  };
  const typesOf = async (userId: string) =>
    (await api.dependencies.journal.readAny(accountStream(userId))).map(({ type }) => type);
  const register = (userId: string): AccountCommand => ({
    type: 'registerUser',
    userId,
    email: 'a@b.example',
    passwordHash: 'h',
    examType: 'core',
  });

  test('appends what it decides and answers with the state, the revision and the position', async () => {
    const userId = randomUUID();
    const accepted = await run(userId, [register(userId), { type: 'verifyEmail' }]);
    expect(accepted).toMatchObject({
      state: { status: 'active', isVerified: true },
      revision: 1,
      replayed: false,
    });
    const [, last] = await api.dependencies.journal.readAny(accountStream(userId));
    expect(accepted).toHaveProperty('position', last?.position);
  });

  test('that is refused in part is refused as a whole', async () => {
    const userId = randomUUID();
    const twice = await run(userId, [register(userId), register(userId)]);
    expect(twice).toEqual({ rejected: 'email_taken' });
    expect(await typesOf(userId)).toEqual([]);
  });

  test('sent again gives the first answer, although the stream has gone on', async () => {
    const userId = randomUUID();
    const context = contextOf(userId);
    const first = await run(userId, [register(userId)], context, { isNew: true });
    await run(userId, [{ type: 'blockUser', reason: 'x' }]);
    for (const isNew of [true, false]) {
      const again = await run(userId, [register(userId)], context, { isNew });
      expect(again).toEqual({ ...first, replayed: true });
    }
    expect(await typesOf(userId)).toEqual(['UserRegistered', 'UserBlocked']);
  });

  test('under an id that another sender has used is refused', async () => {
    const userId = randomUUID();
    const commandId = randomUUID();
    await run(userId, [register(userId)], contextOf(userId, commandId, 'ada'));
    const foreign = await run(userId, [register(userId)], contextOf(userId, commandId, 'eve'));
    expect(foreign).toEqual({ rejected: 'revision_conflict' });
  });

  test('that is in effect already appends nothing and tells where the stream stands', async () => {
    const userId = randomUUID();
    const first = await run(userId, [register(userId), { type: 'verifyEmail' }]);
    const again = await run(userId, [{ type: 'verifyEmail' }]);
    expect(first).toMatchObject({ changed: true });
    expect(again).toEqual({ ...first, changed: false, replayed: false });
  });

  test('of a sender who has seen an older revision is refused', async () => {
    const userId = randomUUID();
    await run(userId, [register(userId)]);
    await run(userId, [{ type: 'verifyEmail' }]);
    const stale = await run(userId, [{ type: 'blockUser', reason: 'x' }], contextOf(userId), {
      expectedRevision: 0,
    });
    expect(stale).toEqual({ rejected: 'revision_conflict' });
    const fresh = await run(userId, [{ type: 'blockUser', reason: 'x' }], contextOf(userId), {
      expectedRevision: 1,
    });
    expect(fresh).toMatchObject({ revision: 2 });
  });

  test('decides anew when another command came in between', async () => {
    const userId = randomUUID();
    await run(userId, [register(userId)]);
    const { journal } = api.dependencies;
    let isFirst = true;
    const contended: Journal = {
      ...journal,
      append: async (codec, stream, events, expected, context) => {
        if (isFirst) {
          isFirst = false;
          await run(userId, [{ type: 'blockUser', reason: 'meanwhile' }]);
        }
        return journal.append(codec, stream, events, expected, context);
      },
    };
    const accepted = await run(userId, [{ type: 'verifyEmail' }], contextOf(userId), { journal: contended });
    expect(accepted).toMatchObject({ state: { status: 'blocked', isVerified: true }, revision: 2 });
  });

  test('of many at once, each is carried out exactly once', async () => {
    const userId = randomUUID();
    await run(userId, [register(userId)]);
    const commands = Array.from({ length: 4 }, (_, index) => ({
      type: 'grantPaidTime' as const,
      paidExpiryTime: `2030-01-0${index + 1}T00:00:00.000Z`,
      reason: 'x',
    }));
    await Promise.all(commands.map((command) => run(userId, [command])));
    expect(await typesOf(userId)).toEqual(['UserRegistered', ...commands.map(() => 'PaidTimeGranted')]);
  });
});
