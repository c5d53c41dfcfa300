import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { adminUsers } from '#domain/accounts/admin-contract.ts';
import { fetchMailAddress, resumeMailing } from '#domain/mail/contract.ts';
import { lookUpHistory } from '#domain/support/contract.ts';
import { startTestApi, type TestApi } from '#infra/testing/api.ts';
import { countEvents, expectRefusal, storedAsText } from '#infra/testing/refusals.ts';
import { createMailGate } from './mail-gate.ts';
import { bounced, complained, signedEvent, webhookSecret } from './testing/provider.ts';

let api: TestApi;
let now: string | undefined;
beforeAll(async () => {
  api = await startTestApi({
    questions: 'none',
    clock: () => now ?? new Date().toISOString(),
    settings: { mailWebhookSecret: webhookSecret },
  });
});
afterAll(() => api[Symbol.asyncDispose]());

const tell = (event: unknown, options?: Parameters<typeof signedEvent>[1]) =>
  api.inject(signedEvent(event, options));
const mayLeave = (to: string, kind: 'verification' | 'plan_reminder' = 'verification') =>
  createMailGate(api.dependencies)({ to, kind, userId: 'u' });

test('stops all mail after a bounce, notifies the owner, and can be resumed', async () => {
  const ann = await api.registerAndLogIn();
  expect(await mayLeave(ann.email)).toBe(true);
  const at = new Date().toISOString();
  const [id, other] = [randomUUID(), randomUUID()];
  for (const [event, from] of [
    [bounced(ann.email.toUpperCase(), 'Permanent', at), id],
    [bounced(ann.email, 'Permanent', at), id],
    [bounced(ann.email), other],
  ] as const) {
    expect(await tell(event, { id: from })).toMatchObject({ statusCode: 204, payload: '' });
  }
  expect(await mayLeave(ann.email)).toBe(false);
  expect((await ann.call(fetchMailAddress, {})).body).toEqual({ bouncedAt: at, complainedAt: null });

  const admin = await api.admin();
  expect((await admin.call(adminUsers.one, { id: ann.userId })).body.mail).toBe('bounced');
  const { body } = await admin.call(lookUpHistory, { id: ann.userId, reason: 'mail' });
  const told = body.entries.filter(({ type }) => type === 'MailBounced');
  expect(told).toHaveLength(1);
  expect(told[0]).toMatchObject({ actor: { kind: 'system', id: 'mail-provider' } });

  const resumed = await ann.call(resumeMailing, {});
  expect(resumed.body).toEqual({ bouncedAt: null, complainedAt: null });
  expect(await mayLeave(ann.email)).toBe(true);
  await tell(bounced(ann.email, 'Permanent', at));
  expect(await mayLeave(ann.email)).toBe(true);
});

test('stops only requested mail after a complaint', async () => {
  const ann = await api.registerAndLogIn();
  expect(await tell(complained(ann.email))).toMatchObject({ statusCode: 204 });
  expect(await mayLeave(ann.email)).toBe(true);
  expect(await mayLeave(ann.email, 'plan_reminder')).toBe(false);
});

test('blocks an unknown address too, and stores it sealed', async () => {
  const email = `${randomUUID()}@example.com`;
  await tell(bounced(email));
  expect(await mayLeave(email)).toBe(false);
  const stored = await storedAsText(api, 'mail_address-');
  expect(stored).not.toBe('');
  expect(stored).not.toContain(email);
});

test('ignores temporary bounces and unknown events', async () => {
  const before = await countEvents(api);
  for (const event of [
    bounced('a@example.com', 'Transient'),
    { type: 'email.delivered', created_at: new Date().toISOString(), data: { to: ['a@example.com'] } },
    { type: 'domain.updated', created_at: '2026-11-25T09:00:00+01:00', data: {} },
  ]) {
    expect(await tell(event)).toMatchObject({ statusCode: 204 });
  }
  expect(await countEvents(api)).toBe(before);
});

test('refuses forged, old, future and invalid events', async () => {
  const before = await countEvents(api);
  const event = bounced('a@example.com');
  const nowMs = Date.now();
  // Otherwise a message from the future would be valid when the call arrives.
  now = new Date(nowMs).toISOString();
  onTestFinished(() => {
    now = undefined;
  });
  const forged = [
    tell(event, { secret: Buffer.alloc(32, 6) }),
    tell(event, { nowMs: nowMs - 301_000 }),
    tell(event, { nowMs: nowMs + 301_000 }),
    api.inject({ ...signedEvent(event), payload: JSON.stringify(bounced('b@example.com')) }),
    api.inject({ method: 'POST', url: '/api/mail/events', payload: event }),
    api.inject({ method: 'POST', url: '/api/mail/events' }),
  ];
  for (const response of await Promise.all(forged)) expectRefusal(response, 403, 'not_allowed');
  for (const wrong of ['', '{', '[]', { type: 'email.bounced' }, { ...event, created_at: 'yesterday' }]) {
    expectRefusal(await tell(wrong), 400, 'invalid_input');
  }
  const large = { ...event, more: 'x'.repeat(300_000) };
  expectRefusal(await tell(large), 413, 'too_large');
  expectRefusal(await api.inject({ method: 'GET', url: '/api/mail/events' }), 405, 'invalid_input');
  expect(await countEvents(api)).toBe(before);
});

test('refuses a replayed message', async () => {
  const ann = await api.registerAndLogIn();
  const caught = signedEvent(bounced(ann.email));
  now = new Date(Date.now() + 6 * 60_000).toISOString();
  onTestFinished(() => {
    now = undefined;
  });
  expectRefusal(await api.inject(caught), 403, 'not_allowed');
});

test('has no address without a secret', async () => {
  await using without = await startTestApi({ questions: 'none' });
  expectRefusal(await without.inject(signedEvent(bounced('a@example.com'))), 404, 'not_found');
});
