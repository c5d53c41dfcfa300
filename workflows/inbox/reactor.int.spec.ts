import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { conversationStream, type ConversationEvent } from '#domain/inbox/conversation.ts';
import type { CommandContext } from '#domain/core/events/journal.ts';
import type { RecordedEvent } from '#domain/streams.ts';
import { createOutbox } from '#services/mail/outbox.ts';
import { contextFor, openTestHarness } from '../core/testing/test-harness.ts';
import { contactReactor } from './reactor.ts';

const message = { message: 'When is\n<b>my</b> exam?', firstName: 'Ann', email: 'ann@example.com' };

async function openContact() {
  const harness = await openTestHarness();
  const reactor = contactReactor({
    journal: harness.journal,
    pool: harness.pool,
    clock: () => new Date().toISOString(),
    site: 'http://localhost:8090',
    settings: {
      tokenSecret: 'a secret of the test, long enough to be one',
      personalDataKey: Buffer.alloc(32, 7),
    },
    contactEmail: 'team@example.org',
  });
  const sent = async (
    id: string,
    context: CommandContext,
    event: ConversationEvent = { type: 'ContactMessageSent', data: message },
  ) => {
    const stream = conversationStream.nameOf(id);
    await harness.append(conversationStream, stream, [event], context);
    return async () => {
      const last = (await harness.journal.readAny(stream)).at(-1);
      await reactor.handle(last as RecordedEvent);
    };
  };
  return {
    harness,
    sent,
    outbox: createOutbox(harness.pool),
    [Symbol.asyncDispose]: () => harness[Symbol.asyncDispose](),
  };
}

test('mails a message to the team once, which replies to its writer', async () => {
  await using contact = await openContact();
  const { userId } = await contact.harness.register('ann@example.com');
  const { userId: _userId, ...nobody } = contextFor('v-1');
  const visitor = { ...nobody, visitorId: 'v-1', actor: { kind: 'visitor', id: 'v-1' } } as const;
  const handle = await contact.sent('c-1', contextFor(userId));
  await handle();
  await handle();
  await (
    await contact.sent('c-2', visitor)
  )();
  const mails = await contact.outbox.list(10);
  expect(mails.map((mail) => mail.userId)).toEqual(['', userId]);
  for (const { to, replyTo, kind, text, html, subject, oneClick } of mails) {
    expect([to, replyTo, kind]).toEqual(['team@example.org', 'ann@example.com', 'contact_message']);
    expect(subject).toBe('Message from Ann');
    expect(text).toContain('> When is\n> <b>my</b> exam?');
    expect(html).toContain('&lt;b&gt;my&lt;/b&gt; exam?');
    expect(oneClick).toBeUndefined();
  }
});

test('mails an answer of the team to the writer, with the question below', async () => {
  await using contact = await openContact();
  const { userId } = await contact.harness.register('ann@example.com');
  const { userId: _userId, ...nobody } = contextFor('v-1');
  const visitor = { ...nobody, visitorId: 'v-1', actor: { kind: 'admin', id: 'a-1' } } as const;
  const answer: ConversationEvent = { type: 'ConversationAnswered', data: { reply: 'On\n<i>Monday</i>.' } };
  await contact.sent('c-1', contextFor(userId));
  const handle = await contact.sent('c-1', contextFor(userId), answer);
  await handle();
  await handle();
  await contact.sent('c-2', visitor);
  const handleOther = await contact.sent('c-2', { ...visitor, commandId: randomUUID() }, answer);
  await handleOther();
  const mails = await contact.outbox.list(10);
  expect(mails.map((mail) => mail.userId)).toEqual(['', userId]);
  for (const { to, replyTo, kind, text, html } of mails) {
    expect([to, replyTo, kind]).toEqual(['ann@example.com', 'team@example.org', 'contact_answer']);
    expect(text).toContain('> When is\n> <b>my</b> exam?');
    expect(html).toContain('&lt;i&gt;Monday&lt;/i&gt;.');
  }
});

test('mails nothing for a writer who was forgotten', async () => {
  await using contact = await openContact();
  const { userId } = await contact.harness.register('ann@example.com');
  const handle = await contact.sent('c-1', contextFor(userId));
  await contact.harness.keys.destroy(userId);
  await handle();
  expect(await contact.outbox.list(10)).toEqual([]);
});
