import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '#infra/testing/api.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { aMail } from './testing/a-mail.ts';

let api: TestApi;
let outbox: Outbox;
beforeAll(async () => {
  api = await startTestApi({ questions: 'none' });
  outbox = createOutbox(api.storage.pool);
});
afterAll(() => api[Symbol.asyncDispose]());

const mail = (changes: object = {}) => aMail({ userId: randomUUID(), ...changes });

describe('the outbox', () => {
  test('sends an email once, and lists the newest first', async () => {
    const [first, second] = [mail(), mail()];
    for (const each of [first, first, second, { ...second, text: 'changed' }]) await outbox.send(each);
    const [newest, before] = await outbox.list(2);
    expect(newest).toMatchObject(second);
    expect(before).toMatchObject(first);
  });

  test('erases only the emails of one user', async () => {
    const [first, second] = [mail(), mail()];
    await outbox.send(first);
    await outbox.send(second);
    await outbox.eraseFor(first.userId);
    const ids = (await outbox.list(100)).map(({ id }) => id);
    expect(ids).toContain(second.id);
    expect(ids).not.toContain(first.id);
  });
});

describe('its page', () => {
  test('shows text as text and addresses as links', async () => {
    const text = 'Open http://127.0.0.1:8090/verify?token=a.b&x=1 <script>alert(1)</script>';
    const html = '<p title="in the frame">Open</p><script>alert(1)</script>';
    await outbox.send(mail({ subject: '<b>Verify</b>', text, html }));
    const { payload, headers } = await api.inject({ method: 'GET', url: '/dev/outbox' });
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(payload).toContain('&lt;b&gt;Verify&lt;/b&gt;');
    expect(payload).toContain('<a href="http://127.0.0.1:8090/verify?token=a.b&amp;x=1">');
    expect(payload).toContain('srcdoc="&lt;p title=&quot;in the frame&quot;&gt;Open&lt;/p&gt;');
    expect(payload).toContain('<iframe sandbox="allow-popups allow-popups-to-escape-sandbox" ');
    expect(payload).not.toContain('<script>');
  });

  test('does not exist in production', async () => {
    await using production = await startTestApi({
      questions: 'none',
      settings: { environment: 'production' },
    });
    expect(await production.inject({ method: 'GET', url: '/dev/outbox' })).toMatchObject({ statusCode: 404 });
  });
});
