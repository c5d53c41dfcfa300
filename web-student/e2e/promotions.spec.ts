import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser } from 'playwright-core';
import { endPromotion } from '#domain/commerce/promotion-contract.ts';
import type { TestUser } from '#infra/testing/api.ts';
import { launchBrowser, startTestSite, type TestSite } from '#infra/testing/e2e.ts';
import { buy } from '#services/commerce/testing/buy.ts';
import { expectSound } from './accessibility.ts';
import { expectHeading, promotionLink } from './buying.ts';
import { expectNoSidewaysScroll, openPage } from './support.ts';

let site: TestSite;
let browser: Browser;
let admin: TestUser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startTestSite({ questions: 'none' }), launchBrowser()]);
  admin = await site.admin();
});
afterAll(async () => {
  await browser?.close();
  await site?.[Symbol.asyncDispose]();
});

const promoId = 'click_ultimate';
const viewport = { width: 360, height: 800 };

it('is counted down in the menu of a phone, and is told as redeemed and as expired', async () => {
  const student = await site.registerAndLogIn();
  const link = await promotionLink(admin, promoId);
  const page = await openPage(browser, site, { as: student, viewport });
  await page.goto(link);
  await expectHeading(page, '50 % off for you');
  await expectHeading(page, 'Plans and prices');
  await page.getByRole('button', { name: 'Profile menu' }).click();
  const prices = page.getByRole('menuitem', { name: /^Plans and prices −50 %\s\d\d:\d\d:\d\d$/ });
  await prices.waitFor();
  await expectSound(page, 'the menu with a promotion');
  await expectNoSidewaysScroll(page);
  await prices.click();
  await prices.waitFor({ state: 'detached' });
  await expectHeading(page, 'Plans and prices');

  await buy(site, student, 'package_ultimate');
  await page.goto(link);
  await expectHeading(page, 'Promo already redeemed!');
  await expectSound(page, 'a promotion that is redeemed');

  const visitor = await openPage(browser, site, { viewport });
  await visitor.goto(link);
  await expectHeading(visitor, 'Plans and prices');
  await visitor.getByRole('button', { name: 'Open the menu' }).click();
  await visitor.getByRole('menuitem', { name: /^Prices −50 %\s\d\d:\d\d:\d\d$/ }).waitFor();

  await admin.call(endPromotion, { promoId, reason: 'For the test' });
  const late = await openPage(browser, site, { viewport });
  await late.goto(link);
  await expectHeading(late, 'This promo has expired!');
  await late.getByRole('link', { name: 'See the prices', exact: true }).click();
  await expectHeading(late, 'Plans and prices');
  expect(await late.getByText('50 % off').count()).toBe(0);
});
