import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { retrieveUser } from '#domain/accounts/contract.ts';
import { codeOf, stepMs } from '#infra/testing/authenticator.ts';
import { launchBrowser, startTestSite, type TestSite } from '#infra/testing/e2e.ts';
import { freePort } from '#infra/launcher/free-port.ts';
import { startTestProviders, type TestProviders } from '#infra/testing/sign-in/providers.ts';
import { expectSound, looks, settled } from './accessibility.ts';
import { openPage } from './support.ts';

let providers: TestProviders;
let site: TestSite;
let browser: Browser;
/** How late it is. */
let minutes = 0;
beforeAll(async () => {
  providers = await startTestProviders();
  const port = await freePort();
  [site, browser] = await Promise.all([
    startTestSite({
      questions: 'none',
      port,
      clock: () => new Date(Date.now() + minutes * 60_000).toISOString(),
      settings: { publicUrl: `http://127.0.0.1:${port}`, signIn: providers.settings },
    }),
    launchBrowser(),
  ]);
});
afterAll(async () => {
  await browser?.close();
  await site?.[Symbol.asyncDispose]();
  await providers?.[Symbol.asyncDispose]();
});

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 }).waitFor();
const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();
const pictures = process.env['SIGN_IN_PICTURES'];
const picture = async (page: Page, name: string) => {
  if (pictures) await page.screenshot({ path: `${pictures}/${name}.png`, fullPage: true });
};

it('signs up by WeChat, comes back, links and unlinks Google, and deletes the account', async () => {
  const { wechat, google } = providers;
  wechat.person = { openid: randomUUID(), unionid: randomUUID() };
  const page = await openPage(browser, site, { viewport: { width: 360, height: 800 } });

  await page.goto('/login?redirect=/practice');
  await press(page, 'Continue with WeChat');
  await heading(page, 'Account not recognized.');
  await main(page).getByRole('link', { name: 'Back to the log-in' }).click();
  await heading(page, 'Log in');
  await press(page, 'Continue with WeChat');
  await press(page, 'Sign up with WeChat');
  // Where the log-in was to lead to, by way of a refusal and two addresses.
  await expect.poll(() => new URL(page.url()).pathname).toBe('/practice');

  await page.getByRole('button', { name: 'Profile menu' }).click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  await page.getByRole('button', { name: 'Profile menu' }).waitFor({ state: 'detached' });
  wechat.agrees = false;
  await page.goto('/login');
  await press(page, 'Continue with WeChat');
  await heading(page, 'You are not logged in');
  wechat.agrees = true;
  await page.goto('/login?redirect=/profile');
  await press(page, 'Continue with WeChat');
  await heading(page, 'My Profile');

  await main(page).getByRole('textbox', { name: 'E-mail address' }).fill('wechat@example.com');
  await press(page, 'Add the address');
  await main(page).getByText('We sent a link to this address.').waitFor();
  await main(page).getByRole('button', { name: 'Send the link again' }).click();

  google.person = { sub: randomUUID() };
  await press(page, 'Link Google');
  await press(page, 'Keep it as it is');
  await press(page, 'Link Google');
  await press(page, 'Go to Google');
  await page.getByText('Google is linked.').waitFor();
  await press(page, 'Unlink Google');
  // While that is on its way, the other one is opened, and stays open.
  const held = Promise.withResolvers<void>();
  await page.route('**/unlinkSignIn', (route) => held.promise.then(() => route.continue()), { times: 1 });
  await press(page, 'Yes, unlink Google');
  await press(page, 'Unlink WeChat');
  held.resolve();
  await main(page).getByRole('button', { name: 'Link Google', exact: true }).waitFor();
  await press(page, 'Yes, unlink WeChat');
  await main(page).getByText('This is the only way into your account.').waitFor();

  minutes = 6;
  await press(page, 'Yes, unlink WeChat');
  await press(page, 'Not now');
  await press(page, 'Download my data');
  const data = page.getByRole('region', { name: 'Your data' });
  expect(await data.getByLabel('Password', { exact: true }).count()).toBe(0);
  await data.getByRole('button', { name: 'Start the download' }).click();
  await data.getByRole('button', { name: 'Sign in again with WeChat' }).click();
  await heading(page, 'My Profile');
  await press(page, 'Download my data');
  const download = page.waitForEvent('download');
  await data.getByRole('button', { name: 'Start the download' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.zip$/);

  minutes = 12;
  await press(page, 'Delete my account');
  const dialog = page.getByRole('dialog', { name: 'Delete your account for good?' });
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await dialog.getByRole('button', { name: 'Sign in again with WeChat' }).click();
  await heading(page, 'My Profile');
  await press(page, 'Delete my account');
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await page.getByText('Account successfully deleted!').waitFor();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/');
});

it('asks who has no address for one before a purchase, and goes on once it is confirmed', async () => {
  providers.wechat.person = { openid: randomUUID(), unionid: randomUUID() };
  const page = await openPage(browser, site, { viewport: { width: 360, height: 800 } });
  await page.goto('/pricing');
  const buy = main(page).getByRole('button', { name: 'Buy: Silver', exact: true });
  await buy.click();
  await heading(page, 'Log in');
  await main(page).getByRole('link', { name: 'Sign up' }).click();
  await press(page, 'Continue with WeChat');
  await heading(page, 'An address for your receipt');
  await main(page).getByRole('link', { name: 'Back to the prices' }).click();
  await buy.click();
  const box = main(page).getByRole('textbox', { name: 'E-mail address' });
  for (const [colorScheme, width] of looks) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    await box.waitFor();
    await expectSound(page);
    await picture(page, `address-${colorScheme}`);
  }
  const email = `${randomUUID().slice(0, 8)}@example.com`;
  await box.fill(email);
  await press(page, 'Add the address');
  await main(page).getByText('We sent a link to this address.').waitFor();

  const mailbox = await page.context().newPage();
  const link = mailbox.getByRole('article').filter({ hasText: email }).getByRole('link').first();
  await expect
    .poll(async () => {
      await mailbox.goto('/dev/outbox');
      return link.count();
    })
    .toBe(1);
  await link.click();
  await mailbox.getByText('Account successfully verified!').waitFor();

  await main(page).getByText(`The receipt goes to ${email}.`).waitFor();
  await picture(page, 'address-confirmed');
  await press(page, 'Go on to the checkout');
  await page.waitForURL('**/checkout?id=*');
  await page.getByRole('button', { name: /^Pay/ }).waitFor();
  await page.goBack();
  await heading(page, 'Plans and prices');
});

