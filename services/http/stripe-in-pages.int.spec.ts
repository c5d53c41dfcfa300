import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApiOptions } from '#infra/testing/api.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'ninety-pages-'));
  writeFileSync(path.join(folder, 'index.html'), '<!doctype html><title>Ninety</title>');
});
afterAll(() => rmSync(folder, { recursive: true }));

async function policyWith(settings: TestApiOptions['settings']): Promise<string> {
  const site = { pages: { student: folder, admin: folder } };
  await using api = await startTestApi({ questions: 'none', site, settings: { ...settings } });
  const { headers } = await api.inject({ method: 'GET', url: '/', headers: { accept: 'text/html' } });
  return String(headers['content-security-policy']);
}

test("Stripe's script may run in pages where its keys are, and nowhere else", async () => {
  const stripe = {
    secretKey: 'sk_test_0000000000',
    publishableKey: 'pk_test_0000000000',
    webhookSecret: 'whsec_0000000000',
  };
  const open = await policyWith({ stripe });
  expect(open).toContain("script-src 'self' https://js.stripe.com");
  expect(open).toContain('https://api.stripe.com');
  expect(open).toContain('frame-src');
  const closed = await policyWith({});
  expect(closed).toContain("script-src 'self';");
  expect(closed).not.toContain('stripe');
});
