import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, startTestSite, type TestSite } from '#infra/testing/e2e.ts';
import type { TestUser } from '#infra/testing/api.ts';
import { codeOf, stepMs } from '#infra/testing/authenticator.ts';
import { expectSound, looks, settled } from './accessibility.ts';
import { expectNoSidewaysScroll, logIn, openPage } from './support.ts';

let site: TestSite;
let browser: Browser;
/** Browsers make passkeys for names of hosts, and `localhost` is one. */
let home: { readonly url: string };
beforeAll(async () => {
  [site, browser] = await Promise.all([startTestSite({ questions: 'none' }), launchBrowser()]);
  home = { url: site.url.replace('127.0.0.1', 'localhost') };
  // Passkeys belong to the public address, which has its port only now.
  Object.assign(site.dependencies.settings, { publicUrl: home.url });
});
afterAll(async () => {
  await browser?.close();
  await site?.[Symbol.asyncDispose]();
});

const expectHeading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 }).waitFor();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** A device of its own, such as a laptop with a fingerprint reader, that always says yes. */
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
 * The code of a step of the clock. Those of the step before and after count too, and each counts once: of this step and
 * the next, both are still good when the step turns meanwhile.
 */
const codeIn = (steps: 0 | 1, secret: string) => codeOf(secret, Date.now() + steps * stepMs);

async function enterPassword(page: Page, user: TestUser) {
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await dialog.getByLabel('Password', { exact: true }).fill(user.password);
  await dialog.getByRole('button', { name: 'Go on' }).click();
}

/** To the second step of a log-in. */
async function giveCredentials(page: Page, user: TestUser) {
  await page.goto('/login');
  await page.getByLabel('E-mail address').fill(user.email);
  await page.getByLabel('Password', { exact: true }).fill(user.password);
  await press(page, 'Log in');
  await expectHeading(page, 'Confirm that it is you');
}

async function logOut(page: Page) {
  await press(page, 'Profile menu');
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  await page.getByRole('button', { name: 'Profile menu' }).waitFor({ state: 'detached' });
}

