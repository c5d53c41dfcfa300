import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, startTestSite, type TestSite } from '#infra/testing/browser/e2e.ts';
import { payAtTill, promotionLink } from './buying.ts';
import { logInAfterSignUp, signUp, verifyByMail } from './sign-up.ts';
import { expectHeading, openPage } from './support.ts';

let site: TestSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([
    startTestSite({ questions: ['RSA-0001', 'RSA-0009'] }),
    launchBrowser(),
  ]);
});
afterAll(async () => {
  await browser?.close();
  await site?.[Symbol.asyncDispose]();
});

const person = { email: 'buys.in.rupees@example.com', password: 'a rather long password' };

/**
 * Delays the promotions of before the activation until after it, as a slow network does: the page must not keep them.
 */
async function answerLate(page: Page) {
  const started = page.waitForResponse('**/activatePromotion');
  await page.route(
    '**/fetchAllPromotions',
    async (route) => {
      const response = await route.fetch();
      await started;
      await route.fulfill({ response });
    },
    { times: 1 },
  );
}

const priceOfUltimate = async (page: Page) => {
  const cell = page.getByRole('cell', { name: /50% off until/ });
  return /₹[\d,]+/.exec((await cell.textContent()) ?? '')?.[0] ?? '';
};

async function refundInConsole(cartId: string) {
  const console = await openPage(browser, site, { as: await site.admin() });
  await console.goto(`/admin/#/carts/${cartId}/show`);
  await console.getByRole('button', { name: 'Refund' }).click();
  const dialog = console.getByRole('dialog', { name: 'Refund' });
  await dialog.getByLabel('Reason').fill('Did not help, ticket 4712');
  await dialog.getByRole('button', { name: 'Refund' }).click();
  await console.getByText('The money is on its way back.').waitFor();
}

it('leads from a promotion seen as a visitor, in rupees, to a paid question, and back to where it was by a refund', async () => {
  const page = await openPage(browser, site);
  await answerLate(page);
  await page.goto(await promotionLink(await site.admin(), 'click_ultimate'));
  await page.getByRole('heading', { name: '50% off for you' }).waitFor();
  await expectHeading(page, 'Plans and prices');
  await page.getByLabel('Prices for').selectOption('India');
  await expect.poll(() => priceOfUltimate(page)).not.toBe('');
  const price = await priceOfUltimate(page);
  const countdown = page.getByRole('link', { name: /^50% off, .+ left: see the prices$/ });
  await expect.poll(() => countdown.textContent()).toMatch(/\d\d:\d\d:\d\d/);
  await countdown.click();
  await expectHeading(page, 'Plans and prices');
  await page.getByRole('button', { name: 'Buy: Ultimate' }).click();
  await expectHeading(page, 'Log in');
  await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click();
  await signUp(page, person);
  await verifyByMail(page, person);
  await logInAfterSignUp(page, person);

  await expectHeading(page, 'Checkout');
  await page.getByRole('definition').filter({ hasText: price }).last().waitFor();
  await page.goto('/exercise?uid=RSA-0009');
  await expectHeading(page, 'This question is locked');
  await page.getByRole('link', { name: 'See the plans' }).click();
  await expectHeading(page, 'Plans and prices');
  await expect.poll(() => page.getByLabel('Prices for').inputValue()).toBe('IN');
  await expect.poll(() => priceOfUltimate(page)).toBe(price);
  await page.getByRole('button', { name: 'Buy: Ultimate' }).click();
  await expectHeading(page, 'Checkout');
  const cartId = new URL(page.url()).searchParams.get('id') ?? '';
  await page.getByText('No real payment').waitFor();
  await page.getByRole('term').filter({ hasText: 'Total, INR' }).waitFor();
  await page.getByRole('definition').filter({ hasText: price }).last().waitFor();
  for (const method of await page.getByRole('radio').all()) await method.check();
  await page.getByRole('radio', { name: 'Card', exact: true }).check();
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expectHeading(page, 'Pay');
  await page.goBack();
  await page.getByRole('button', { name: 'Cancel this payment' }).waitFor();
  await payAtTill(page, 'Asks for a confirmation');
  await expectHeading(page, 'Is this you?');
  await page.getByRole('button', { name: 'Yes, pay' }).click();
  await expectHeading(page, 'Thank you');
  await page.getByText(`You paid ${price}.`).waitFor();
  await page.getByText('You have Ultimate now').waitFor();

  await page.goto('/exercise?uid=RSA-0009');
  await page.getByRole('radio').first().click();
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('heading', { name: /Score \d+\/\d+/ }).waitFor();

  await page.goto('/profile');
  await page.getByText(/^Ultimate until /).waitFor();
  await page.getByRole('button', { name: /^Notifications, \d unread/ }).click();
  const notifications = page.getByRole('dialog', { name: 'Notifications' });
  for (const what of ['Purchase successful', 'Subscribed']) await notifications.getByText(what).waitFor();
  await page.keyboard.press('Escape');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^Receipt \d{4}-/ }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^receipt-\d{4}-\d+\.pdf$/);

  await refundInConsole(cartId);
  await expect
    .poll(async () => {
      await page.reload();
      await page.getByRole('heading', { name: 'Purchases' }).waitFor();
      return page.getByText(new RegExp(`${price.slice(1)} refunded`)).count();
    })
    .toBe(1);
  await page.goto('/exercise?uid=RSA-0009');
  await expectHeading(page, 'This question is locked');
});
