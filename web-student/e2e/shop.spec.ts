import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, it } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { createCart, createPaymentIntentt, fetchCart } from '#domain/commerce/cart-contract.ts';
import { cartStream } from '#domain/commerce/cart.ts';
import { launchBrowser, startTestSite, type TestSite } from '#infra/testing/e2e.ts';
import { expectSound, looks, settled } from './accessibility.ts';
import { expectHeading, payAtTill } from './buying.ts';
import { borrowPage, expectNoSidewaysScroll } from './support.ts';

let site: TestSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([
    startTestSite({
      questions: ['RSA-0001', 'SRA-0001'],
      settings: { freeSpeakingCredits: 0 },
    }),
    launchBrowser(),
  ]);
});
afterAll(async () => {
  await browser?.close();
  await site?.[Symbol.asyncDispose]();
});

async function chooseUnitedStates(page: Page) {
  await page.goto('/pricing');
  await page.getByLabel('Prices for').selectOption('United States');
  await page.getByText('$').first().waitFor();
}

it('a plan can be extended, and bought again, from the profile and its links', async () => {
  const student = await site.registerAndLogIn();
  const page = await borrowPage(browser, site, { as: student });
  // What is no one's to buy without a plan.
  await page.goto('/checkout?package=package_silver_upgrade_from_bronze');
  await expectHeading(page, 'The checkout did not open');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('main').getByRole('link', { name: 'See the prices' }).click();
  await expectHeading(page, 'Plans and prices');
  await chooseUnitedStates(page);
  await page.getByRole('button', { name: 'Buy: Ultimate' }).click();
  await expectHeading(page, 'Checkout');
  await payAtTill(page, 'Goes through 4242');
  await expectHeading(page, 'Thank you');
  await page.goto('/profile');
  await page.getByText(/^Ultimate until /).waitFor();
  for (const section of await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').all())
    await section.click();
  await page.getByRole('link', { name: 'Plans and prices' }).click();
  await expectHeading(page, 'Plans and prices');
  await page.getByRole('button', { name: 'Profile menu' }).click();
  await page.getByRole('menuitem', { name: 'Plans and prices' }).click();
  await expectHeading(page, 'Plans and prices');
  await page.goto('/profile');
  await page.getByRole('button', { name: /^Extend: / }).click();
  await expectHeading(page, 'Checkout');
  await page.getByRole('link', { name: 'Back to the prices' }).click();
  await page.getByRole('button', { name: 'Buy again: Ultimate' }).click();
  await expectHeading(page, 'Checkout');
});

it('a declined card can be followed by another, and a plan by a higher one', async () => {
  const student = await site.registerAndLogIn();
  const page = await borrowPage(browser, site, { as: student, viewport: { width: 360, height: 740 } });
  await chooseUnitedStates(page);
  await page.getByRole('button', { name: 'Buy: Bronze', exact: true }).click();
  await expectHeading(page, 'Checkout');
  await payAtTill(page, 'Is declined');
  await page.getByRole('alert').filter({ hasText: 'declined' }).waitFor();
  await page.getByRole('radio', { name: 'Goes through 4242' }).check();
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expectHeading(page, 'Thank you');
  await page.getByRole('link', { name: 'To the mock tests' }).click();
  await expectHeading(page, 'Mock Tests');

  await page.goto('/pricing');
  await page.getByText('Your plan is Bronze until').waitFor();
  await page.getByRole('button', { name: 'Upgrade: Silver instead of Bronze' }).click();
  await expectHeading(page, 'Checkout');
  await payAtTill(page, 'Goes through some seconds later');
  await page
    .getByRole('link', { name: 'Go back to Ninety' })
    .or(page.getByText('Your payment is on its way'))
    .first()
    .waitFor();
  await expectHeading(page, 'Thank you');
  await page.getByText('You have Silver instead of Bronze now').waitFor();
});

it('a payment that is given up is told as cancelled', async () => {
  const student = await site.registerAndLogIn();
  const page = await borrowPage(browser, site, { as: student });
  await chooseUnitedStates(page);
  await page.getByRole('button', { name: 'Buy: 100 speaking credits' }).click();
  await expectHeading(page, 'Checkout');
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expectHeading(page, 'Pay');
  // Back without having paid: the checkout knows, and lets it be given up there too.
  await page.goBack();
  await expectHeading(page, 'Checkout');
  await page.getByRole('button', { name: 'Cancel this payment' }).waitFor();
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expectHeading(page, 'Pay');
  await page.getByRole('button', { name: 'Cancel the payment' }).click();
  await expectHeading(page, 'Payment cancelled. Contact team if needed');
  await page.getByRole('link', { name: 'See the prices', exact: true }).click();
  await expectHeading(page, 'Plans and prices');

  await page.getByRole('button', { name: 'Buy: 100 speaking credits' }).click();
  await expectHeading(page, 'Checkout');
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expectHeading(page, 'Pay');
  await page.goBack();
  await page.getByRole('button', { name: 'Cancel this payment' }).click();
  await expectHeading(page, 'Payment cancelled. Contact team if needed');
});

it('money that nothing can be granted for is told as an error', async () => {
  const student = await site.registerAndLogIn();
  const { cartId } = (await student.call(createCart, { packageId: 'package_bronze', country: 'US' })).body;
  const { total: seen } = (await student.call(fetchCart, { cartId })).body;
  const { body } = await student.call(createPaymentIntentt, { cartId, method: 'card', seen });
  const [paymentId = ''] = body.clientSecret.split('_secret_');
  // Another amount than was asked for, which a till never takes; it has gone back already.
  const paid = { ...seen, amount: 1 };
  await site.storage.journal.append(
    cartStream,
    cartStream.nameOf(cartId),
    [
      { type: 'PaymentNotAccepted', data: { paymentId, paid, cause: 'amount_differs' } },
      { type: 'PaymentReturned', data: { paymentId, paid, refundId: 're_1' } },
    ],
    'any',
    {
      commandId: randomUUID(),
      correlationId: randomUUID(),
      actor: { kind: 'system', id: 'test' },
      at: new Date().toISOString(),
      userId: student.userId,
    },
  );
  const page = await borrowPage(browser, site, { as: student });
  await page.goto(`/thank-you?id=${cartId}`);
  await expectHeading(page, 'Error 45. Contact team if needed');
  await expectSound(page);
});

it('without credits for speaking, more of them are one press away', async () => {
  const student = await site.registerAndLogIn();
  const page = await borrowPage(browser, site, { as: student });
  await page.goto('/exercise?uid=SRA-0001');
  await page.getByRole('button', { name: 'Get more credits' }).click();
  await expectHeading(page, 'Checkout');
  await page.getByText('100 speaking credits').first().waitFor();
});

it.each(looks)('the checkout and what follows it are sound in %s at %i px', async (colorScheme, width) => {
  const student = await site.registerAndLogIn();
  const page = await borrowPage(browser, site, {
    as: student,
    colorScheme,
    viewport: { width, height: 800 },
  });
  const look = async () => {
    await settled(page);
    await expectSound(page);
    await expectNoSidewaysScroll(page);
  };
  await chooseUnitedStates(page);
  await page.getByRole('button', { name: 'Buy: Silver' }).click();
  await expectHeading(page, 'Checkout');
  await look();
  await payAtTill(page, 'Goes through 4242');
  await expectHeading(page, 'Thank you');
  await look();
  for (const [link, heading] of [
    ['To my profile', 'My Profile'],
    ['Go on practising', 'Quick Practice'],
  ] as const) {
    await page.getByRole('link', { name: link }).click();
    await expectHeading(page, heading);
    await page.goBack();
    await expectHeading(page, 'Thank you');
  }
  const upsell = page.getByRole('button', { name: /^Add for/ });
  await upsell.click();
  await expectHeading(page, 'Checkout');
  await page.goto('/thank-you?id=00000000-0000-7000-8000-000000000000');
  await page.getByRole('heading', { name: 'This could not be loaded' }).waitFor();
  await look();
});
