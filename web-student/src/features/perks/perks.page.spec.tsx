import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { emptyDashboard } from '#student/testing/dashboard.ts';
import { expectAccessible } from '#student/testing/expect-accessible.ts';
import { refused, unreachable } from '#student/testing/fake-api.ts';
import { student } from '#student/testing/people.ts';
import { offeredPerk as perk } from '#student/testing/perks.ts';
import { renderPage } from '#student/testing/render-page.tsx';

it('claims an offer and shows its code', async () => {
  const { api } = await renderPage('/dashboard', {
    user: student,
    api: { ...emptyDashboard, fetchAllPerks: unreachable },
  });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Perks' }).click();
  const again = page.getByRole('button', { name: 'Try again' });
  await expect.element(again).toBeVisible();
  let isOver = true;
  api.answer({
    fetchAllPerks: () => ({ status: 200, body: { perks: [perk] } }),
    claimPerk: () =>
      isOver
        ? refused('perk_not_offered')
        : {
            status: 200,
            body: {
              perk: { ...perk, code: 'NINETY20', link: 'https://books.example.org/', isClaimed: true },
            },
          },
  });
  await again.click();
  const claim = page.getByRole('button', { name: 'Claim' });
  await claim.click();
  await expect.element(page.getByText('This offer has ended')).toBeVisible();
  await expectAccessible('the perks');
  isOver = false;
  await claim.click();
  await expect.element(page.getByText('NINETY20')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Open the offer' }))
    .toHaveAttribute('href', 'https://books.example.org/');
  await expect.element(claim).not.toBeInTheDocument();
  await page.viewport(360, 740);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});

it('says that there are no offers', async () => {
  await renderPage('/perk', {
    user: student,
    api: { fetchAllPerks: () => ({ status: 200, body: { perks: [] } }) },
  });
  await expect.element(page.getByText('No offers right now.')).toBeVisible();
});
