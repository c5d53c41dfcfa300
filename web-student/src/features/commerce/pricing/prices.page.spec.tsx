import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { storageKeys } from '#student/core/storage.ts';
import { shop } from '#student/testing/commerce.ts';
import { expectAccessible } from '#student/testing/expect-accessible.ts';
import { refused, unreachable } from '#student/testing/fake-api.ts';
import { renderPage } from '#student/testing/render-page.tsx';

const title = (name: string) => page.getByRole('heading', { name, level: 1 });
const country = page.getByLabelText('Prices for');
const bar = page.getByRole('banner');

it('shows a visitor the plans in the currency of the chosen country, which a reload keeps', async () => {
  const { api, goTo } = await renderPage('/', {
    api: { ...shop().answers, fetchAllPackages: unreachable },
  });
  await bar.getByRole('link', { name: 'Go Premium' }).click();
  await expect.element(page.getByRole('heading', { name: 'This could not be loaded' })).toBeVisible();
  api.answer(shop().answers);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(title('Plans and prices')).toBeVisible();
  await country.selectOptions('India');
  await expect.element(page.getByRole('cell', { name: '₹' }).first()).toBeVisible();
  expect(api.inputsOf('fetchAllPackages').at(-1)).toMatchObject({ country: 'IN' });
  expect(localStorage.getItem(storageKeys.location)).toBe('IN');
  goTo(location.href);
  await expect.element(country).toHaveValue('IN');
  await expect.element(page.getByRole('cell', { name: '₹' }).first()).toBeVisible();

  await page.getByRole('button', { name: 'Buy: Silver' }).click();
  await expect.element(title('Log in')).toBeVisible();
  expect(new URLSearchParams(location.search).get('redirect')).toBe(
    '/checkout?package=package_silver&quantity=1',
  );
});

it('leads from an unknown promotion to the prices, and from a sign-up back to them', async () => {
  await renderPage('/promo?id=there_is_none', {
    api: { ...shop().answers, activatePromotion: () => refused('promotion_not_found') },
    width: 1440,
    colorScheme: 'dark',
  });
  await expect.element(title('No promotion')).toBeVisible();
  await expect.element(page.getByRole('main').getByText('We could not find this promotion.')).toBeVisible();
  await expectAccessible('an unknown promotion');
  await page.getByRole('link', { name: 'See the prices', exact: true }).click();
  await expect.element(title('Plans and prices')).toBeVisible();
  expect(location.pathname).toBe('/pricing');
  await expectAccessible('the prices in a table');
  await bar.getByRole('link', { name: 'Login' }).click();
  await expect.element(title('Log in')).toBeVisible();
  await bar.getByRole('link', { name: 'Sign up' }).click();
  await expect.element(title('Sign up')).toBeVisible();
  expect(new URLSearchParams(location.search).get('redirect')).toBe('/pricing');
});

it('shows the plans as cards on a phone, and leads to them from its menu', async () => {
  const { goTo } = await renderPage('/', { api: shop().answers, width: 360, height: 800 });
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await page.getByRole('menuitem', { name: 'Prices' }).click();
  await expect.element(title('Plans and prices')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Buy: Silver' })).toBeVisible();
  await expect.element(page.getByRole('table')).not.toBeInTheDocument();
  await expectAccessible('the prices as cards');
  goTo('/thank-you-mobile');
  await expect.element(title('Thank you')).toBeVisible();
  await expectAccessible('the end of a payment in the app');
});