it('sets up an app, keeps the recovery codes, adds a passkey, and logs in by each of them', async () => {
  const user = await site.registerAndLogIn();
  const page = await openPage(browser, home, {
    as: user,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await page.addInitScript(() =>
    Object.assign(window, { print: () => document.body.setAttribute('data-printed', '') }),
  );
  await giveDevice(page);
  await page.goto('/profile#two-step');
  await page.getByText('somebody who knows your password still cannot log in').waitFor();

  await press(page, 'Set up an app');
  await press(page, 'Cancel');
  await press(page, 'Set up an app');
  await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill('not this one');
  await press(page, 'Go on');
  await page.getByText('The password is not right.').waitFor();
  await enterPassword(page, user);
  const app = page.getByRole('dialog', { name: 'Set up an app' });
  await app.getByRole('img', { name: 'QR code for the app' }).waitFor();
  await app.getByRole('button', { name: 'Cancel' }).click();
  // The password is not asked for again.
  await press(page, 'Set up an app');
  const secret = await app.locator('code').innerText();
  await app.getByLabel('Code that the app shows').fill('12');
  await press(page, 'Turn it on');
  await app.getByText('Enter the six digits that the app shows.').waitFor();
  await app.getByLabel('Code that the app shows').fill('000 000');
  await press(page, 'Turn it on');
  await app.getByText('This code is not right').waitFor();
  await app.getByLabel('Code that the app shows').fill(codeIn(0, secret));
  await press(page, 'Turn it on');
  await page.getByText('Two-step log-in is on.').waitFor();

  const codes = page.getByRole('dialog', { name: 'Your recovery codes' });
  const [first = '', ...others] = await codes.getByRole('list').getByRole('listitem').allInnerTexts();
  expect(others).toHaveLength(9);
  await press(page, 'Copy');
  await codes.getByText('Copied.').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(first);
  const downloads = page.waitForEvent('download');
  await codes.getByRole('link', { name: 'Download' }).click();
  expect((await downloads).suggestedFilename()).toBe('ninety-recovery-codes.txt');
  await press(page, 'Print');
  await page.locator('body[data-printed]').waitFor();
  await press(page, 'I have kept them');
  await page.getByText('10 of 10 are left.').waitFor();

  await press(page, 'Add a passkey');
  await page.getByLabel('Name of the passkey').fill('Laptop');
  await press(page, 'Make the passkey');
  await page.getByText('The passkey was added.').waitFor();
  await press(page, 'Rename Laptop');
  await page.getByLabel('Name of the passkey').fill('Old laptop');
  await press(page, 'Save the name');
  await page.getByText('Old laptop', { exact: true }).waitFor();

  await logOut(page);
  await giveCredentials(page, user);
  await press(page, 'Use your passkey');
  await expectHeading(page, 'Dashboard');

  await logOut(page);
  await giveCredentials(page, user);
  await press(page, 'Use a code of the app');
  await page.getByLabel('Code', { exact: true }).fill('000000');
  await press(page, 'Log in');
  await page.getByText('This code is not right').waitFor();
  await page.getByLabel('Code', { exact: true }).fill(codeIn(1, secret));
  await page.keyboard.press('Enter');
  await expectHeading(page, 'Dashboard');

  await logOut(page);
  await giveCredentials(page, user);
  await press(page, 'Use a recovery code');
  await page.getByLabel('Recovery code').fill(first.toLowerCase());
  await press(page, 'Use a passkey');
  await press(page, 'Log in as somebody else');
  await giveCredentials(page, user);
  await press(page, 'Use a recovery code');
  await page.getByLabel('Recovery code').fill(first.toLowerCase());
  await press(page, 'Log in');
  await expectHeading(page, 'Dashboard');

  await page.goto('/profile');
  await page.getByText('9 of 10 are left.').waitFor();
  await press(page, 'Make new codes');
  await enterPassword(page, user);
  await codes.getByRole('listitem').first().waitFor();
  await press(page, 'Close');
  await page.getByText('10 of 10 are left.').waitFor();
  await press(page, 'Remove the app');
  await page.getByText('The app was removed.').waitFor();
  await press(page, 'Remove Old laptop');
  await page.getByText('somebody who knows your password still cannot log in').waitFor();
});

it('shows where one is logged in, and logs out everywhere', async () => {
  const user = await site.registerAndLogIn();
  const page = await openPage(browser, home);
  await logIn(page, user);
  await page.goto('/profile');
  const logIns = page.getByRole('list', { name: 'Log-ins' });
  await logIns
    .getByRole('listitem')
    .filter({ hasText: 'This log-in' })
    .getByText('Chrome on Linux')
    .waitFor();
  await logIns.getByText('Ended by the next log-in').waitFor();
  await press(page, 'Log out everywhere');
  await page.getByText('You are logged out everywhere.').waitFor();
  await expectHeading(page, 'Log in');
});

it('tells of a log-in from a new device by mail, and ends it where it was not theirs', async () => {
  const user = await site.registerAndLogIn();
  const stranger = await openPage(browser, home);
  await logIn(stranger, user);

  const page = await openPage(browser, home);
  const mail = page.getByRole('article').filter({ hasText: user.email }).filter({ hasText: 'New log-in' });
  await expect
    .poll(async () => {
      await page.goto('/dev/outbox');
      return mail.count();
    })
    .toBe(1);
  const address = await mail.getByRole('link').first().getAttribute('href');
  const link = new URL(address ?? '');
  await page.goto(link.pathname + link.search);
  await expectHeading(page, 'Was this not you?');
  // To have opened it changes nothing.
  await stranger.reload();
  await expectHeading(stranger, 'Dashboard');
  await press(page, 'This was not me');
  await expectHeading(page, 'Set a new password');
  await stranger.goto('/profile');
  await expectHeading(stranger, 'Log in');
  await stranger.getByLabel('E-mail address').fill(user.email);
  await stranger.getByLabel('Password', { exact: true }).fill(user.password);
  await press(stranger, 'Log in');
  await stranger.getByText('You told us that somebody else logged in with this password.').waitFor();

  const password = 'four words that differ';
  await page.getByLabel('New password', { exact: true }).fill(password);
  await press(page, 'Set the password');
  await logIn(page, { email: user.email, password });

  await page.goto(link.pathname + link.search);
  await press(page, 'This was not me');
  await page.getByText('This link was used already').waitFor();
  await page.getByRole('link', { name: 'Set a new password' }).click();
  await expectHeading(page, 'Forgot your password?');
  await page.goto(link.pathname + link.search);
  await page.getByRole('link', { name: 'It was me' }).click();
  await expectHeading(page, 'Dashboard');
});

it('asks an admin for it at each log-in, and leads there', async () => {
  const admin = await site.admin();
  const page = await openPage(browser, home);
  await logIn(page, admin);
  await press(page, 'Later');
  await expect.poll(() => page.getByText('Please set up two-step log-in').count()).toBe(0);
  await logOut(page);
  await logIn(page, admin);
  await page.getByRole('link', { name: 'Set it up' }).click();
  await page.getByText('please protect your log-in').waitFor();
});

it.each(looks)('is sound, %s at %i px', async (colorScheme, width) => {
  const user = await site.registerAndLogIn();
  const page = await openPage(browser, home, { as: user, colorScheme, viewport: { width, height: 800 } });
  const look = async (what: string) => {
    await settled(page);
    await expectSound(page, what);
    const folder = process.env['PICTURES'];
    if (folder !== undefined)
      await page.screenshot({ path: `${folder}/${what}-${width}.png`, fullPage: true });
  };
  await giveDevice(page);
  await page.goto('/not-me?token=x');
  await expectHeading(page, 'Was this not you?');
  await look('not-me');
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Log out everywhere' }).waitFor();
  await press(page, 'Set up an app');
  await page.getByRole('dialog').getByLabel('Password', { exact: true }).waitFor();
  await look('confirm');
  await enterPassword(page, user);
  const secret = await page.locator('code').innerText();
  await look('app');
  await page.getByLabel('Code that the app shows').fill(codeIn(0, secret));
  await press(page, 'Turn it on');
  await page.getByRole('dialog', { name: 'Your recovery codes' }).waitFor();
  await look('codes');
  await press(page, 'I have kept them');
  await press(page, 'Add a passkey');
  await page.getByLabel('Name of the passkey').fill('A laptop with a long name at the kitchen table');
  await look('passkey');
  await press(page, 'Make the passkey');
  await page.getByText('The passkey was added.').waitFor();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await look('profile');
  await logOut(page);
  await giveCredentials(page, user);
  await look('second-step-passkey');
  await press(page, 'Use a code of the app');
  await look('second-step-code');
  await expectNoSidewaysScroll(page);
});
