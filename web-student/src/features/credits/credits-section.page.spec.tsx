import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { CreditEntry } from '#domain/credits/contract.ts';
import { entryOf } from '#domain/credits/testing/ledger-views.ts';
import { shop } from '#student/testing/commerce.ts';
import { expectAccessible } from '#student/testing/expect-accessible.ts';
import { student } from '#student/testing/people.ts';
import { profileAnswers } from '#student/testing/accounts/profile.ts';
import { renderPage } from '#student/testing/render-page.tsx';

const speaking = (id: string, more: Partial<CreditEntry>) => entryOf({ id, kind: 'speaking', ...more });
const entries = [
  speaking('4', { change: 1, balance: 110, cause: 'analysis_failed', uid: 'SRA-0001' }),
  speaking('3', { change: -1, balance: 109, cause: 'spent', uid: 'SRA-0001' }),
  speaking('2', { change: 100, balance: 110, cause: 'purchase', packageId: 'package_speaking_credits' }),
  speaking('1', { at: null }),
];
const credits = page.getByRole('region', { name: 'Credits' });

it('lists each change with its cause, and sells more credits from the profile', async () => {
  const profile = profileAnswers(student);
  const { body } = profile.fetchCredits();
  const { api } = await renderPage('/profile#credits', {
    user: student,
    api: {
      ...profile,
      ...shop().answers,
      fetchCredits: () => ({ status: 200, body: { ...body, speakingCredits: 110, entries } }),
    },
    width: 360,
  });
  await expect.element(credits).toHaveFocus();
  const rows = credits.getByRole('row');
  await expect.element(rows.nth(4)).toBeVisible();
  expect(rows.elements().map((row) => row.textContent)).toEqual([
    expect.stringContaining('Change'),
    expect.stringMatching(/could not be scored: SRA-0001.*\+1 speaking110$/),
    expect.stringMatching(/^Used: SRA-0001.*-1 speaking109$/),
    expect.stringMatching(/^Bought: Speaking credits.*\+100 speaking110$/),
    expect.stringMatching(/^Welcome gift\+10 speaking10$/),
  ]);
  await expectAccessible('the profile with credits');
  await credits.getByRole('button', { name: 'Get more credits' }).click();
  await expect.element(page.getByRole('heading', { name: 'Checkout', level: 1 })).toBeVisible();
  expect(api.inputsOf('createCart')).toMatchObject([
    { packageId: 'package_speaking_credits', fromProfilePage: true },
  ]);
});

it('shows older entries on demand', async () => {
  const profile = profileAnswers(student);
  const { body } = profile.fetchCredits();
  const many = Array.from({ length: 12 }, (_, index) => speaking(`${12 - index}`, { change: -1 }));
  await renderPage('/profile#credits', {
    user: student,
    api: { ...profile, fetchCredits: () => ({ status: 200, body: { ...body, entries: many } }) },
  });
  const rows = credits.getByRole('row');
  await expect.element(rows.nth(10)).toBeVisible();
  expect(rows.elements()).toHaveLength(1 + 10);
  await credits.getByRole('button', { name: 'Show more' }).click();
  await expect.poll(() => rows.elements().length).toBe(1 + 12);
});

it('offers no credits for sale where speaking is unlimited', async () => {
  const profile = profileAnswers(student);
  const { body } = profile.fetchCredits();
  await renderPage('/profile', {
    user: student,
    api: {
      ...profile,
      fetchCredits: () => ({ status: 200, body: { ...body, isSpeakingUnlimited: true } }),
    },
  });
  await expect.element(credits.getByText('unlimited')).toBeVisible();
  await expect.element(credits.getByRole('button', { name: 'Get more credits' })).not.toBeInTheDocument();
});
