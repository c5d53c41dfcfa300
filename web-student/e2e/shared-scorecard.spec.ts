import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser } from 'playwright-core';
import * as contract from '#domain/mock-tests/contract.ts';
import { shareMockTestScorecard } from '#domain/mock-tests/share-contract.ts';
import type { TestUser } from '#infra/testing/api.ts';
import { launchBrowser, startTestSite, type TestSite } from '#infra/testing/e2e.ts';
import { rightAnswer } from '#infra/testing/question-bank.ts';
import { expectSound } from './accessibility.ts';
import { expectNoSidewaysScroll, openPage } from './support.ts';

let site: TestSite;
let browser: Browser;
let user: TestUser;
let sessionId: string;
beforeAll(async () => {
  [site, browser] = await Promise.all([
    startTestSite({ questions: ['RSA-0007', 'RSA-0008', 'RRP-0007', 'RFB-0019', 'RFB-0020'] }),
    launchBrowser(),
  ]);
  user = await site.registerAndLogIn();
  const { body } = await user.call(contract.startMockTest, { mockTestId: 'reading_sprint_1' });
  ({ sessionId } = body);
  const uid = body.question?.uid ?? '';
  await user.call(contract.saveMockTestQuestion, { sessionId, uid, answer: rightAnswer(uid) });
  await user.call(contract.submitMockTest, { sessionId });
});
afterAll(async () => {
  await browser.close();
  await site[Symbol.asyncDispose]();
});

it('is shared by a link that visitors may open until it is taken back', async () => {
  const page = await openPage(browser, site, {
    as: user,
    viewport: { width: 360, height: 740 },
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await page.goto(`/mock-test/scorecard?id=${sessionId}`);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Share this scorecard' });
  await dialog.getByLabel('Name to show').waitFor();
  await expectSound(page, 'the dialog that shares a scorecard');
  await dialog.getByRole('button', { name: 'Make a link' }).click();
  await dialog.getByRole('button', { name: 'Copy the link' }).click();
  await page.getByText('Link copied.').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(await dialog.getByLabel('Link', { exact: true }).inputValue());
  expect(new URL(link).pathname).toMatch(/^\/mock-test\/scorecard\/[0-9a-f-]{36}$/);
  expect(link).not.toContain(sessionId);
  await expectSound(page, 'a link to share');

  const visitor = await openPage(browser, site, { viewport: { width: 360, height: 740 } });
  await visitor.goto(link);
  await visitor.getByRole('heading', { name: 'A shared scorecard' }).waitFor();
  expect(await visitor.title()).toBe('Scorecard · Ninety');
  await visitor.getByRole('listitem').filter({ hasText: 'Reading' }).waitFor();
  await expectNoSidewaysScroll(visitor);
  await expectSound(visitor, 'a shared scorecard');

  await dialog.getByLabel('Name to show').fill('Ann Example');
  await dialog.getByRole('button', { name: 'Change the name' }).click();
  await expect.poll(() => dialog.getByRole('button', { name: 'Change the name' }).count()).toBe(0);
  await visitor.reload();
  await visitor.getByRole('heading', { name: 'Scorecard of Ann Example' }).waitFor();

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Shared by a link' }).click();
  await dialog.getByRole('button', { name: 'Take the link back' }).click();
  await dialog.getByRole('button', { name: 'Make a link' }).waitFor();
  await visitor.reload();
  await visitor.getByRole('heading', { name: 'No such scorecard' }).waitFor();
  await expectSound(visitor, 'a scorecard that is no longer shared');
  await visitor.getByRole('link', { name: 'Log in to see your own' }).click();
  await visitor.waitForURL('**/login?redirect=*');

  await page.keyboard.press('Escape');
  await expect
    .poll(() =>
      page
        .getByRole('button', { name: 'Share', exact: true })
        .evaluate((button) => button === document.activeElement),
    )
    .toBe(true);
});

it('leads a visitor on to what this site is', async () => {
  const { body } = await user.call(shareMockTestScorecard, { sessionId });
  const page = await openPage(browser, site);
  await page.goto(`/mock-test/scorecard/${body.shareId}`);
  await page.getByRole('link', { name: 'See what Ninety is' }).click();
  await page.waitForURL(({ pathname }) => pathname === '/');
  await expect.poll(() => page.title()).toContain('practise for your English exam');
});

it('is printed on one page of A4, without what is there to be pressed', async () => {
  const page = await openPage(browser, site, { as: user, colorScheme: 'dark' });
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-was-printed', '');
  });
  await page.goto(`/mock-test/scorecard?id=${sessionId}`);
  await page.getByRole('button', { name: 'Print' }).click();
  expect(await page.locator('[data-was-printed]').count()).toBe(1);
  // As many types and skills as a whole exam has.
  await page.evaluate(() => {
    for (const [list, length] of [
      ['.scorecard-types tbody', 22],
      ['.scorecard-figures', 10],
    ] as const) {
      const parent = document.querySelector(list);
      const [row] = parent?.children ?? [];
      if (!parent || !row) throw new Error(`There is no ${list}`);
      const missing = length - parent.children.length;
      parent.append(...Array.from({ length: missing }, () => row.cloneNode(true)));
    }
  });
  const sheet = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  expect(sheet.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);

  await page.emulateMedia({ media: 'print' });
  const paper = page.locator('.scorecard > .mantine-Paper-root').first();
  const colors = () =>
    paper.evaluate((element) => {
      const { color, backgroundColor } = getComputedStyle(element);
      return { color, backgroundColor };
    });
  await expect.poll(colors).toEqual({ color: 'rgb(0, 0, 0)', backgroundColor: 'rgb(255, 255, 255)' });
  await page.getByRole('heading', { name: 'Question types' }).waitFor();
  for (const hidden of ['Share', 'Print', 'As it was'])
    expect(await page.getByRole('button', { name: hidden }).count()).toBe(0);
  expect(await page.getByRole('navigation').count()).toBe(0);
  expect(await page.getByRole('region', { name: 'What if' }).count()).toBe(0);
});