it('links Google to the account of its address by the password, and signs up by Apple', async () => {
  const user = await site.registerAndLogIn();
  providers.google.person = { sub: randomUUID(), email: user.email, email_verified: true };
  const page = await openPage(browser, site);
  await page.goto('/login');
  await press(page, 'Continue with Google');
  await heading(page, 'Is this your account?');
  const mail = page.waitForEvent('popup');
  await main(page).getByRole('link', { name: 'Set one by mail' }).click();
  await (await mail).getByRole('heading', { level: 1 }).waitFor();
  await page.getByLabel('Password', { exact: true }).fill('a wrong guess');
  await press(page, 'Link Google and log in');
  await page.getByText('The password is not right.').waitFor();
  await page.getByLabel('Password', { exact: true }).fill(user.password);
  await press(page, 'Link Google and log in');
  await heading(page, 'Dashboard');
  await expect(user.call(retrieveUser, {})).rejects.toMatchObject({ code: 'other_session' });
  await page.goto('/sign-in/google?state=x&code=y');
  await main(page).getByRole('link', { name: 'Go to the profile' }).click();
  await heading(page, 'My Profile');

  const other = await openPage(browser, site);
  const email = `${randomUUID().slice(0, 8)}@example.com`;
  providers.apple.person = { sub: randomUUID(), email, email_verified: 'true' };
  await other.goto('/register');
  await other.getByLabel('Your exam').selectOption('Core');
  await press(other, 'Continue with Apple');
  await heading(other, 'Dashboard');
  await other.goto('/profile');
  await press(other, 'Add a password');
  await other.getByText("We've sent you a reset link.").waitFor();
});

/** The code of a step of the site's clock; the step before and the one after count too, and each counts once. */
const codeIn = (steps: 0 | 1, secret: string) =>
  codeOf(secret, Date.now() + minutes * 60_000 + steps * stepMs);

it('sets up a second step after signing in again, and asks for it when signing in', async () => {
  const email = `${randomUUID().slice(0, 8)}@example.com`;
  providers.apple.person = { sub: randomUUID(), email, email_verified: 'true' };
  const page = await openPage(browser, site);
  await page.goto('/register');
  await press(page, 'Continue with Apple');
  await heading(page, 'Dashboard');
  minutes += 6;
  await page.goto('/profile#two-step');
  await press(page, 'Set up an app');
  const confirm = page.getByRole('dialog', { name: 'Confirm that it is you' });
  expect(await confirm.getByLabel('Password', { exact: true }).count()).toBe(0);
  await confirm.getByRole('button', { name: 'Sign in again with Apple' }).click();
  await heading(page, 'My Profile');
  await press(page, 'Set up an app');
  const app = page.getByRole('dialog', { name: 'Set up an app' });
  const secret = await app.locator('code').innerText();
  await app.getByLabel('Code that the app shows').fill(codeIn(0, secret));
  await app.getByRole('button', { name: 'Turn it on' }).click();
  await page.getByRole('button', { name: 'I have kept them' }).click();

  await page.getByRole('button', { name: 'Profile menu' }).click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  await page.getByRole('button', { name: 'Profile menu' }).waitFor({ state: 'detached' });
  await page.goto('/login?redirect=/practice');
  await press(page, 'Continue with Apple');
  await heading(page, 'Confirm that it is you');
  await page.getByLabel('Code', { exact: true }).fill(codeIn(1, secret));
  await press(page, 'Log in');
  await heading(page, 'Quick Practice');
});

it.each(looks)('is sound in %s at %i px', async (colorScheme, width) => {
  const page = await openPage(browser, site, { colorScheme, viewport: { width, height: 800 } });
  const look = async (name: string) => {
    await settled(page);
    await expectSound(page, name);
    await picture(page, `${name}-${colorScheme}-${width}`);
  };
  await page.goto('/login');
  await main(page).getByRole('button', { name: 'Continue with Apple' }).waitFor();
  await look('login');
  await page.goto('/register');
  await main(page).getByRole('button', { name: 'Continue with Apple' }).waitFor();
  await look('register');
  await page.goto('/sign-in/google?state=x&code=y');
  await heading(page, 'You are not logged in');
  await look('failed');
  providers.wechat.person = { openid: randomUUID() };
  await page.goto('/login');
  await press(page, 'Continue with WeChat');
  await heading(page, 'Account not recognized.');
  await look('unknown');
  const user = await site.registerAndLogIn();
  providers.google.person = { sub: randomUUID(), email: user.email, email_verified: true };
  await page.goto('/login');
  await press(page, 'Continue with Google');
  await heading(page, 'Is this your account?');
  await look('confirm');
  await page.goto('/login');
  await press(page, 'Continue with WeChat');
  await press(page, 'Sign up with WeChat');
  await heading(page, 'Dashboard');
  await page.goto('/profile');
  await press(page, 'Link Google');
  await look('profile');
});
