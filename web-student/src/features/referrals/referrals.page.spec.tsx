import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { storageKeys } from '#student/core/storage.ts';
import { accountAnswers } from '#student/testing/accounts/account.ts';
import { emptyDashboard } from '#student/testing/dashboard.ts';
import { expectAccessible } from '#student/testing/expect-accessible.ts';
import { refused, unreachable } from '#student/testing/fake-api.ts';
import { student } from '#student/testing/people.ts';
import { referralAnswers as answersOfReferrals, referralLink as link } from '#student/testing/referrals.ts';
import { addressOf, openedAddresses, providerAnswers } from '#student/testing/accounts/sign-in.ts';
import { ownClipboard } from '#student/testing/own-clipboard.ts';
import { renderPage } from '#student/testing/render-page.tsx';

const referralAnswers = () => ({ ...accountAnswers(student), ...answersOfReferrals() });

it('shows the link and what it earned, and claims it', async () => {
  await ownClipboard();
  const { api } = await renderPage('/dashboard', {
    user: student,
    api: { ...emptyDashboard, ...referralAnswers(), fetchReferral: unreachable },
  });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Reward' }).click();
  const again = page.getByRole('button', { name: 'Try again' });
  await expect.element(again).toBeVisible();
  api.answer(referralAnswers());
  await again.click();
  await expect.element(page.getByText('2 friends invited, 1 joined.')).toBeVisible();
  await expectAccessible('the rewards');
  expect(api.inputsOf('updateUserArray')).toEqual([{ stepsDone: 'did_view_reward' }]);
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await expect.element(page.getByText('Link copied.')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(link);
  const claim = page.getByRole('button', { name: 'Claim your reward' });
  await claim.click();
  await expect.element(page.getByText('Congrats! Our team will contact you soon.')).toBeVisible();
  await expect.element(claim).not.toBeInTheDocument();
  await page.viewport(360, 740);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});

it('emails a friend the link, and explains a refusal', async () => {
  const { api } = await renderPage('/reward', {
    user: student,
    api: { ...referralAnswers(), sendInvite: () => refused('invalid_input', { email: 'Not an address' }) },
  });
  const field = page.getByLabelText("Your friend's email address");
  const send = page.getByRole('button', { name: 'Send the invitation' });
  await field.fill(student.email);
  await send.click();
  await expect.element(page.getByText('Email not sent!')).toBeVisible();
  await expect.element(field).toHaveAccessibleDescription(/Not an address/);
  api.answer({ sendInvite: () => ({ status: 200, body: {} }) });
  await field.fill('bob@example.com');
  await send.click();
  await expect.element(page.getByText('Email sent successfully!')).toBeVisible();
  await expect.element(field).toHaveValue('');
  expect(api.inputsOf('sendInvite').at(-1)).toEqual({ email: 'bob@example.com' });
});

it('stores the referral of a link until the sign-up', async () => {
  const { api } = await renderPage('/u?r=abc-123', {
    api: { registerUser: () => ({ status: 200, body: { id: student.id } }) },
  });
  await expect.element(page.getByRole('heading', { name: 'Sign up', level: 1 })).toBeVisible();
  expect(localStorage.getItem(storageKeys.referralId)).toBe('abc-123');
  await page.getByLabelText('Email address').fill('bob@example.com');
  await page.getByRole('textbox', { name: 'Password' }).fill('correct horse battery');
  await page.getByRole('button', { name: 'Sign up', exact: true }).click();
  await expect.element(page.getByText('Check your email inbox!')).toBeVisible();
  expect(api.inputsOf('registerUser')).toMatchObject([{ email: 'bob@example.com', referralId: 'abc-123' }]);
  expect(localStorage.getItem(storageKeys.referralId)).toBeNull();
});

it("sends the referrer's code when a visitor signs up with a provider", async () => {
  const opened = openedAddresses();
  const { api } = await renderPage('/u?r=abc-123', { api: providerAnswers });
  await page.getByRole('button', { name: /Google/ }).click();
  await expect.poll(opened).toEqual([addressOf('google')]);
  expect(api.inputsOf('startSignIn')).toMatchObject([{ purpose: 'sign_up', referralId: 'abc-123' }]);
});

it.each(['/u', '/u?r=%3Cscript%3E', '/u?r='])('keeps nothing of %s', async (address) => {
  await renderPage(address);
  await expect.element(page.getByRole('heading', { name: 'Sign up', level: 1 })).toBeVisible();
  expect(localStorage.getItem(storageKeys.referralId)).toBeNull();
});
