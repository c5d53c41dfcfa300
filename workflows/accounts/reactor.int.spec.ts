import { expect, test } from 'vitest';
import { accountStream } from '#domain/accounts/account.ts';
import { emailReservationStream } from '#domain/accounts/email/email-reservation.ts';
import { reservationId } from '#services/accounts/email/email-holder.ts';
import { createOutbox } from '#services/mail/outbox.ts';
import { aMail } from '#services/mail/testing/a-mail.ts';
import { runReactors } from '../core/run-reactors.ts';
import { contextFor, eventually, openTestHarness, silent } from '../core/testing/test-harness.ts';
import { accountsReactor } from './reactor.ts';

const personalDataKey = Buffer.alloc(32, 7);
const email = 'ada@example.com';
const data = { userId: 'u-1', email, passwordHash: 'hash', examType: 'new_format' as const };

test('completes an interrupted deletion once: emails, reservation, key', async () => {
  await using harness = await openTestHarness();
  const { journal, pool } = harness;
  const outbox = createOutbox(pool);
  const stream = emailReservationStream.nameOf(reservationId(personalDataKey, email));
  const proven = { type: 'EmailConfirmed' as const, data: { userId: 'u-1' } };
  await harness.append(emailReservationStream, stream, [proven], contextFor('u-1'));
  await harness.account('u-1', { type: 'UserRegistered', data });
  await outbox.send(aMail({ id: 'm-1', to: email }));
  await outbox.send(aMail({ id: 'm-2', to: 'bob@example.com', userId: 'u-2' }));
  await harness.account('u-1', { type: 'AccountDeleted', data: {} });

  const clock = () => new Date().toISOString();
  const reactor = accountsReactor({ ...harness, clock, settings: { personalDataKey } });
  const stop = new AbortController();
  const run = runReactors({ journal, pool, reactors: [reactor], log: silent, signal: stop.signal });
  await eventually(async () => expect(await harness.keys.find('u-1')).toBeUndefined());
  stop.abort();
  await run.ended;
  const deleted = (await journal.readAny(accountStream.nameOf('u-1'))).at(-1);
  await reactor.handle(deleted as Parameters<typeof reactor.handle>[0]);

  expect((await outbox.list(10)).map(({ userId }) => userId)).toEqual(['u-2']);
  const reservation = await journal.read(emailReservationStream, stream);
  expect(reservation.map(({ type, metadata }) => [type, metadata.actor.id])).toEqual([
    ['EmailConfirmed', 'u-1'],
    ['EmailReleased', 'workflows'],
  ]);
});

test('deletes a replaced picture even if its process was killed', async () => {
  await using harness = await openTestHarness();
  const { files } = harness;
  const sha256 = 'a'.repeat(64);
  const nameOf = (key: string) => ({ owner: { kind: 'person', id: 'u-1' }, key }) as const;
  await harness.account('u-1', { type: 'UserRegistered', data });
  async function* content() {
    yield Buffer.from('picture');
  }
  for (const image of ['picture-1', 'picture-2'])
    await files.put(nameOf(image), { content: content(), mediaType: 'image/png', maximumBytes: 10 });
  const changed = { image: 'picture-2', sha256, replaced: 'picture-1' };
  await harness.account('u-1', { type: 'ProfileImageChanged', data: changed });
  const clock = () => new Date().toISOString();
  const reactor = accountsReactor({ ...harness, clock, settings: { personalDataKey } });
  const event = (await harness.journal.readAny(accountStream.nameOf('u-1'))).at(-1);
  for (const _ of ['once', 'again']) await reactor.handle(event as Parameters<typeof reactor.handle>[0]);
  expect(await files.find(nameOf('picture-1'))).toBeUndefined();
  expect(await files.find(nameOf('picture-2'))).toBeDefined();
});
