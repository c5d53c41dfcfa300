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

const stripe = {
  secretKey: 'sk_test_0000000000',
  publishableKey: 'pk_test_0000000000',
  webhookSecret: 'whsec_0000000000',
};

async function policiesWith(settings: TestApiOptions['settings'], urls: readonly string[]) {
  const site = { pages: { student: folder, admin: folder } };
  await using api = await startTestApi({ questions: 'none', site, settings: { ...settings } });
  const policies = urls.map(async (url) => {
    const { headers } = await api.inject({ method: 'GET', url, headers: { accept: 'text/html' } });
    return String(headers['content-security-policy']);
  });
  return Promise.all(policies);
}

test('allows the script of Stripe on the checkout only', async () => {
  const [checkout, ...others] = await policiesWith({ stripe }, [
    '/checkout?id=1',
    '/',
    '/pricing',
    '/admin/',
  ]);
  expect(checkout).toContain("script-src 'self' https://js.stripe.com");
  expect(checkout).toContain('https://api.stripe.com');
  expect(checkout).toContain('frame-src');
  for (const policy of others) expect(policy).not.toContain('stripe');
});

test('allows no foreign script on the checkout with the till', async () => {
  const [checkout] = await policiesWith({}, ['/checkout']);
  expect(checkout).toContain("script-src 'self';");
  expect(checkout).not.toContain('stripe');
});
