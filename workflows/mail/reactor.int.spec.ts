import { expect, test } from 'vitest';
import { accountStream } from '#domain/accounts/account.ts';
import { emailClaimStream } from '#domain/accounts/email/email-claim.ts';
import { emailReservationStream } from '#domain/accounts/email/email-reservation.ts';
import type { Journal } from '#domain/core/events/journal.ts';
import type { RecordedEvent } from '#domain/streams.ts';
import { accountKeyOf } from '#services/accounts/account-key.ts';
import { reservationId } from '#services/accounts/email/email-holder.ts';
import { readResetToken } from '#services/accounts/passwords/reset-token.ts';
import { readVerificationToken } from '#services/accounts/email/verification-token.ts';
import { createOutbox } from '#services/mail/outbox.ts';
import { contextFor, openTestHarness, type TestHarness } from '../core/testing/test-harness.ts';
import { mailReactor } from './reactor.ts';

const masterKey = Buffer.alloc(32, 7);
const email = 'ada@example.com';
const tokenSecret = 'a secret of the test, long enough to be one';
const registered = (userId: string) => ({
  type: 'UserRegistered' as const,
  data: { userId, email, passwordHash: 'hash', examType: 'new_format' as const },
});

async function openMail() {
  const harness = await openTestHarness();
  const reactorOf = (journal: Journal) =>
    mailReactor({
      journal,
      pool: harness.pool,
      clock: () => new Date().toISOString(),
      site: 'http://localhost:8090',
      settings: { tokenSecret, personalDataKey: masterKey },
    });
  return {
    harness,
    reactor: reactorOf(harness.journal),
    reactorOf,
    outbox: createOutbox(harness.pool),
    [Symbol.asyncDispose]: () => harness[Symbol.asyncDispose](),
  };
}

/** As a subscription delivers it. */
async function recorded({ journal }: TestHarness, userId: string, type: string): Promise<RecordedEvent> {
  const events = await journal.readAny(accountStream.nameOf(userId));
  const event = events.find((candidate) => candidate.type === type);
  if (!event) throw new Error(`there is no ${type}`);
  return event as RecordedEvent;
}

test('mails a new user once for a repeated event, with a token that verifies', async () => {
  await using mail = await openMail();
  await mail.harness.account('u-1', registered('u-1'));
  const event = await recorded(mail.harness, 'u-1', 'UserRegistered');
  await mail.reactor.handle(event);
  await mail.reactor.handle(event);

  const sent = await mail.outbox.list(10);
  expect(sent.map(({ to, userId }) => [to, userId])).toEqual([[email, 'u-1']]);
  const token = /token=(\S+)/.exec(sent[0]?.text ?? '')?.[1] ?? '';
  const secrets = { tokenSecret, personalDataKey: masterKey };
  expect(await readVerificationToken(secrets, decodeURIComponent(token), new Date())).toEqual({
    userId: 'u-1',
    account: accountKeyOf(masterKey, email),
  });
  const [, claims = ''] = decodeURIComponent(token).split('.');
  expect(Buffer.from(claims, 'base64url').toString()).not.toContain('ada');
});

test('mails the owner of an address that registers again, without a link', async () => {
  await using mail = await openMail();
  const { harness, outbox, reactor } = mail;
  const stream = emailReservationStream.nameOf(reservationId(masterKey, email));
  const proven = { type: 'EmailConfirmed' as const, data: { userId: 'u-1' } };
  await harness.append(emailReservationStream, stream, [proven], contextFor('u-1'));
  await harness.account('u-1', registered('u-1'), { type: 'EmailVerified', data: {} });
  await harness.account('u-2', registered('u-2'));
  await reactor.handle(await recorded(harness, 'u-2', 'UserRegistered'));
  const [sent, ...others] = await outbox.list(10);
  expect(others).toEqual([]);
  expect(sent).toMatchObject({ to: email, userId: 'u-2', subject: 'You already have an account' });
  expect(sent?.text).not.toContain('token=');
});

test('mails a link only for the later of two registrations with one address', async () => {
  await using mail = await openMail();
  const { harness, outbox, reactor } = mail;
  const stream = emailClaimStream.nameOf(reservationId(masterKey, email));
  for (const userId of ['u-1', 'u-2']) {
    const claimed = { type: 'EmailClaimed' as const, data: { userId } };
    await harness.append(emailClaimStream, stream, [claimed], contextFor(userId));
    await harness.account(userId, registered(userId));
  }
  for (const userId of ['u-1', 'u-2']) {
    await reactor.handle(await recorded(harness, userId, 'UserRegistered'));
  }
  expect((await outbox.list(10)).map(({ userId }) => userId)).toEqual(['u-2']);
});

