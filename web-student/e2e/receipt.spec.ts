import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import * as contract from '#domain/mock-tests/contract.ts';
import { eventually, type TestUser } from '#infra/testing/api.ts';
import { launchBrowser, startTestSite, type TestSite } from '#infra/testing/e2e.ts';
import { rightAnswer } from '#infra/testing/question-bank.ts';
import { expectSound, looks } from './accessibility.ts';
import { borrowPage, expectNoSidewaysScroll, openPage } from './support.ts';

// A CommonJS module whose types claim a default export of its own.
const { default: jsqr } = createRequire(import.meta.url)('jsqr') as typeof import('jsqr');

let site: TestSite;
let browser: Browser;
let user: TestUser;
let [handedIn, running] = ['', ''];
beforeAll(async () => {
  [site, browser] = await Promise.all([
    startTestSite({ questions: ['RSA-0007', 'RSA-0008', 'RRP-0007', 'RFB-0019', 'RFB-0020'] }),
    launchBrowser(),
  ]);
  user = await site.registerAndLogIn();
  const start = async () =>
    (await eventually(() => user.call(contract.startMockTest, { mockTestId: 'reading_sprint_1' }))).body;
  const { sessionId, question } = await start();
  const uid = question?.uid ?? '';
  await user.call(contract.saveMockTestQuestion, { sessionId, uid, answer: rightAnswer(uid) });
  await user.call(contract.submitMockTest, { sessionId });
  handedIn = sessionId;
  running = (await start()).sessionId;
});
afterAll(async () => {
  await browser.close();
  await site[Symbol.asyncDispose]();
});

async function openReceipt(id: string, options: Parameters<typeof openPage>[2] = {}): Promise<Page> {
  const page = await openPage(browser, site, { as: user, ...options });
  await page.goto(`/mock-test/receipt?id=${id}`);
  return page;
}

async function downloaded(page: Page): Promise<Buffer> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the file' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(`ninety-receipt-${handedIn}.json`);
  return readFile(await file.path());
}
async function choose(page: Page, buffer: Buffer): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'File of the receipt' }).click(),
  ]);
  await chooser.setFiles({ name: 'receipt.json', mimeType: 'application/json', buffer });
}

it('a receipt is downloaded, and checked in a browser that has no line and is not logged in', async () => {
  const page = await borrowPage(browser, site, { as: user });
  await page.goto(`/mock-test/scorecard?id=${handedIn}`);
  await page.getByRole('link', { name: 'Receipt' }).click();
  await page.getByRole('heading', { name: 'Receipt of your test' }).waitFor();
  await page.getByText('1 of 5', { exact: true }).waitFor();
  expect(await page.getByRole('cell', { name: 'Left out' }).count()).toBe(4);
  const file = await downloaded(page);
  await page.getByRole('link', { name: 'Back to the scorecard' }).click();
  await page.getByRole('heading', { name: 'Your scorecard' }).waitFor();

  const stranger = await borrowPage(browser, site);
  await stranger.goto('/receipt');
  await stranger.getByRole('heading', { name: 'Check a receipt' }).waitFor();
  await stranger.context().setOffline(true);
  await choose(stranger, file);
  await stranger.getByText('This receipt is genuine').waitFor();
  await stranger.getByText(handedIn).waitFor();

  const changed = Buffer.from(file.toString().replace('"revision":1', '"revision":2'));
  await choose(stranger, changed);
  await stranger.getByText('This receipt was changed').waitFor();
  expect(await stranger.getByText(handedIn).count()).toBe(0);
  await choose(stranger, Buffer.from('{}'));
  await stranger.getByText('This is no receipt as we give them').waitFor();
});

