import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser, startTestSite, type TestSite } from '#infra/testing/browser/e2e.ts';

let site: TestSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startTestSite({ questions: 'none' }), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await site[Symbol.asyncDispose]();
});

/** Opens a page. @returns its requests to other hosts and the browser's complaints */
async function open(path: string, isThere: (page: Page) => Promise<unknown>) {
  await using page = await browser.newPage();
  const [elsewhere, complaints]: string[][] = [[], []];
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== site.url) elsewhere?.push(request.url());
  });
  page.on('console', (message) => {
    if (message.type() === 'error') complaints?.push(message.text());
  });
  page.on('pageerror', (error) => complaints?.push(error.message));
  await page.goto(site.url + path);
  await isThere(page);
  return { elsewhere, complaints };
}

const nothing = { elsewhere: [], complaints: [] };

describe('within the content policy and without other hosts', () => {
  test('the student client runs', async () => {
    expect(
      await open('/practice', (page) => page.locator('#root > *').first().waitFor({ state: 'attached' })),
    ).toEqual(nothing);
  });

  test('the home page runs', async () => {
    expect(await open('/', (page) => page.getByRole('heading', { level: 1 }).waitFor())).toEqual(nothing);
  });

  test('the admin console runs', async () => {
    expect(
      await open('/admin/', (page) => page.locator('#root > *').first().waitFor({ state: 'attached' })),
    ).toEqual(nothing);
  });

  test('the API reference runs', async () => {
    const heading = (page: Page) => page.getByText('Logs in: 200 with a token').first().waitFor();
    expect(await open('/api/docs/', heading)).toEqual(nothing);
  });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  site.inject({ method: 'GET', url, headers });
const asPage = { accept: 'text/html,application/xhtml+xml' };

describe('addresses', () => {
  test.each(['/practice', '/mock-test/scorecard/42', '/mock-test'])(
    '%s serves the student client',
    async (url) => {
      const answer = await get(url, asPage);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toContain('text/html');
      expect(answer.headers['cache-control']).toContain('max-age=0');
      expect(answer.payload).toContain('<title>Ninety</title>');
    },
  );

  test('tell search engines not to index scorecards, and nothing else', async () => {
    for (const url of ['/mock-test/scorecard', '/mock-test/scorecard/42'])
      expect((await get(url, asPage)).headers).toMatchObject({ 'x-robots-tag': 'noindex' });
    for (const url of ['/', '/mock-test', '/practice'])
      expect((await get(url, asPage)).headers).not.toHaveProperty('x-robots-tag');
  });

  test.each(['/admin/', '/admin/users/1/show'])('%s serves the admin console', async (url) => {
    expect((await get(url, asPage)).payload).toContain('<title>Ninety admin</title>');
  });

  test('/admin leads to /admin/', async () => {
    expect(await get('/admin', asPage)).toMatchObject({ statusCode: 308, headers: { location: '/admin/' } });
  });

  test.each([
    '/api/no/such/call',
    '/assets/no-such.js',
    '/no-such.png',
    '/.sources',
    '/.vite/manifest.json',
    '/%2e%2e/package.json',
    '/..%2f..%2fpackage.json',
    '/admin/..%2f..%2f..%2fpackage.json',
    '/api/aws/getImageFile/content-0123456789ab.png',
  ])('%s is not found, with the body of every failure', async (url) => {
    for (const headers of [asPage, {}]) {
      const answer = await get(url, headers);
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toEqual({ code: 'not_found', errors: {} });
    }
  });

  test.each(['/', '/admin/'])('%s allows a browser to run our own scripts', async (url) => {
    // Over the network: helmet writes where an injected request does not look.
    const { headers } = await fetch(site.url + url, { headers: asPage });
    expect(headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(headers.get('content-security-policy')).not.toContain("default-src 'none'");
  });

  test('with a NUL are refused', async () => {
    expect(await get('/x%00.png')).toMatchObject({ statusCode: 400 });
  });

  test('of assets with a hash are cached permanently and sent compressed', async () => {
    const script = /assets\/[\w.-]+\.js/.exec((await get('/practice', asPage)).payload)?.[0] ?? '';
    const answer = await get(`/${script}`, { 'accept-encoding': 'br' });
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'x-content-type-options': 'nosniff',
    });
  });
});
