import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { unreachable } from '#domain/core/testing/fake-api.ts';
import { expectAccessible } from '#console/testing/expect-accessible.ts';
import { expectToFitPhone } from '#console/testing/fit-phone.ts';
import { refused } from '#console/testing/refused.ts';
import { renderConsole, type Answers } from '#console/testing/render-console.tsx';
import { student } from '#console/testing/student.ts';

const account = {
  id: student.id,
  email: 'ada@example.com',
  registeredAt: '2023-01-05T10:00:00.000Z',
  lastUsedAt: '2023-02-05T10:00:00.000Z',
};
const run = {
  runId: 'r1',
  inactiveDays: 900,
  keepsBuyers: false,
  expected: 1,
  deleted: null,
  startedAt: '2026-11-05T10:00:00.000Z',
  reason: 'Not used for years',
};
const answers = {
  fetchOldAccountDeletions: () => ({ status: 200, body: { runs: [] } }),
  previewOldAccounts: () => ({ status: 200, body: { total: 1, hasMore: false, accounts: [account] } }),
  deleteOldAccount: () => refused('old_accounts_changed'),
} satisfies Answers;

it('shows old accounts by the rules first, and deletes them with a reason', async () => {
  const api = await renderConsole('/old-accounts', { ...answers, previewOldAccounts: unreachable });
  await expect.element(page.getByText('No old accounts have been deleted yet.')).toBeVisible();
  const days = page.getByLabelText('Days without use');
  const show = page.getByRole('button', { name: 'Show old accounts' });
  await days.fill('30');
  await expect.element(show).toBeDisabled();
  await expect.element(days).toBeInvalid();
  await days.fill('900');
  await page.getByRole('switch', { name: /Keep accounts/ }).click();
  await show.click();
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  api.answer(answers);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('link', { name: 'ada@example.com' })).toBeVisible();
  await expectAccessible('old accounts');
  expect(api.inputsOf('deleteOldAccount')).toEqual([]);

  await page.getByRole('button', { name: 'Delete 1 account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText('Reason').fill('Not used for years');
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect.element(dialog.getByText(/has changed/)).toBeVisible();
  api.answer({
    deleteOldAccount: () => ({ status: 200, body: { runId: 'r1' } }),
    fetchOldAccountDeletions: () => ({ status: 200, body: { runs: [run] } }),
    previewOldAccounts: () => ({ status: 200, body: { total: 0, hasMore: false, accounts: [] } }),
  });
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByRole('cell', { name: 'In progress' })).toBeVisible();
  await expect.element(page.getByText('No accounts match these rules.')).toBeVisible();
  expect(api.inputsOf('deleteOldAccount')[1]).toEqual({
    inactiveDays: 900,
    keepsBuyers: false,
    expected: 1,
    reason: 'Not used for years',
  });
  await expectToFitPhone('old accounts');
});
