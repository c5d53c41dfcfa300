import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Client } from '@temporalio/client';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { temporalConnection } from '#infra/testing/servers/temporal.ts';
import { Defect } from '#domain/core/defect.ts';
import { mailAddressStream } from '#domain/mail/mail-address.ts';
import { drawMail } from '#services/mail/draw-mail.ts';
import { paragraph } from '#services/mail/mail.ts';
import { mailAddressId } from '#services/mail/mail-address.ts';
import { createMailGate } from '#services/mail/mail-gate.ts';
import { createOutbox } from '#services/mail/outbox.ts';
import { aMail } from '#services/mail/testing/a-mail.ts';
import { createSmtpMailer } from '#services/mail/smtp-mailer.ts';
import { contextFor, eventually, openTestHarness, type TestHarness } from '../core/testing/test-harness.ts';
import { startTestWorkers } from '../core/testing/test-workers.ts';
import type { WorkflowStarter } from '../core/workflow-starter.ts';
import { createMailActivities } from './activities.ts';
import { sendMail } from './send-mail.ts';

let stack: AsyncDisposableStack;
beforeEach(() => {
  stack = new AsyncDisposableStack();
});
afterEach(() => stack.disposeAsync());

/** A real server that gives these answers to the first mails and accepts all others. */
async function startServer(refusals: readonly number[] = [], options: SMTPServerOptions = {}) {
  const [received, waiting]: [string[], number[]] = [[], [...refusals]];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    ...options,
    onRcptTo({ address }, _session, done) {
      const responseCode = waiting.shift();
      done(responseCode ? Object.assign(new Error(`not to ${address}`), { responseCode }) : null);
    },
    onData(stream, _session, done) {
      const taken = async () => {
        received.push(await text(stream));
        done();
      };
      void taken();
    },
  });
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  stack.defer(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = server.server.address() as AddressInfo;
  return { received, url: `smtp://127.0.0.1:${port}`, port };
}

const personalDataKey = Buffer.alloc(32, 7);
const from = 'Ninety <ninety@example.org>';

interface Sending {
  readonly harness: TestHarness;
  readonly starter: WorkflowStarter;
}

async function openSending(url: string): Promise<Sending> {
  const harness = stack.use(await openTestHarness());
  const mayLeave = createMailGate({ journal: harness.journal, settings: { personalDataKey } });
  const activities = createMailActivities(
    createOutbox(harness.pool),
    createSmtpMailer({ url, from }),
    mayLeave,
  );
  const { starter } = stack.use(await startTestWorkers(harness, activities));
  return { harness, starter };
}

async function historyOf(id: string): Promise<string> {
  const { workflow } = new Client({ connection: await temporalConnection() });
  return JSON.stringify(await workflow.getHandle(`mail_${id}`).fetchHistory());
}

test('sends an email after a temporary refusal, and then deletes its text', async () => {
  const server = await startServer([451]);
  const { harness, starter } = await openSending(server.url);
  const outbox = createOutbox(harness.pool);
  const mail = aMail({ attachment: { name: 'receipt.pdf', bytes: Buffer.from('%PDF-1.7') } });
  await outbox.send(mail);
  for (const _ of [1, 2]) await starter.start(`mail_${mail.id}`, sendMail, { mailId: mail.id });
  await eventually(async () => expect(await outbox.findWaiting(mail.id)).toBeUndefined());
  expect(server.received).toHaveLength(1);
  expect(server.received[0]).toMatch(/^Message-ID: <[0-9a-f-]{36}@example\.org>\r$/m);
  expect(server.received[0]).toContain('To: ada@example.com');
  expect(server.received[0]).toContain('Content-Disposition: attachment; filename=receipt.pdf');
  expect(server.received[0]).toContain(Buffer.from('%PDF-1.7').toString('base64'));
  const [kept] = await outbox.list(1);
  expect(kept).toMatchObject({ text: '' });
  expect(kept).not.toHaveProperty('attachment');
  expect(await outbox.countFailed()).toBe(0);
  expect(await historyOf(mail.id)).not.toContain('example.com');
});

