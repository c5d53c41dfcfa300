import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, startTestSite, type TestSite } from '#infra/testing/browser/e2e.ts';
import { codeOf, stepMs } from '#infra/testing/browser/authenticator.ts';
import { logInAfterSignUp, signUp, verifyByMail, type Login } from './sign-up.ts';
import { expectHeading, openPage } from './support.ts';

let site: TestSite;
let browser: Browser;
/** Browsers create passkeys only for host names such as `localhost`, not for IP addresses. */
let home: { readonly url: string };
beforeAll(async () => {
  [site, browser] = await Promise.all([startTestSite({ questions: 'none' }), launchBrowser()]);
  home = { url: site.url.replace('127.0.0.1', 'localhost') };
  // Passkeys are bound to the public URL, whose port is known only now.
  Object.assign(site.dependencies.settings, { publicUrl: home.url });
});
afterAll(async () => {
  await browser?.close();
  await site?.[Symbol.asyncDispose]();
});

const picture = path.resolve(import.meta.dirname, '..', '..', 'infra', 'docs', 'student.png');

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function giveDevice(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/**
 * The TOTP code of the current step (0) or the next one (1). The server also accepts the previous and the next step,
 * each code once, so both codes stay valid if the step changes during the test.
 */
const codeIn = (steps: 0 | 1, secret: string) => codeOf(secret, Date.now() + steps * stepMs);

async function giveCredentials(page: Page, user: Login) {
  await page.goto('/login');
  await page.getByLabel('Email address').fill(user.email);
  await page.getByLabel('Password', { exact: true }).fill(user.password);
  await press(page, 'Log in');
  await expectHeading(page, 'Confirm that it is you');
}

async function logOut(page: Page) {
  await press(page, 'Profile menu');
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  await page.getByRole('button', { name: 'Profile menu' }).waitFor({ state: 'detached' });
}

it('leads from the sign-up over two-step logins, a picture and a download to the deletion', async () => {
  const user = { email: 'whole.account@example.com', password: 'a rather long password' };
  const page = await openPage(browser, home);
  await giveDevice(page);
  await page.goto('/register');
  await signUp(page, user);
  await page.goto(await verifyByMail(page, user));
  await expectHeading(page, 'Already verified');
  await logInAfterSignUp(page, user);
  await expectHeading(page, 'Dashboard');
  await page.goto('/profile#two-step');
  await press(page, 'Set up an app');
  const confirmation = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await confirmation.getByLabel('Password', { exact: true }).fill(user.password);
  await press(page, 'Continue');
  const secret = await page.locator('code').innerText();
  await page.getByLabel('Code that the app shows').fill(codeIn(0, secret));
  await press(page, 'Turn it on');
  const codes = page.getByRole('dialog', { name: 'Your recovery codes' }).getByRole('listitem');
  const recoveryCode = await codes.first().innerText();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download' }).click();
  await download;
  await press(page, 'I have saved them');
  await press(page, 'Add a passkey');
  await page.getByLabel('Name of the passkey').fill('Laptop');
  await press(page, 'Make the passkey');
  await page.getByText('The passkey was added.').waitFor();

  await logOut(page);
  await giveCredentials(page, user);
  await press(page, 'Use your passkey');
  await expectHeading(page, 'Dashboard');

  await logOut(page);
  await giveCredentials(page, user);
  await press(page, 'Use a code from the app');
  await page.getByLabel('Code', { exact: true }).fill(codeIn(1, secret));
  await press(page, 'Log in');
  await expectHeading(page, 'Dashboard');

  await logOut(page);
  await giveCredentials(page, user);
  await press(page, 'Use a recovery code');
  await page.getByLabel('Recovery code').fill(recoveryCode.toLowerCase());
  await press(page, 'Log in');
  await expectHeading(page, 'Dashboard');
  await page.goto('/profile');
  await page.getByText('9 of 10 are left.').waitFor();

  const pictures = page.locator('img[src^="blob:"]');
  await page.locator('input[type=file]').setInputFiles(picture);
  await press(page, 'Save the picture');
  await page.getByRole('button', { name: 'Remove the picture' }).waitFor();
  await page.reload();
  await expect.poll(() => pictures.count()).toBe(2);

  await press(page, 'Download my data');
  const data = page.getByRole('region', { name: 'Your data' });
  await data.getByLabel('Password', { exact: true }).fill(user.password);
  const zip = page.waitForEvent('download');
  await press(page, 'Start the download');
  expect((await zip).suggestedFilename()).toMatch(/^ninety-my-data-[\d-]{10}\.zip$/);

  await press(page, 'Delete my account');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Password', { exact: true }).fill(user.password);
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await page.getByText('Account successfully deleted!').waitFor();
  await page.goto('/login');
  await page.getByLabel('Email address').fill(user.email);
  await page.getByLabel('Password', { exact: true }).fill(user.password);
  await press(page, 'Log in');
  await page.getByRole('alert').waitFor();
});
