import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { accountStream, grantPaidTime, registerUser } from '#domain/accounts/account.ts';
import type { CommandContext, Journal } from '#domain/core/events/journal.ts';
import { streams } from '#domain/streams.ts';
import { startEventStoreDbNode } from '#infra/testing/servers/eventstoredb-node.ts';
import { openTestJournal, type TestJournal } from '#infra/testing/journal.ts';
import { createJournal } from '../event-store/journal/journal.ts';
import { createPostgresPersonalKeys } from '../event-store/journal/personal-keys.ts';
import { openEventStore } from '../event-store/open-event-store.ts';
import { handle, lanesOf } from './handle.ts';

interface Harness extends AsyncDisposable {
  readonly first: TestJournal;
  /** The journal of another process, with its own connection and lanes. */
  another(): Journal;
}

async function openHarness(kind: 'postgres' | 'eventstoredb'): Promise<Harness> {
  await using stack = new AsyncDisposableStack();
  const server = kind === 'eventstoredb' ? await startEventStoreDbNode() : undefined;
  stack.defer(() => server?.stop());
  const first = stack.use(await openTestJournal(server ? { eventStoreDb: server } : { eventStore: kind }));
  const kept = stack.move();
  return {
    first,
    another() {
      const store = openEventStore(
        server
          ? { kind: 'eventstoredb', connectionString: server.connectionString }
          : { kind: 'postgres', connectionString: first.url },
      );
      kept.defer(() => store.close());
      const keys = createPostgresPersonalKeys(first.pool, { masterKey: first.masterKey });
      return createJournal({ store, streams, keys });
    },
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  };
}

function contextOf(userId: string): CommandContext {
  const commandId = randomUUID();
  const actor = { kind: 'admin', id: 'ada' } as const;
  return { commandId, correlationId: commandId, actor, userId, at: new Date().toISOString() };
}

async function grantAtOnce(userId: string, journals: readonly Journal[], each: number) {
  const year = (index: number) => `${3_000 + index}-01-01T00:00:00.000Z`;
  const answers = await Promise.all(
    journals.flatMap((journal, place) =>
      Array.from({ length: each }, (_, index) =>
        handle(journal, accountStream, userId, contextOf(userId), (state) =>
          grantPaidTime(state, { paidExpiryTime: year(place * each + index), reason: 'x' }),
        ),
      ),
    ),
  );
  return answers.map((answer) => ('rejected' in answer ? answer.rejected : answer.revision));
}

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

test.each(['postgres', 'eventstoredb'] as const)(
  'answers 64 concurrent commands of one process and 16 of each of two to one stream of %s',
  async (kind) => {
    await using harness = await openHarness(kind);
    const { journal } = harness.first;
    const processes = [harness.another(), harness.another()];
    const users = [randomUUID(), randomUUID()] as const;
    for (const userId of users)
      await handle(journal, accountStream, userId, contextOf(userId), (state) =>
        registerUser(state, { userId, email: 'a@b.example', passwordHash: 'h', examType: 'core' }),
      );

    expect(await grantAtOnce(users[0], [journal], 64)).toEqual(upTo(64));
    const ofTwo = await grantAtOnce(users[1], processes, 16);
    expect(ofTwo.toSorted((a, b) => Number(a) - Number(b))).toEqual(upTo(32));
    for (const one of [journal, ...processes]) expect(lanesOf(one).size).toBe(0);
  },
);

test.each(['postgres', 'eventstoredb'] as const)(
  'runs a command once that reaches each of two processes twice on %s, and answers all',
  async (kind) => {
    await using harness = await openHarness(kind);
    const processes = [harness.another(), harness.another()];
    for (let round = 0; round < 5; round += 1) {
      const userId = randomUUID();
      const context = contextOf(userId);
      const answers = await Promise.all(
        [...processes, ...processes].map((journal) =>
          handle(journal, accountStream, userId, context, (state) =>
            registerUser(state, { userId, email: 'a@b.example', passwordHash: 'h', examType: 'core' }),
          ),
        ),
      );
      for (const answer of answers) expect(answer).toMatchObject({ revision: 0, changed: true });
      expect(await harness.first.journal.readAny(accountStream.nameOf(userId))).toHaveLength(1);
    }
  },
);