test('gives up an email after a permanent refusal, counts it, and keeps the address out of the history', async () => {
  const server = await startServer([550]);
  const { harness, starter } = await openSending(server.url);
  const outbox = createOutbox(harness.pool);
  const [gone, mail] = [aMail(), aMail()];
  await outbox.send(mail);
  await outbox.send({ ...gone, userId: 'u-2' });
  await outbox.eraseFor('u-2');
  for (const { id } of [gone, mail]) await starter.start(`mail_${id}`, sendMail, { mailId: id });
  await eventually(async () => expect(await outbox.countFailed()).toBe(1));
  expect(server.received).toEqual([]);
  expect(await historyOf(mail.id)).not.toContain('example.com');
});

test('gives an email the same id each time, and sends none without a valid certificate', async () => {
  const server = await startServer();
  const mailer = createSmtpMailer({ url: server.url, from });
  const mail = aMail();
  await mailer.deliver(mail);
  await mailer.deliver(mail);
  const ids = server.received.map((sent) => /^Message-ID: (.*)\r$/m.exec(sent)?.[1]);
  expect(new Set(ids).size).toBe(1);

  const selfSigned = await startServer([], { secure: true, disabledCommands: [] });
  const secure = createSmtpMailer({ url: `smtps://127.0.0.1:${selfSigned.port}`, from });
  const refused = await secure.deliver(mail).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(Error);
  expect(refused).not.toBeInstanceOf(Defect);
  expect(selfSigned.received).toEqual([]);
});

test('sends both parts, with the unsubscribe headers and a reply address', async () => {
  const server = await startServer();
  const site = 'https://ninety.example.org';
  const drawn = await drawMail(
    {
      ...aMail({ kind: 'plan_reminder' }),
      replyTo: 'bob@example.com',
      template: { title: 'Today: 30 minutes', blocks: [paragraph('Grüße, with an “ü”.')] },
    },
    site,
    { page: `${site}/unsubscribe?token=a.b`, oneClick: `${site}/api/mail/unsubscribe?token=a.b` },
  );
  await createSmtpMailer({ url: server.url, from }).deliver(drawn);
  await createSmtpMailer({ url: server.url, from }).deliver(aMail());
  const [mail = '', plain = ''] = server.received;
  const unfolded = mail.replaceAll(/\r\n[ \t]+/g, ' ');
  expect(unfolded).toMatch(/^Content-Type: multipart\/alternative;/m);
  expect(unfolded).toContain('Content-Type: text/plain; charset=utf-8');
  expect(unfolded).toContain('Content-Type: text/html; charset=utf-8');
  expect(unfolded).toContain(`List-Unsubscribe: <${site}/api/mail/unsubscribe?token=a.b>`);
  expect(unfolded).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(unfolded).toContain('Reply-To: bob@example.com');
  expect(plain).not.toMatch(/^(List-Unsubscribe|Reply-To)/m);
});

test('holds back and forgets an email after a bounce or an unsubscription', async () => {
  const server = await startServer();
  const { harness, starter } = await openSending(server.url);
  const outbox = createOutbox(harness.pool);
  const stream = mailAddressStream.nameOf(mailAddressId(personalDataKey, 'bob@example.com'));
  const bounce = { type: 'MailBounced' as const, data: { at: new Date().toISOString() } };
  await harness.append(mailAddressStream, stream, [bounce], contextFor('u-2'));
  await harness.register('ada@example.com');
  const { userId } = await harness.register('eve@example.com');
  const held = [
    aMail({ to: 'bob@example.com' }),
    aMail({ to: 'eve@example.com', userId, kind: 'plan_reminder', oneClick: 'https://ninety.example.org' }),
  ];
  const sent = aMail();
  for (const mail of [...held, sent]) {
    await outbox.send(mail);
    await starter.start(`mail_${mail.id}`, sendMail, { mailId: mail.id });
  }
  await eventually(async () => {
    const waiting = await Promise.all([...held, sent].map(({ id }) => outbox.findWaiting(id)));
    expect(waiting).toEqual([undefined, undefined, undefined]);
  });
  expect(server.received).toHaveLength(1);
  expect(server.received[0]).toContain('To: ada@example.com');
  for (const left of await outbox.list(10)) {
    expect(left).toMatchObject({ text: '', html: '' });
    expect(left).not.toHaveProperty('oneClick');
  }
  expect(await outbox.countFailed()).toBe(0);
});
