import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { SessionView } from '#domain/accounts/sessions/session-contract.ts';
import { accountAnswers } from '#student/testing/accounts/account.ts';
import { emptyDashboard } from '#student/testing/dashboard.ts';
import { expectAccessible } from '#student/testing/expect-accessible.ts';
import { refused, unreachable } from '#student/testing/fake-api.ts';
import { student } from '#student/testing/people.ts';
import { renderPage } from '#student/testing/render-page.tsx';

const heading = (name: string) => page.getByRole('heading', { name, level: 1, exact: true });
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const done = () => ({ status: 200, body: {} }) as const;

const at = '2026-01-05T10:00:00.000Z';
const session = (id: string, more: Partial<SessionView> = {}): SessionView => ({
  id,
  startedAt: at,
  device: 'Chrome on Linux',
  isNewDevice: false,
  status: 'ended',
  end: 'replaced',
  endedAt: at,
  ...more,
});

it('lists the sessions of an account, and logs out everywhere', async () => {
  const { api } = await renderPage('/profile', {
    user: student,
    api: {
      ...accountAnswers(student),
      fetchSessions: () => ({
        status: 200,
        body: {
          sessions: [
            session('1', { status: 'active', end: null, endedAt: null }),
            session('2', { device: null, isNewDevice: true }),
          ],
          lastSeenAt: '2026-01-06T11:30:00.000Z',
        },
      }),
      logoutEverywhere: unreachable,
    },
  });
  const items = page.getByRole('list', { name: 'Logins' }).getByRole('listitem');
  await expect.element(items.nth(0)).toMatchTextContent(/Chrome on Linux.*6 Jan 2026.*This login/);
  await expect.element(items.nth(1)).toMatchTextContent(/new device.*Ended by the next login/);
  await press('Log out everywhere');
  await expect.element(page.getByText('We cannot reach Ninety now.')).toBeVisible();
  await expect.element(heading('My Profile')).toBeVisible();
  api.answer({ logoutEverywhere: done });
  await press('Log out everywhere');
  await expect.element(heading('Log in')).toBeVisible();
  await expect.element(page.getByText('You are logged out everywhere.')).toBeVisible();
});

it('ends an unknown session by the link of an email, after a question, and sets a new password', async () => {
  const { api, goTo } = await renderPage('/not-me?token=of-the-link', {
    user: student,
    width: 360,
    api: {
      ...emptyDashboard,
      reportSuspiciousLogIn: () => ({ status: 200, body: { resetToken: 'reset token' } }),
      resetPassword: done,
      loginStudent: () => refused('new_password_needed'),
    },
  });
  await expect.element(heading('Was this not you?')).toBeVisible();
  await expectAccessible('the page about an unknown session');
  expect(api.inputsOf('reportSuspiciousLogIn')).toEqual([]);
  await page.getByRole('link', { name: 'It was me' }).click();
  await expect.element(heading('Dashboard')).toBeVisible();

  goTo('/not-me?token=of-the-link');
  await press('This was not me');
  await expect.element(heading('Set a new password')).toBeVisible();
  expect(api.inputsOf('reportSuspiciousLogIn')).toEqual([{ token: 'of-the-link' }]);
  await page.getByLabelText('New password', { exact: true }).fill('four words that differ');
  await press('Set the password');
  await expect.element(heading('Log in')).toBeVisible();
  expect(api.inputsOf('resetPassword')).toEqual([
    { token: 'reset token', password: 'four words that differ' },
  ]);
  await page.getByLabelText('Email address').fill(student.email);
  await page.getByLabelText('Password', { exact: true }).fill('the former password');
  await press('Log in');
  await expect.element(page.getByRole('alert')).toBeVisible();

  for (const refusal of ['token_expired', 'token_invalid'] as const) {
    api.answer({ reportSuspiciousLogIn: () => refused(refusal) });
    goTo('/not-me?token=of-the-link');
    await press('This was not me');
    await expect.element(page.getByRole('alert')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'This was not me' })).not.toBeInTheDocument();
  }
  await page.getByRole('link', { name: 'Set a new password' }).click();
  await expect.element(heading('Forgot your password?')).toBeVisible();
});
