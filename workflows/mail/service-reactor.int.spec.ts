import { expect, test } from 'vitest';
import { accountStream, addressOf, type AccountEvent } from '#domain/accounts/account.ts';
import { mockTestStream, type MockTestEvent } from '#domain/sittings/mock-test-attempt.ts';
import { resultWaits } from '#domain/sittings/scores/result-waits.ts';
import { oneClock } from '#domain/sittings/testing/one-clock.ts';
import type { RecordedEvent } from '#domain/streams.ts';
import { readAccount } from '#services/accounts/read-account.ts';
import { setOnList } from '#services/mail/mail-lists.ts';
import { createOutbox } from '#services/mail/outbox.ts';
import { contextFor, openTestHarness } from '../core/testing/test-harness.ts';
import { serviceMailReactor } from './service-reactor.ts';

const userId = 'u-1';
const handedInAt = '2026-11-25T10:00:00.000Z';
const after = (seconds: number) => new Date(Date.parse(handedInAt) + seconds * 1000).toISOString();

async function openService() {
  const harness = await openTestHarness();
  const { journal, pool } = harness;
  await harness.account(userId, {
    type: 'UserRegistered',
    data: { userId, email: 'ada@example.com', passwordHash: 'hash', examType: 'core' },
  });
  const outbox = createOutbox(pool);
  return {
    async acceptMails() {
      const account = await readAccount(journal, userId);
      if (account.status !== 'active' || addressOf(account) === undefined) throw new Error('no account');
      await setOnList(journal, account, { list: 'general', isOn: true, context: contextFor(userId) });
    },
    async grant(until: string) {
      const event: AccountEvent = {
        type: 'PaidTimeGranted',
        data: { paidExpiryTime: until, reason: 'A class of the school' },
      };
      const context = { ...contextFor(userId), at: handedInAt };
      await harness.append(accountStream, accountStream.nameOf(userId), [event], context);
    },
    async sit(sessionId: string, waited: number, mark?: 'quick') {
      const started: MockTestEvent = {
        type: 'MockTestStarted',
        data: {
          sessionId,
          userId,
          mockTestId: 'reading_sprint_1',
          sections: oneClock('reading', 360, [{ uid: 'RSA-9001', revision: 1 }]),
          startedAt: after(-60),
          expiresAt: after(3600),
          ...(mark && { mark }),
        },
      };
      const handedIn: readonly MockTestEvent[] = [
        started,
        { type: 'MockTestSectionEnded', data: { section: 'reading', cause: 'student' } },
        { type: 'MockTestSubmitted', data: { answered: 0, questions: 1 } },
      ];
      const result: MockTestEvent = {
        type: 'MockTestResultRecorded',
        data: { mockTestId: 'reading_sprint_1', results: [], points: 0, maximum: 1 },
      };
      const stream = mockTestStream.nameOf(sessionId);
      const context = contextFor(userId);
      await harness.append(mockTestStream, stream, handedIn, { ...context, at: handedInAt });
      await harness.append(mockTestStream, stream, [result], { ...contextFor(userId), at: after(waited) });
    },
    /** Gives the reactor all events twice. */
    async react(sessionIds: readonly string[], now = after(resultWaits.recorded)) {
      const reactor = serviceMailReactor({
        journal,
        pool,
        clock: () => now,
        site: 'http://localhost:8090',
        settings: {
          tokenSecret: 'a secret of the test, long enough to be one',
          personalDataKey: Buffer.alloc(32, 7),
        },
      });
      const streams = [accountStream.nameOf(userId), ...sessionIds.map((id) => mockTestStream.nameOf(id))];
      for (const stream of [...streams, ...streams]) {
        for (const event of (await journal.readAny(stream)) as readonly RecordedEvent[])
          if (reactor.types.includes(event.type)) await reactor.handle(event);
      }
      return outbox.list(20);
    },
    [Symbol.asyncDispose]: () => harness[Symbol.asyncDispose](),
  };
}

test('mails a result that came after a wait once, with a link to it and to unsubscribe', async () => {
  await using service = await openService();
  await service.acceptMails();
  await service.sit('s-late', resultWaits.shown);
  await service.sit('s-soon', resultWaits.shown - 1);
  await service.sit('s-quick', resultWaits.shown, 'quick');
  const [mail, ...others] = await service.react(['s-late', 's-soon', 's-quick']);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to: 'ada@example.com', kind: 'result_ready' });
  expect(mail?.text).toContain('http://localhost:8090/mock-test/results?id=s-late');
  expect(mail?.text).toContain('Reading sprint');
  expect(mail?.oneClick).toContain('unsubscribe');
});

test('holds a result back from a student who has not agreed to mails', async () => {
  await using service = await openService();
  await service.sit('s-late', resultWaits.shown);
  const mails = await service.react(['s-late']);
  // The text of a mail that may not leave is erased.
  expect(mails.map(({ kind, text }) => [kind, text])).toEqual([['result_ready', '']]);
});

test('mails the access that is in force, without a list', async () => {
  await using service = await openService();
  await service.grant('2026-12-01T00:00:00.000Z');
  await service.grant('2027-01-31T00:00:00.000Z');
  const [mail, ...others] = await service.react([]);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ kind: 'access_granted' });
  expect(mail?.text).toContain('31 January 2027');
  expect(mail?.text).not.toContain('A class of the school');
});

test('mails neither the end of access nor events of another day', async () => {
  await using service = await openService();
  await service.acceptMails();
  await service.sit('s-late', resultWaits.shown);
  await service.grant('2026-11-20T00:00:00.000Z');
  expect(await service.react([])).toEqual([]);
  await service.grant('2027-01-31T00:00:00.000Z');
  expect(await service.react(['s-late'], after(2 * 24 * 60 * 60))).toEqual([]);
});
