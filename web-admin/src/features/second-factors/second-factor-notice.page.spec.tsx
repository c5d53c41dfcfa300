import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '#console/testing/expect-accessible.ts';
import { expectToFitPhone } from '#console/testing/fit-phone.ts';
import { renderConsole, type Answers } from '#console/testing/render-console.tsx';

const withoutFactor = (standing: 'asked' | 'needed'): Answers => ({
  fetchSecondFactor: () => ({
    status: 200,
    body: { standing, authenticator: null, passkeys: [], recoveryCodesLeft: 0 },
  }),
});

it('asks an admin for a second factor, until the admin says later', async () => {
  await renderConsole('/receipts', withoutFactor('asked'));
  const notice = page.getByText('Please set up two-step login');
  await expect.element(notice).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Set it up' }))
    .toHaveAttribute('href', '/profile#two-step');
  await expectToFitPhone('the notice');
  await page.getByRole('button', { name: 'Later' }).click();
  await expect.element(notice).not.toBeInTheDocument();
});

it('keeps the console closed where the server insists on a second factor', async () => {
  await renderConsole('/receipts', withoutFactor('needed'));
  await expect.element(page.getByRole('heading', { name: 'Set up two-step login first' })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Set it up in the profile' }))
    .toHaveAttribute('href', '/profile#two-step');
  await expect.element(page.getByRole('menuitem')).not.toBeInTheDocument();
  await expectAccessible('the closed console');
});
