import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { activatePromotionUid, fetchAllPackages } from '#domain/commerce/contract.ts';
import { packageIdSchema } from '#domain/commerce/package-id.ts';
import { packages } from '#domain/commerce/price-list-contract.ts';
import { promotions } from '#domain/commerce/promotion-contract.ts';
import { seedPrices } from '#infra/testing/prices.ts';
import { eventually, type TestUser } from '#infra/testing/api.ts';
import { launchBrowser, startTestSite, type TestSite } from '#infra/testing/e2e.ts';
import { borrowWindow, expectAccessible, expectNoSidewaysScroll, openWindow } from './support.ts';

let site: TestSite;
let browser: Browser;
let admin: TestUser;

beforeAll(async () => {
  [site, browser] = await Promise.all([startTestSite({ questions: 'none' }), launchBrowser()]);
  await seedPrices(site.dependencies.journal, '2026-01-01T00:00:00.000Z');
  admin = await site.admin();
});
afterAll(async () => {
  await browser.close();
  await site[Symbol.asyncDispose]();
});

async function choose(page: Page, label: string, option: string) {
  await page.getByLabel(label, { exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}
const priceOf = async (packageId: string) => {
  const { body } = await site.visitor().call(fetchAllPackages, { country: 'AU' });
  return body.offers.find((offer) => offer.packageId === packageId)?.price.amount;
};

test('a package is changed with a reason, what does not fit is said, and prices are previewed', async () => {
  const page = await borrowWindow(browser, site, { as: admin });
  await page.goto('/admin/');
  await page.getByRole('menuitem', { name: 'Packages' }).click();
  await page.getByRole('cell', { name: '99.00 AUD' }).waitFor();
  await expectAccessible(page);
  await choose(page, 'Group', 'Others');
  await page.getByRole('cell', { name: 'Silver', exact: true }).waitFor({ state: 'detached' });
  await choose(page, 'Group', 'Subscription');
  await choose(page, 'Offered', 'Shown');
  await page.getByPlaceholder('Name or id').fill('Silver');
  await page.getByRole('cell', { name: 'Bronze', exact: true }).waitFor({ state: 'detached' });
  await page.getByRole('cell', { name: 'Silver', exact: true }).click();

  await page.getByRole('heading', { name: 'Change Silver', level: 1 }).waitFor();
  await expectAccessible(page);
  const save = page.getByRole('button', { name: 'Save the package' });
  await save.click();
  await page.getByText('Say why, in a few words.').waitFor();
  await page.getByLabel('Reason', { exact: true }).fill('The exam costs more');
  const price = page.getByLabel('Price in Australian dollars');
  await expect.poll(() => price.inputValue()).toBe('99');
  await price.fill('70');
  await choose(page, 'Group', 'Mobile');
  await choose(page, 'Plan that it opens', 'Silver');
  await choose(page, 'Upgrades from', 'Bronze');
  await choose(page, 'Reduced twin of', 'Bronze');
  await save.click();
  await page.getByText('It costs more than its reduced twin.').first().waitFor();
  await page.getByText('This is how the plan is bought by itself.').first().waitFor();
  expect((await admin.call(packages.one, { id: 'package_silver' })).body.audCents).toBe(99_00);

  await price.fill('109.50');
  await choose(page, 'Group', 'Subscription');
  await page.getByLabel('Upgrades from', { exact: true }).click();
  await page.getByRole('option').first().click();
  await page.getByLabel('Reduced twin of', { exact: true }).click();
  await page.getByRole('option').first().click();
  await page.getByLabel('Name', { exact: true }).fill('Silver plus');
  for (const label of ['Days', 'Writing credits', 'Speaking credits', 'Whole tests', 'Tests of one part']) {
    await page.getByLabel(label, { exact: true }).fill('40');
  }
  await page.getByLabel('Unlimited speaking').click();
  await page.getByLabel('Offered').click();
  await page.getByLabel('Offered').click();
  await save.click();
  await page.getByText('The price list is changed.').waitFor();
  // The console's own calls have read what it wrote; those of the test may come before.
  await expect
    .poll(async () => (await admin.call(packages.one, { id: 'package_silver' })).body)
    .toMatchObject({
      name: 'Silver plus',
      audCents: 109_50,
      days: 40,
      hasUnlimitedSpeaking: true,
      upgradesFrom: null,
      twinOf: null,
      isShown: true,
    });
  await expect.poll(() => priceOf('package_silver')).toBe(109_50);

  await page.getByRole('button', { name: 'Preview prices' }).click();
  await page.getByLabel('Country').fill('in');
  await page.getByRole('button', { name: 'Show prices' }).click();
  await page.getByRole('row', { name: /Ultimate 8050\.00 INR 5640\.00 INR 30 % by ultimate_30/ }).waitFor();
  await expectAccessible(page);
  await page.getByLabel('User id').fill('00000000-0000-4000-8000-000000000000');
  await page.getByLabel('At', { exact: true }).fill('2027-01-01T10:00');
  await page.getByRole('button', { name: 'Show prices' }).click();
  await page.getByRole('alert').filter({ hasText: /\w/ }).first().waitFor();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
});

test('a promotion is made, linked to, changed and ended', async () => {
  const student = await site.registerAndLogIn();
  const page = await openWindow(browser, site, {
    as: admin,
    permissions: ['clipboard-write', 'clipboard-read'],
  });
  await page.goto('/admin/');
  await page.getByRole('menuitem', { name: 'Promotions' }).click();
  await page.getByRole('cell', { name: 'ultimate_30' }).waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Make a promotion' }).click();
  await page.getByRole('heading', { name: 'Make a promotion', level: 1 }).waitFor();
  await expectAccessible(page);
  const save = page.getByRole('button', { name: 'Save the promotion' });
  await page.getByLabel('Name', { exact: true }).fill('Winter!');
  await save.click();
  await page.getByText('Use 3 to 60 small letters').waitFor();
  await page.getByText('Say why, in a few words.').waitFor();
  await page.getByLabel('Name', { exact: true }).fill('winter-2026');
  await choose(page, 'Kind', 'By a personal link');
  await page.getByLabel('Percent', { exact: true }).fill('40');
  await page.getByLabel('From', { exact: true }).fill('2026-01-01T00:00');
  await page.getByLabel('Until', { exact: true }).fill('2025-01-01T00:00');
  const targets = page.getByRole('group', { name: 'Packages' }).getByRole('checkbox');
  await page.getByLabel('Ultimate instead of Silver', { exact: true }).waitFor();
  await expect.poll(() => targets.count()).toBe(packageIdSchema.options.length);
  for (const target of await targets.all()) {
    await target.click();
    await target.click();
  }
  await page.getByLabel('Ultimate', { exact: true }).click();
  await page.getByLabel('Bronze', { exact: true }).click();
  await page.getByLabel('Reason', { exact: true }).fill('For those who waited');
  await save.click();
  await page.getByText('It has to end after it starts.').waitFor();
  await page.getByLabel('Until', { exact: true }).fill('2099-01-01T00:00');
  await save.click();
  await page.getByText('The promotion is made.').waitFor();
  await page.getByRole('heading', { name: 'Change winter-2026', level: 1 }).waitFor();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Make a link' }).click();
  await page.getByLabel('User id').fill(student.userId);
  await page.getByRole('button', { name: 'Make the link' }).click();
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await page.getByText('Link copied.').waitFor();
  await expectAccessible(page);
  const link = new URL(await page.getByLabel('Link', { exact: true }).inputValue()).searchParams;
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  const started = await site.visitor().call(activatePromotionUid, {
    promoId: link.get('id') ?? '',
    uid: link.get('uid') ?? '',
    token: link.get('token') ?? '',
  });
  expect(started).toMatchObject({ status: 200, body: { promotion: { promoId: 'winter-2026' } } });

  await page.getByLabel('Percent', { exact: true }).fill('50');
  await page.getByLabel('Reason', { exact: true }).fill('They waited longer');
  await save.click();
  await page.getByText('The promotion is changed.').waitFor();
  await choose(page, 'Kind', 'By a personal link');
  await page.getByPlaceholder('Name').fill('winter');
  await page.getByRole('cell', { name: 'ultimate_30' }).waitFor({ state: 'detached' });
  await eventually(async () => {
    const { body } = await admin.call(promotions.one, { id: 'winter-2026' });
    expect(body).toMatchObject({ discount: 50, kind: 'personal', target: ['package_bronze'], activated: 1 });
  });
  await page.getByRole('cell', { name: 'winter-2026' }).click();
  await page.getByRole('button', { name: 'End now' }).click();
  await page.getByRole('dialog').getByLabel('Reason').fill('Spring has come');
  await page.getByRole('dialog').getByRole('button', { name: 'End', exact: true }).click();
  await page.getByText('The promotion has ended.').waitFor();
  const { body } = await admin.call(promotions.one, { id: 'winter-2026' });
  expect(body.status).toBe('over');
  await page.getByRole('link', { name: 'List', exact: true }).click();
  await page.getByRole('heading', { name: 'Promotions', level: 1 }).waitFor();
});

test('on a phone the lists, the forms and the preview fit', async () => {
  const page = await borrowWindow(browser, site, { as: admin, viewport: { width: 360, height: 740 } });
  for (const [address, heading] of [
    ['packages', 'Packages'],
    ['packages/package_combo', 'Change Credits and tests'],
    ['promotions', 'Promotions'],
    ['promotions/ultimate_30', 'Change ultimate_30'],
  ] as const) {
    await page.goto(`/admin/#/${address}`);
    await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
    await expectNoSidewaysScroll(page, 360);
  }
  await page.goto('/admin/#/packages');
  await page.getByRole('link', { name: /^Credits and tests/ }).click();
  await page.getByRole('heading', { name: 'Change Credits and tests', level: 1 }).waitFor();
  await page.goto('/admin/#/promotions');
  await page.getByRole('link', { name: /^ultimate_30 / }).click();
  await page.getByRole('heading', { name: 'Change ultimate_30', level: 1 }).waitFor();
  await page.goto('/admin/#/packages');
  await page.getByRole('button', { name: 'Preview prices' }).click();
  await page.getByRole('button', { name: 'Show prices' }).click();
  const prices = page.getByRole('list', { name: 'Prices' });
  await prices.getByText(/^Ultimate, 104\.30 AUD$/).waitFor();
  await expectNoSidewaysScroll(page, 360);
});
