import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { AdminReferral } from '#domain/referrals/admin-contract.ts';
import { expectAccessible } from '#console/testing/expect-accessible.ts';
import { expectToFitPhone } from '#console/testing/fit-phone.ts';
import { confirmWithReason } from '#console/testing/forms.ts';
import { renderConsole } from '#console/testing/render-console.tsx';
import { referral as held } from '#console/testing/rows.ts';
import { student, studentAnswers } from '#console/testing/student.ts';

it('declines a held referral, and later counts it', async () => {
  let seen = held;
  const decided = (status: AdminReferral['status']) => {
    seen = { ...seen, status };
    return { status: 200, body: {} } as const;
  };
  const api = await renderConsole('/referrals', {
    ...studentAnswers,
    list_referrals: () => ({ status: 200, body: [seen], total: 1 }),
    one_referrals: () => ({ status: 200, body: seen }),
    releaseReferral: () => decided('joined'),
    declineReferral: () => decided('declined'),
  });
  const cell = page.getByRole('cell', { name: 'Same device, Same network' });
  await expect.element(cell).toBeVisible();
  await expectAccessible('the referrals');
  await expectToFitPhone('the referrals');
  await page.getByRole('link', { name: /Held, Same device/ }).click();
  await expect.element(page.getByRole('button', { name: 'Decline' })).toBeVisible();
  await expectAccessible('a referral');
  await page.getByRole('button', { name: 'Decline' }).click();
  await confirmWithReason('The same person', 'Decline');
  await expect.element(page.getByText('The referral is declined.')).toBeVisible();
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect.element(page.getByText('The referral was approved.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
  expect(api.inputsOf('declineReferral')).toEqual([{ userId: student.id, reason: 'The same person' }]);
});