test('mails a link for each request until the address is verified', async () => {
  await using mail = await openMail();
  const { harness, outbox, reactor } = mail;
  const asked = {
    type: 'VerificationMailRequested' as const,
    data: { requestedAt: '2026-11-21T12:00:00.000Z' },
  };
  await harness.account('u-1', registered('u-1'), asked);
  await reactor.handle(await recorded(harness, 'u-1', 'UserRegistered'));
  const request = await recorded(harness, 'u-1', asked.type);
  await reactor.handle(request);
  await reactor.handle(request);
  expect(await outbox.list(10)).toHaveLength(2);

  await harness.account('u-2', registered('u-2'), asked, { type: 'EmailVerified', data: {} });
  await reactor.handle(await recorded(harness, 'u-2', asked.type));
  expect(await outbox.list(10)).toHaveLength(2);
});

test('mails nothing to a verified or deleted user', async () => {
  await using mail = await openMail();
  await mail.harness.account('admin', registered('admin'), { type: 'EmailVerified', data: {} });
  await mail.harness.account('gone', registered('gone'), { type: 'AccountDeleted', data: {} });
  await mail.harness.account('forgotten', registered('forgotten'));
  await mail.harness.keys.destroy('forgotten');
  for (const userId of ['admin', 'gone', 'forgotten']) {
    await mail.reactor.handle(await recorded(mail.harness, userId, 'UserRegistered'));
  }
  expect(await mail.outbox.list(10)).toEqual([]);
});

test('leaves no email in the outbox for a deletion meanwhile', async () => {
  await using mail = await openMail();
  const { harness, outbox } = mail;
  await harness.account('u-1', registered('u-1'));
  const event = await recorded(harness, 'u-1', 'UserRegistered');
  let deletions = 0;
  /** Deletes the account between the reactor's check and the mail. */
  const read: Journal['read'] = async (codec, stream, options) => {
    if (stream.startsWith('email-') && deletions++ === 0) {
      await harness.account('u-1', { type: 'AccountDeleted', data: {} });
      await outbox.eraseFor('u-1');
    }
    return harness.journal.read(codec, stream, options);
  };
  await mail.reactorOf({ ...harness.journal, read }).handle(event);
  expect(deletions).toBe(1);
  expect(await outbox.list(10)).toEqual([]);
});

test('removes an email of an earlier try after a deletion', async () => {
  await using mail = await openMail();
  const { harness, outbox, reactor } = mail;
  await harness.account('u-1', registered('u-1'));
  const event = await recorded(harness, 'u-1', 'UserRegistered');
  await reactor.handle(event);
  expect(await outbox.list(10)).toHaveLength(1);
  await harness.account('u-1', { type: 'AccountDeleted', data: {} });
  await reactor.handle(event);
  expect(await outbox.list(10)).toEqual([]);
});

test('mails a link for a new password once per request, and none that has expired', async () => {
  await using mail = await openMail();
  const { harness, outbox, reactor } = mail;
  const verified = { type: 'EmailVerified' as const, data: {} };
  const asked = (at: number) => ({
    type: 'PasswordResetRequested' as const,
    data: { requestedAt: new Date(at).toISOString() },
  });
  const changed = {
    type: 'PasswordChanged' as const,
    data: { passwordHash: 'other', changedAt: new Date().toISOString(), cause: 'reset' as const },
  };
  await harness.account('u-1', registered('u-1'), verified, asked(Date.now()));
  const request = await recorded(harness, 'u-1', 'PasswordResetRequested');
  await reactor.handle(request);
  await reactor.handle(request);
  const [sent, ...others] = await outbox.list(10);
  expect(others).toEqual([]);
  expect(sent).toMatchObject({ to: email, subject: 'Set a new password' });
  const token = decodeURIComponent(/token=(\S+)/.exec(sent?.text ?? '')?.[1] ?? '');
  expect(await readResetToken({ tokenSecret }, token, new Date().toISOString())).toMatchObject({
    userId: 'u-1',
  });

  await harness.account('u-2', registered('u-2'), verified, asked(Date.now() - 61 * 60_000));
  await reactor.handle(await recorded(harness, 'u-2', 'PasswordResetRequested'));
  await harness.account('u-3', registered('u-3'), verified, asked(Date.now() - 1000), changed);
  await reactor.handle(await recorded(harness, 'u-3', 'PasswordResetRequested'));
  expect(await outbox.list(10)).toHaveLength(1);

  const change = await recorded(harness, 'u-3', 'PasswordChanged');
  await reactor.handle(change);
  await reactor.handle(change);
  const told = (await outbox.list(10)).filter(({ userId }) => userId === 'u-3');
  expect(told.map(({ subject }) => subject)).toEqual(['Your password was changed']);
  expect(told[0]?.text).not.toContain('token=');
});
