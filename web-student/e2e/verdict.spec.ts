import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, startTestSite, type TestSite } from '#infra/testing/e2e.ts';
import { borrowPage, expectNoSidewaysScroll, openPage } from './support.ts';
import { submitButton } from './exercise.ts';

let site: TestSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startTestSite(), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await site[Symbol.asyncDispose]();
});

/** Answers what the type can be answered with; never all of it right on purpose. */
const answers: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  RSA: (page) => page.getByRole('radio').last().click(),
  RMA: (page) => page.getByRole('checkbox').first().click(),
  LSA: (page) => page.getByRole('radio').last().click(),
  LMA: (page) => page.getByRole('checkbox').first().click(),
  LHS: (page) => page.getByRole('radio').last().click(),
  RFB: async (page) => void (await page.getByLabel('Blank 1').selectOption({ index: 1 })),
  RRP: (page) => page.getByRole('button', { name: 'Move paragraph A down' }).click(),
};

async function answerAndSubmit(page: Page, type: string) {
  await submitButton(page).waitFor();
  const enough = page.getByRole('button', { name: 'I have heard enough' });
  await page.getByText('Target').waitFor();
  if (type.startsWith('L')) await enough.click();
  await answers[type]?.(page);
  await submitButton(page).click();
  await page.getByRole('heading', { name: 'Why', exact: true }).waitFor();
}

/** The verdict and the way on, whole and in sight. */
async function expectInSight(page: Page) {
  for (const shown of [
    page.getByRole('group', { name: 'Your score' }),
    page.getByRole('button', { name: /^(Next question|Back to )/ }),
  ]) {
    const box = await shown.boundingBox();
    const viewport = page.viewportSize();
    if (!box || !viewport) throw new Error('there is no verdict');
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(box.y + box.height).toBeLessThanOrEqual(viewport.height);
    expect(box.x + box.width).toBeLessThanOrEqual(viewport.width);
  }
}

it.each(
  Object.keys(answers).flatMap((type) => [
    { type, width: 360, height: 740 },
    { type, width: 1440, height: 900 },
  ]),
)(
  'keeps the score of $type in sight at $width px, also of the second answer',
  async ({ type, width, height }) => {
    const viewport = { width, height };
    const page =
      width < 500
        ? await openPage(browser, site, { viewport, hasTouch: true })
        : await borrowPage(browser, site, { viewport });
    for (const number of ['0001', '0002']) {
      await page.goto(`/exercise?uid=${type}-${number}`);
      await answerAndSubmit(page, type);
      await expectInSight(page);
      await page
        .getByRole('group', { name: 'Your score' })
        .getByText(/^\d of \d points? · 0:\d\d$/)
        .waitFor();
      await page.mouse.wheel(0, 2000);
      await expectInSight(page);
      await expectNoSidewaysScroll(page);
    }
  },
);

it('offers an account after an answer of a visitor, and tells how the visit goes from the third on', async () => {
  const page = await openPage(browser, site);
  await page.goto('/exercise?uid=RSA-0001&exercise=RSA');
  const offer = page.getByRole('alert').filter({ hasText: 'Keep this score' });
  const visit = page.getByText(/^In this visit: \d done/);
  for (const next of ['RSA-0002', 'RSA-0003']) {
    await answerAndSubmit(page, 'RSA');
    await offer.waitFor();
    expect(await visit.count()).toBe(0);
    await page.getByRole('button', { name: 'Next question' }).click();
    await page.waitForURL((url) => url.searchParams.get('uid') === next);
  }
  await answerAndSubmit(page, 'RSA');
  await page.getByText(/^In this visit: 3 done, \d right$/).waitFor();
  await offer.getByRole('link', { name: 'Sign up' }).click();
  await page.getByRole('heading', { name: 'Sign up', level: 1 }).waitFor();
});
