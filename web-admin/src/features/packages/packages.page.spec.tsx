import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { newBuyer } from '#domain/commerce/carts/buyer.ts';
import { currencyOf } from '#domain/commerce/prices/country-currency.ts';
import { defaultPackages } from '#domain/commerce/packages/default-packages.ts';
import { defaultPromotion } from '#domain/commerce/promotions/default-promotion.ts';
import { packageFaults } from '#domain/commerce/packages/package-faults.ts';
import { offersFor } from '#domain/commerce/prices/price.ts';
import { expectAccessible } from '#console/testing/expect-accessible.ts';
import { expectToFitPhone } from '#console/testing/fit-phone.ts';
import { choose } from '#console/testing/forms.ts';
import { refused } from '#console/testing/refused.ts';
import { renderConsole, type Answers } from '#console/testing/render-console.tsx';

const now = '2026-01-05T10:00:00.000Z';
const rows = defaultPackages.map((one) => ({ ...one, id: one.packageId, version: 1, changedAt: now }));

const answers: Answers = {
  list_packages: () => ({ status: 200, body: rows, total: rows.length }),
  one_packages: ({ id }) => {
    const row = rows.find((one) => one.id === id);
    return row ? { status: 200, body: row } : refused('not_found');
  },
  changePackage: (changed) => {
    const faults = packageFaults(changed, defaultPackages);
    if (faults.length === 0) return { status: 200, body: { version: 2 } };
    const errors = Object.fromEntries(faults.map(({ field, message }) => [field, message]));
    return { ...refused('package_does_not_fit'), errors };
  },
  previewPrices: ({ country, userId }) => {
    if (userId !== undefined) return refused('not_found');
    const promotions = [defaultPromotion(now).promotion];
    const offers = offersFor({ packages: defaultPackages, promotions, buyer: newBuyer, country, now });
    return { status: 200, body: { currency: currencyOf(country), offers } };
  },
};

const clear = async (label: string) => {
  await page.getByRole('combobox', { name: new RegExp(`^${label}`) }).click();
  await page.getByRole('option').first().click();
};

it('changes a package with a reason, and explains what does not fit', async () => {
  const api = await renderConsole('/packages', answers);
  await expect.element(page.getByRole('cell', { name: '99.00 AUD' })).toBeVisible();
  await expectAccessible('packages');
  await page.getByRole('cell', { name: 'Silver', exact: true }).click();

  await expect.element(page.getByRole('heading', { name: 'Change Silver', level: 1 })).toBeVisible();
  await expectAccessible('the form of a package');
  const save = page.getByRole('button', { name: 'Save the package' });
  await save.click();
  await expect.element(page.getByText('Enter a reason, in a few words.')).toBeVisible();
  await page.getByLabelText('Reason').fill('The exam costs more');
  const price = page.getByLabelText('Price in Australian dollars');
  await expect.element(price).toHaveValue(99);
  await price.fill('70');
  await choose('Upgrades from', 'Bronze');
  await choose('Reduced twin of', 'Bronze');
  await save.click();
  await expect.element(page.getByText('It costs more than its reduced twin.').first()).toBeVisible();
  await expect.element(page.getByText('This is how the plan is bought by itself.').first()).toBeVisible();
  await expect.element(page.getByText('Nothing you typed is lost.')).toBeVisible();

  await price.fill('109.50');
  await clear('Upgrades from');
  await clear('Reduced twin of');
  await page.getByLabelText('Name', { exact: true }).fill('Silver plus');
  for (const label of ['Days', 'Sectional tests'])
    await page.getByLabelText(label, { exact: true }).fill('40');
  await page.getByLabelText('Unlimited speaking').click();
  await save.click();
  await expect.element(page.getByText('The price list was changed.')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Packages', level: 1 })).toBeVisible();
  expect(api.inputsOf('changePackage').at(-1)).toMatchObject({
    packageId: 'package_silver',
    name: 'Silver plus',
    audCents: 109_50,
    days: 40,
    sectionalTests: 40,
    hasUnlimitedSpeaking: true,
    upgradesFrom: null,
    twinOf: null,
    isShown: true,
    reason: 'The exam costs more',
  });
});

it('previews what a person would pay, in a table or on a phone', async () => {
  const api = await renderConsole('/packages', answers);
  await page.getByRole('button', { name: 'Preview prices' }).click();
  await page.getByLabelText('Country').fill('in');
  const show = page.getByRole('button', { name: 'Show prices' });
  await show.click();
  await expect
    .element(page.getByRole('row', { name: /Ultimate 8050\.00 INR 5640\.00 INR 30% with ultimate_30/ }))
    .toBeVisible();
  await expectAccessible('the preview of prices');
  const userId = '00000000-0000-4000-8000-000000000000';
  await page.getByLabelText('User id').fill(userId);
  await page.getByLabelText('At', { exact: true }).fill('2027-01-01T10:00');
  await show.click();
  await expect.element(page.getByText('No record has this id.')).toBeVisible();
  const at = new Date('2027-01-01T10:00').toISOString();
  expect(api.inputsOf('previewPrices').at(-1)).toEqual({ country: 'IN', userId, at });
  await page.getByRole('button', { name: 'Close', exact: true }).click();

  await expectToFitPhone('packages');
  await page.getByRole('button', { name: 'Preview prices' }).click();
  await show.click();
  const prices = page.getByRole('list', { name: 'Prices' });
  await expect.element(prices.getByText(/^Ultimate, 104\.30 AUD$/)).toBeVisible();
  await expectToFitPhone('the preview of prices');
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('link', { name: /^Credits and tests/ }).click();
  await expect
    .element(page.getByRole('heading', { name: 'Change Credits and tests', level: 1 }))
    .toBeVisible();
  await expectToFitPhone('the form of a package');
});
