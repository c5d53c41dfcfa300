import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { requireNewPassword } from '#domain/support/contract.ts';
import { launchBrowser, startTestSite, type TestSite } from '#infra/testing/e2e.ts';
import { expectSound, looks } from './accessibility.ts';
import { borrowPage, logIn } from './support.ts';

let site: TestSite;
let browser: Browser;
beforeAll(async () => {
  // Mails are written by the workflows.
  [site, browser] = await Promise.all([
    startTestSite({ questions: 'none', temporal: true }),
    launchBrowser(),
  ]);
});
afterAll(async () => {
  await browser?.close();
  await site?.[Symbol.asyncDispose]();
});

const expectHeading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 }).waitFor();
const newPassword = 'four words that differ';

/** The mails to an address, of which the newest is the first. */
async function openMail(page: Page, email: string, subject: string) {
  const mail = page.getByRole('article').filter({ hasText: email }).filter({ hasText: subject });
  await expect
    .poll(async () => {
      await page.goto('/dev/outbox');
      return mail.count();
    })
    .toBe(1);
  return mail;
}

it('sets a forgotten password anew by the link of a mail, which works once', async () => {
  const user = await site.registerAndLogIn();
  const page = await borrowPage(browser, site);
  await page.goto('/login?redirect=%2Fpractice');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expectHeading(page, 'Forgot your password?');
  await page.getByLabel('E-mail address').fill(user.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await page.getByText("We've sent you a reset link.").waitFor();
  await page.getByRole('status').getByText(user.email).waitFor();

  await (await openMail(page, user.email, 'Set a new password')).getByRole('link').click();
  await expectHeading(page, 'Set a new password');
  const address = page.url();
  const meter = page.getByRole('meter', { name: 'Strength of the password' });
  const strength = () => meter.getAttribute('aria-valuetext');
  // Half a megabyte of common passwords is asked for by who types one, and by no one else.
  const words = page.waitForRequest('**/assets/password-strength-*.js');
  expect(await meter.count()).toBe(0);
  await page.getByLabel('New password', { exact: true }).fill('7 chars');
  await words;
  await expect.poll(strength).toBe('Too short');
  await page.getByLabel('New password', { exact: true }).fill('password123');
  await expect.poll(strength).toBe('Weak');
  await page.getByRole('button', { name: 'Set the password' }).click();
  await page.getByText('This password is one of the first that are tried.').waitFor();
  await page.getByLabel('New password', { exact: true }).fill(newPassword);
  await expect.poll(strength).toBe('Strong');
  await page.getByRole('button', { name: 'Set the password' }).click();
  await page.getByText('Password successfully changed!').waitFor();
  await expectHeading(page, 'Log in');
  expect(await page.getByLabel('E-mail address').inputValue()).toBe(user.email);
  await page.getByLabel('Password', { exact: true }).fill(newPassword);
  await page.getByRole('button', { name: 'Log in' }).click();
  // Where the way to the log-in began, in another tab of this browser too.
  await expectHeading(page, 'Quick Practice');
  await openMail(page, user.email, 'Your password was changed');

  await page.goto(address);
  await page.getByLabel('New password', { exact: true }).fill('and yet another one');
  await page.getByRole('button', { name: 'Set the password' }).click();
  await page.getByText('This token is expired!').waitFor();
  await expectHeading(page, 'Forgot your password?');
  await page.getByText('That link was used already, or is older than an hour.').waitFor();
  await page.getByText('You know it after all?').getByRole('link', { name: 'Log in' }).click();
  await expectHeading(page, 'Dashboard');
});

it('says that no mail was sent where the line is down', async () => {
  const page = await borrowPage(browser, site);
  await page.goto('/reset-password');
  await page.route('**/api/email/forgotPassword', (route) => route.abort('connectionrefused'));
  await page.getByLabel('E-mail address').fill('ada@example.com');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await page.getByText('Email not sent!').waitFor();
  expect(await page.getByRole('status').getByText('ada@example.com').count()).toBe(0);
});

it('changes a password in the profile, with the present one', async () => {
  const user = await site.registerAndLogIn();
  const page = await borrowPage(browser, site, { as: user });
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Change your password' }).click();
  await page.getByRole('button', { name: 'Keep it as it is' }).click();
  await page.getByRole('button', { name: 'Change your password' }).click();
  await page.getByLabel('Present password').fill('not this one');
  await page.getByLabel('New password', { exact: true }).fill(newPassword);
  await page.getByRole('button', { name: 'Change the password' }).click();
  await page.getByText('The present password is not right.').waitFor();
  await page.getByLabel('Present password').fill(user.password);
  await page.getByRole('button', { name: 'Change the password' }).click();
  await page.getByText('Password successfully changed!').waitFor();
  await page.getByRole('button', { name: 'Change your password' }).waitFor();

  const other = await borrowPage(browser, site);
  await logIn(other, { email: user.email, password: newPassword });
  await expectHeading(other, 'Dashboard');
});

it('leads a user whom an admin asked for a new password there first, and then on', async () => {
  const [user, admin] = [await site.registerAndLogIn(), await site.admin()];
  await admin.call(requireNewPassword, { id: user.userId, reason: 'Given to a whole class' });
  const page = await borrowPage(browser, site);
  await page.goto('/login?redirect=%2Fstatistics');
  const logInAgain = async () => {
    await page.getByLabel('E-mail address').fill(user.email);
    await page.getByLabel('Password', { exact: true }).fill(user.password);
    await page.getByRole('button', { name: 'Log in' }).click();
    await expectHeading(page, 'Set a new password');
  };
  await logInAgain();
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.goto('/login?redirect=%2Fstatistics');
  await logInAgain();
  await page.getByRole('link', { name: 'Quick Practice' }).click();
  await expect.poll(() => page.url()).toContain('redirect=%2Fpractice');
  await expectHeading(page, 'Set a new password');
  await page.getByLabel('New password', { exact: true }).fill(user.password);
  await page.getByRole('button', { name: 'Set the password' }).click();
  await page.getByText('Use a password other than the one before.').waitFor();
  await page.getByLabel('New password', { exact: true }).fill(newPassword);
  await page.getByRole('button', { name: 'Set the password' }).click();
  await page.getByText('Password successfully changed!').waitFor();
  await expectHeading(page, 'Quick Practice');
});

it.each(looks)('is sound, %s at %i px', async (colorScheme, width) => {
  const page = await borrowPage(browser, site, { colorScheme, viewport: { width, height: 800 } });
  for (const address of ['/reset-password', '/reset-password?token=x']) {
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectSound(page, address);
  }
  const field = page.getByLabel('New password', { exact: true });
  for (const [password, word] of [
    ['password123', 'Weak'],
    ['horse mou', 'Fair'],
    [newPassword, 'Strong'],
  ] as const) {
    await field.fill(password);
    await page.getByRole('status').getByText(word, { exact: true }).waitFor();
    await expectSound(page, `a password that is ${word}`);
  }
});
