import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { messages } from '#student/core/messages.ts';
import { expectAccessible } from '#student/testing/expect-accessible.ts';
import { refused, type Answers } from '#student/testing/fake-api.ts';
import { student } from '#student/testing/people.ts';
import { profileAnswers } from '#student/testing/accounts/profile.ts';
import { renderPage } from '#student/testing/render-page.tsx';

const section = page.getByRole('region', { name: 'Mobile app', exact: true });
const overview = page.getByRole('navigation', { name: 'On this page' });
const linked = { ...student, adaptyId: '3286abd3-48b0-4e9c-a5f6-ac0a006804a6' };
const ios = 'https://apps.apple.com/app/id1';
const status = {
  isConfigured: true,
  isLinked: true,
  redeemedMobileApp: true,
  purchases: [
    {
      purchaseId: 'mobile-1',
      packageId: 'package_bronze_sect',
      store: 'app_store',
      from: '2026-11-01T00:00:00.000Z',
      until: '2026-12-01T00:00:00.000Z',
      isTakenBack: true,
    },
  ],
};
const answers = {
  ...profileAnswers(linked),
  fetchMobileApp: () => ({ status: 200, body: { ios, android: null } }),
  getMobileStatus: () => ({ status: 200, body: status }),
  syncMobile: () => ({ status: 200, body: { user: { ...linked, currentPlan: 'bronze' } } }),
} satisfies Answers;

it('shows what was bought in the app, and checks for more at the start and on a press', async () => {
  const { api } = await renderPage('/profile', { user: linked, width: 360, api: answers });
  await expect.element(section.getByText('Bronze sect')).toBeVisible();
  await expect.element(section.getByText('Refunded')).toBeVisible();
  await expect.element(section.getByRole('link', { name: 'App Store' })).toHaveAttribute('href', ios);
  await expectAccessible('the mobile app in the profile');
  await expect.poll(() => api.inputsOf('syncMobile')).toHaveLength(1);
  await section.getByRole('button', { name: 'Check for purchases' }).click();
  await expect.element(page.getByRole('status').getByText('Your purchases are up to date.')).toBeVisible();
  expect(api.inputsOf('syncMobile')).toHaveLength(2);
  api.answer({ syncMobile: () => refused('mobile_provider_away') });
  await section.getByRole('button', { name: 'Check for purchases' }).click();
  await expect.element(page.getByText(messages.mobile_provider_away)).toBeVisible();
});

const unlinked = {
  getMobileStatus: () => ({
    status: 200,
    body: { ...status, isLinked: false, redeemedMobileApp: false, purchases: [] },
  }),
} satisfies Answers;

it('explains how to link the app, and lists no purchases until then', async () => {
  const { api } = await renderPage('/profile', {
    user: student,
    api: { ...answers, ...profileAnswers(student), ...unlinked },
  });
  await expect.element(section.getByText(/Log in to the app/)).toBeVisible();
  await expect.element(section.getByRole('button', { name: 'Check for purchases' })).not.toBeInTheDocument();
  expect(api.inputsOf('syncMobile')).toEqual([]);
});

it('shows nothing where the site has no mobile app', async () => {
  await renderPage('/profile', { user: student, api: profileAnswers(student) });
  await expect.element(overview.getByRole('link', { name: 'Credits' })).toBeVisible();
  await expect.element(section).not.toBeInTheDocument();
  await expect.element(overview.getByRole('link', { name: 'Mobile app' })).not.toBeInTheDocument();
});