it('the keys are asked for once more where they did not come', async () => {
  const page = await borrowPage(browser, site);
  await page.route('**/.well-known/*', (route) => route.abort());
  await page.goto('/receipt');
  await page.getByRole('heading', { name: 'The keys could not be loaded' }).waitFor();
  await page.unroute('**/.well-known/*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: 'Check a receipt' }).waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
});

it('a test that runs, or that there is not, has no receipt', async () => {
  const page = await openReceipt(running);
  await page.getByRole('heading', { name: 'There is no receipt yet' }).waitFor();
  await expectSound(page);
  await page.getByRole('link', { name: 'Go on with the test' }).click();
  await page.waitForURL('**/mock-test/exercise?id=*');
  await page.goto('/mock-test/receipt');
  await page.getByRole('heading', { name: 'No such test' }).waitFor();
  await page.getByRole('link', { name: 'Go to the mock tests' }).click();
  await page.waitForURL('**/mock-test');
});

it('is printed without the bars around it', async () => {
  const page = await openReceipt(handedIn, { viewport: { width: 1200, height: 800 } });
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', 'true');
  });
  await page.getByRole('button', { name: 'Print this page' }).click();
  await page.locator('body[data-printed=true]').waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('navigation').count()).toBe(0);
  expect(await page.getByRole('button').count()).toBe(0);
  await page.getByRole('heading', { name: 'Signature (Ed25519)' }).waitFor();
});

/** What a camera reads from the code on the page. */
async function scanned(page: Page): Promise<string> {
  const drawing = page.getByRole('img', { name: 'Code that checks this receipt' });
  const side = 420;
  const pixels = await drawing.evaluate(async (svg, size) => {
    const picture = new Image();
    picture.src = `data:image/svg+xml;base64,${btoa(new XMLSerializer().serializeToString(svg))}`;
    await picture.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: size, height: size });
    const context = canvas.getContext('2d');
    context?.drawImage(picture, 0, 0, size, size);
    const { data = [] } = context?.getImageData(0, 0, size, size) ?? {};
    return Array.from({ length: size * size }, (_none, at) => ((data[4 * at] ?? 0) > 127 ? 1 : 0)).join('');
  }, side);
  const rgba = Uint8ClampedArray.from({ length: 4 * side * side }, (_none, at) =>
    pixels[Math.floor(at / 4)] === '1' || at % 4 === 3 ? 255 : 0,
  );
  const code = jsqr(rgba, side, side);
  if (!code) throw new Error('no code can be read');
  return code.data;
}

it.each(looks)('is proven from paper by its code, %s at %i px', async (colorScheme, width) => {
  const page = await openReceipt(handedIn, { colorScheme, viewport: { width, height: 800 } });
  const address = await scanned(page);
  expect(address).toMatch(new RegExp(`^${site.url}/receipt#`));
  const file = await downloaded(page);

  const visitor = await borrowPage(browser, site, { colorScheme, viewport: { width, height: 800 } });
  await visitor.goto(address);
  await visitor.getByText('This code is genuine').waitFor();
  await visitor.getByText(handedIn).waitFor();
  await visitor.getByText('1 of 5').waitFor();
  await expectNoSidewaysScroll(visitor);
  await expectSound(visitor);
  await choose(visitor, file);
  await visitor.getByText('The code was printed from this receipt.').waitFor();

  await visitor.goto('about:blank');
  await visitor.goto(`${address.slice(0, -6)}AAAAAA`);
  await visitor.getByText('This code was changed').waitFor();
  await visitor.goto('about:blank');
  await visitor.goto(address.slice(0, 90));
  await visitor.getByText('This is no code of a receipt').waitFor();
  expect(await visitor.getByText(handedIn).count()).toBe(0);
});

it.each(looks)('is sound in %s at %i px', async (colorScheme, width) => {
  const page = await openReceipt(handedIn, { colorScheme, viewport: { width, height: 800 } });
  await page.getByRole('heading', { name: 'Receipt of your test' }).waitFor();
  await expectSound(page);
  const file = await downloaded(page);
  await page.getByRole('link', { name: /\/receipt$/ }).click();
  await page.getByRole('heading', { name: 'Check a receipt' }).waitFor();
  await choose(page, file);
  await page.getByText('This receipt is genuine').waitFor();
  await expectSound(page);
});
