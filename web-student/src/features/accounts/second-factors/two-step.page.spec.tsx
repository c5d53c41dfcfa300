import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { SecondFactorView } from '#domain/second-factors/contract.ts';
import { accountAnswers } from '#student/testing/accounts/account.ts';
import { expectAccessible } from '#student/testing/expect-accessible.ts';
import type { Answers } from '#student/testing/fake-api.ts';
import { student } from '#student/testing/people.ts';
import { ownClipboard } from '#student/testing/own-clipboard.ts';
import { renderPage } from '#student/testing/render-page.tsx';
import {
  appCode,
  fakePasskeyDevice,
  recoveryCodes,
  secondFactorAnswers,
} from '#student/testing/accounts/second-factors.ts';

const password = 'a rather long password';
const section = page.getByRole('region', { name: 'Two-step login' });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const press = (name: string) => button(name).click();
const dialog = (name: string) => page.getByRole('dialog', { name });
const confirmation = dialog('Confirm that it is you');
const codes = dialog('Your recovery codes');

async function confirm(given: string) {
  await confirmation.getByLabelText('Password', { exact: true }).fill(given);
  await press('Continue');
}

it('sets up an app after the password, and shows recovery codes that can be stored', async () => {
  await ownClipboard();
  const { api } = await renderPage('/profile#two-step', {
    user: student,
    width: 360,
    api: { ...accountAnswers(student), ...secondFactorAnswers(password) },
  });
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  await expect.element(section).toHaveFocus();
  await press('Set up an app');
  await expect.element(confirmation).toBeVisible();
  await expectAccessible('the dialog that asks for the password');
  await press('Cancel');
  await expect.element(confirmation).not.toBeInTheDocument();
  await press('Set up an app');
  await confirm('not this one');
  await expect.element(confirmation.getByRole('alert')).toBeVisible();
  await confirm(password);
  const app = dialog('Set up an app');
  await expect.element(app.getByRole('img', { name: 'QR code for the app' })).toBeVisible();
  await expect.element(app.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
  await app.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(app).not.toBeInTheDocument();

  await press('Set up an app');
  const code = app.getByLabelText('Code that the app shows');
  await code.fill('12');
  await press('Turn it on');
  await expect.element(code).toBeInvalid();
  await code.fill('000 000');
  await press('Turn it on');
  await expect.element(app.getByRole('alert')).toBeVisible();
  await expectAccessible('the dialog of an app');
  await code.fill(appCode);
  await press('Turn it on');
  expect(api.inputsOf('confirmIdentity')).toEqual([{ password: 'not this one' }, { password }]);

  await expect.element(codes).toBeVisible();
  await expectAccessible('the recovery codes');
  expect(
    codes
      .getByRole('listitem')
      .elements()
      .map((item) => item.textContent),
  ).toEqual(recoveryCodes);
  await press('Copy');
  await expect.element(codes.getByRole('status')).not.toBeEmptyDOMElement();
  const copied = await navigator.clipboard.readText();
  const download = codes.getByRole('link', { name: 'Download' });
  await expect.element(download).toHaveAttribute('download', 'ninety-recovery-codes.txt');
  const file = decodeURIComponent(String(download.element().getAttribute('href')));
  for (const one of recoveryCodes) {
    expect(copied).toContain(one);
    expect(file).toContain(one);
  }
  await press('Print');
  expect(print).toHaveBeenCalledOnce();
  await press('I have saved them');
  await expect.element(section.getByText('10 of 10 are left.')).toBeVisible();
  await press('Make new codes');
  await expect.element(codes.getByRole('listitem').first()).toBeVisible();
  await press('Close');
  await expect.element(codes).not.toBeInTheDocument();
  await press('Remove the app');
  await expect.element(button('Set up an app')).toBeVisible();
  await expect.element(button('Make new codes')).not.toBeInTheDocument();
  expect(api.inputsOf('removeAuthenticator')).toEqual([{ confirmation: 'confirmed' }]);
});

it('adds, renames and removes a passkey', async () => {
  await fakePasskeyDevice();
  const { api } = await renderPage('/profile', {
    user: student,
    width: 1440,
    colorScheme: 'dark',
    api: { ...accountAnswers(student), ...secondFactorAnswers(password) },
  });
  await press('Add a passkey');
  await confirm(password);
  const name = page.getByLabelText('Name of the passkey');
  await press('Make the passkey');
  await expect.element(name).toBeInvalid();
  await name.fill('A laptop with a long name at the kitchen table');
  await expectAccessible('the dialog of a new passkey');
  await press('Make the passkey');
  await expect.element(codes.getByRole('listitem').first()).toBeVisible();
  await press('I have saved them');
  await expect.element(codes).not.toBeInTheDocument();

  await press('Rename A laptop with a long name at the kitchen table');
  await name.fill('Old laptop');
  await press('Save the name');
  await expect.element(section.getByText('Old laptop', { exact: true })).toBeVisible();
  await expect.element(dialog('Rename the passkey')).not.toBeInTheDocument();
  await expectAccessible('the profile with a passkey');

  await press('Add a passkey');
  await name.fill('The same laptop');
  await press('Make the passkey');
  await expect.element(dialog('Add a passkey').getByRole('alert')).toBeVisible();
  await press('Cancel');
  await expect.element(dialog('Add a passkey')).not.toBeInTheDocument();
  expect(api.inputsOf('addPasskey')).toHaveLength(1);

  await press('Remove Old laptop');
  await expect.element(section.getByText('Old laptop', { exact: true })).not.toBeInTheDocument();
  await expect.element(button('Make new codes')).not.toBeInTheDocument();
});

it('asks an admin for it after each login, and links to it', async () => {
  const admin = { ...student, platformAccess: 'admin' as const };
  const ofStanding = (standing: SecondFactorView['standing']): Answers => ({
    fetchSecondFactor: () => ({
      status: 200,
      body: { standing, authenticator: null, passkeys: [], recoveryCodesLeft: 0 },
    }),
  });
  const { api, goTo } = await renderPage('/contact-us', {
    user: admin,
    api: {
      ...accountAnswers(admin),
      ...ofStanding('asked'),
      logoutStudent: () => ({ status: 200, body: {} }),
      loginStudent: () => ({ status: 200, body: { token: crypto.randomUUID(), user: admin } }),
    },
  });
  const link = page.getByRole('alert').getByRole('link', { name: 'Set it up' });
  await expect.element(link).toBeVisible();
  await press('Later');
  await expect.element(link).not.toBeInTheDocument();
  goTo('/contact-us');
  await expect.poll(() => api.inputsOf('fetchSecondFactor').length).toBeGreaterThan(1);
  await expect.element(page.getByRole('heading', { name: 'Contact Us', level: 1 })).toBeVisible();
  await expect.element(link).not.toBeInTheDocument();

  await press('Profile menu');
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  await expect.poll(() => api.inputsOf('logoutStudent')).toHaveLength(1);
  goTo('/login?redirect=/contact-us');
  await page.getByLabelText('Email address').fill(admin.email);
  await page.getByLabelText('Password', { exact: true }).fill(password);
  await press('Log in');
  await expect.element(link).toBeVisible();

  api.answer(ofStanding('needed'));
  goTo('/contact-us');
  await expect.element(link).toBeVisible();
  await expect.element(button('Later')).not.toBeInTheDocument();
  await link.click();
  await expect.element(section.getByRole('alert')).toBeVisible();
  await expect.element(section).toHaveFocus();
  await expect.element(link).not.toBeInTheDocument();
});
