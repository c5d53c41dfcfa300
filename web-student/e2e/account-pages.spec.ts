import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser, Locator, Page } from 'playwright-core';
import { retrieveUser } from '#domain/accounts/contract.ts';
import { eventually } from '#infra/testing/api.ts';
import { launchBrowser, startTestSite, type TestSite } from '#infra/testing/e2e.ts';
import { borrowPage } from './support.ts';

let site: TestSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startTestSite({ questions: 'none' }), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await site[Symbol.asyncDispose]();
});

/** The password can be read while it is typed, and hidden again. */
async function expectShown(within: Page | Locator) {
  const field = within.getByLabel('Password', { exact: true });
  await field.fill('a rather long password');
  const toggle = within.getByRole('button', { name: 'Show or hide the password' });
  await toggle.click();
  await expect.poll(() => field.getAttribute('type')).toBe('text');
  await toggle.click();
  await expect.poll(() => field.getAttribute('type')).toBe('password');
}
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 }).waitFor();

it('leads from the log-in to the sign-up and back, and shows the password on demand', async () => {
  const page = await borrowPage(browser, site);
  const main = page.getByRole('main');
  const providers = page.waitForResponse('**/fetchSignInProviders');
  await page.goto('/login');
  await expectShown(page);
  // No provider has its keys here.
  expect(await (await providers).json()).toEqual({ providers: [] });
  expect(await main.getByRole('button', { name: /^Continue with/ }).count()).toBe(0);
  await main.getByRole('link', { name: 'Sign up' }).click();
  await heading(page, 'Sign up');
  await expectShown(page);
  await main.getByRole('link', { name: 'Log in' }).click();
  await heading(page, 'Log in');

  await page.goto('/register');
  await page.getByLabel('E-mail address').fill('wrong-address@example.com');
  await page.getByLabel('Password', { exact: true }).fill('a rather long password');
  await main.getByLabel('Your exam').selectOption('Core');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await heading(page, 'One more step: open the mail');
  await main.getByRole('link', { name: 'Sign up again' }).click();
  await heading(page, 'Sign up');
  await expect.poll(() => main.getByLabel('Your exam').inputValue()).toBe('core');
  // Somebody has signed up in this browser by now.
  await main.getByRole('link', { name: 'log in', exact: true }).click();
  await heading(page, 'Log in');
});

it('takes a first name, shows it in the menu, and takes it away again', async () => {
  const user = await site.registerAndLogIn();
  const page = await borrowPage(browser, site, { as: user });
  await page.goto('/profile');
  const field = page.getByLabel('First name');
  const menu = page.getByRole('button', { name: 'Profile menu' });
  await field.fill('x'.repeat(61));
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
  await field.fill('Ada');
  await field.press('Enter');
  await page.getByText('User updated!').waitFor();
  await menu.click();
  await page.getByRole('menu').getByText('Ada', { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect.poll(() => field.inputValue()).toBe('Ada');
  await field.fill('');
  await field.press('Enter');
  await page.getByText('User updated!').waitFor();
  await expect.poll(async () => (await user.call(retrieveUser, {})).body.user.firstName).toBe(undefined);
});

it('keeps every setting of the profile, and the account of who thinks better of it', async () => {
  const user = await site.registerAndLogIn();
  const page = await borrowPage(browser, site, { as: user, colorScheme: 'light' });
  await page.goto('/profile');
  const main = page.getByRole('main');
  const isKept = (settings: object) =>
    eventually(async () => expect((await user.call(retrieveUser, {})).body.user).toMatchObject(settings));
  await main.getByLabel('Your exam').selectOption('Core');
  await isKept({ examType: 'core' });
  await main.getByRole('switch', { name: 'Dark mode', exact: true }).click();
  await expect
    .poll(() => page.evaluate(() => document.documentElement.dataset['mantineColorScheme']))
    .toBe('dark');
  await main.getByRole('switch', { name: 'Dark mode by the clock' }).click();
  await main.getByLabel('Light from').selectOption('06:00');
  await isKept({ nightTimeEnd: 6 });

  const dialog = page.getByRole('dialog', { name: 'Delete your account for good?' });
  for (const name of ['Close', 'Keep my account']) {
    await main.getByRole('button', { name: 'Delete my account' }).click();
    await expectShown(dialog);
    await dialog.getByRole('button', { name, exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
  }
  await isKept({ email: user.email });
});
