import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { MailList } from '#domain/mail/mail-kinds.ts';
import { storageKeys } from '#student/core/storage.ts';
import { accountAnswers } from '#student/testing/accounts/account.ts';
import { emptyDashboard } from '#student/testing/dashboard.ts';
import { expectAccessible } from '#student/testing/expect-accessible.ts';
import { refused, unreachable, type Answers } from '#student/testing/fake-api.ts';
import { student } from '#student/testing/people.ts';
import { renderPage } from '#student/testing/render-page.tsx';

const at = '2026-01-05T10:00:00.000Z';
const heading = (name: string) => page.getByRole('heading', { name, level: 1, exact: true });
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

function mailList(list: MailList) {
  const choice = (isOn: boolean) => ({ status: 200, body: { list, isOn } }) as const;
  let isOn = true;
  return {
    fetchMailList: () => choice(isOn),
    leaveMailList: () => choice((isOn = false)),
    rejoinMailList: () => choice((isOn = true)),
  } satisfies Answers;
}

it('unsubscribes by the link of an email after a question, and subscribes again', async () => {
  const { api, goTo } = await renderPage('/unsubscribe', {
    width: 1440,
    colorScheme: 'dark',
    api: mailList('general'),
  });
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'To the dashboard' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Stop these emails' })).not.toBeInTheDocument();

  goTo('/unsubscribe?token=of-the-link');
  const stop = page.getByRole('button', { name: 'Stop these emails' });
  await expect.element(stop).toBeVisible();
  await expectAccessible('the page that unsubscribes');
  expect(api.inputsOf('leaveMailList')).toEqual([]);
  await stop.click();
  await expect.element(heading('Unsubscribe')).toBeVisible();
  await expectAccessible('the page after unsubscribing');
  expect(api.inputsOf('leaveMailList')).toEqual([{ token: 'of-the-link' }]);
  await press('Send them again');
  await expect.element(heading('Emails from Ninety')).toBeVisible();
  expect(api.inputsOf('rejoinMailList')).toEqual([{ token: 'of-the-link' }]);

  api.answer({ ...mailList('plan_reminder'), leaveMailList: unreachable });
  goTo('/study-plan/reminder?token=of-a-reminder');
  await stop.click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(heading('Emails from Ninety')).toBeVisible();
  api.answer(mailList('plan_reminder'));
  await stop.click();
  await expect.element(heading('Unsubscribe')).toBeVisible();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  expect(api.inputsOf('leaveMailList').at(-1)).toEqual({ token: 'of-a-reminder' });

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  try {
    await page.getByRole('link', { name: 'To the dashboard' }).click();
    await expect.element(heading('Log in to see this page')).toBeVisible();
    vi.advanceTimersByTime(3_000);
    await expect.element(heading('Log in')).toBeVisible();
    expect(location.search).toBe('?redirect=%2Fdashboard');
  } finally {
    vi.useRealTimers();
  }

  for (const refusal of ['token_expired', 'token_invalid'] as const) {
    api.answer({ fetchMailList: () => refused(refusal) });
    goTo('/unsubscribe?token=of-the-link');
    await expect.element(page.getByRole('alert')).toBeVisible();
    await expect.element(stop).not.toBeInTheDocument();
  }
});

it('subscribes in the profile, and resumes mail that bounced or was reported as spam', async () => {
  const { api, goTo } = await renderPage('/profile', { user: student, api: accountAnswers(student) });
  const section = page.getByRole('region', { name: 'Emails' });
  const general = section.getByRole('switch', { name: 'News and tips from Ninety' });
  const partners = section.getByRole('switch', { name: 'Offers from our partners' });
  await general.click();
  await partners.click();
  await expect.element(partners).toBeChecked();
  await partners.click();
  await expect
    .poll(() => api.inputsOf('updateEmailNotification'))
    .toEqual([{ general: true }, { thirdParty: true }, { thirdParty: false }]);

  const trouble = section.getByRole('alert');
  await expect.element(trouble).not.toBeInTheDocument();
  api.answer({ fetchMailAddress: () => ({ status: 200, body: { bouncedAt: at, complainedAt: null } }) });
  goTo('/profile');
  await expect.element(trouble).toMatchTextContent(student.email);
  await expect.element(general).toBeChecked();
  await expect.element(partners).not.toBeChecked();
  api.answer({ resumeMailing: unreachable });
  await section.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('We cannot reach Ninety now.')).toBeVisible();
  await expect.element(trouble).toBeVisible();
  api.answer({ resumeMailing: () => ({ status: 200, body: { bouncedAt: null, complainedAt: null } }) });
  await section.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('We are sending you emails again.')).toBeVisible();
  await expect.element(trouble).not.toBeInTheDocument();

  api.answer({ fetchMailAddress: () => ({ status: 200, body: { bouncedAt: null, complainedAt: at } }) });
  goTo('/profile');
  await expect.element(trouble).toBeVisible();
  await section.getByRole('button', { name: 'Send them again' }).click();
  await expect.element(trouble).not.toBeInTheDocument();
  expect(api.inputsOf('resumeMailing')).toHaveLength(3);
});

it('offers news on the dashboard, and remembers a student who declines', async () => {
  const answers = { ...emptyDashboard, ...accountAnswers(student) };
  const { api, goTo } = await renderPage('/dashboard', { user: student, width: 360, api: answers });
  const offer = page.getByRole('region', { name: 'News and tips by email' });
  await expect.element(offer).toMatchTextContent(student.email);
  await offer.getByRole('button', { name: 'No, thanks' }).click();
  await expect.element(offer).not.toBeInTheDocument();
  goTo('/dashboard');
  await expect.element(page.getByRole('heading', { name: 'Your score today' })).toBeVisible();
  await expect.element(offer).not.toBeInTheDocument();
  expect(api.inputsOf('saveToMailList')).toEqual([]);

  localStorage.removeItem(storageKeys.noMailOffer);
  goTo('/dashboard');
  await offer.getByRole('button', { name: 'Add my email' }).click();
  await expect.element(page.getByText('Your email has been added!')).toBeVisible();
  await expect.element(offer).not.toBeInTheDocument();
  expect(api.inputsOf('saveToMailList')).toEqual([{}]);
  goTo('/profile?openSettings=true');
  await expect.element(page.getByRole('switch', { name: 'News and tips from Ninety' })).toBeChecked();
});
