import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { entryOf, untouchedLedger } from '#domain/credits/testing/ledger-views.ts';
import { unreachable } from '#domain/core/testing/fake-api.ts';
import { admin, renderConsole, type Answers } from '#console/testing/render-console.tsx';
import { student } from '#console/testing/student.ts';

const address = `/users/${student.id}/show`;
const dialog = page.getByRole('dialog');
const reason = dialog.getByRole('textbox', { name: 'Reason' });
const done = () => ({ status: 200 as const, body: {} });

function userAnswers(): Answers {
  let user = student;
  const become = (status: 'active' | 'blocked') => () => {
    user = { ...user, status };
    return done();
  };
  return {
    one_users: () => ({ status: 200, body: user }),
    blockStudent: become('blocked'),
    unblockStudent: become('active'),
    grantPaidTime: done,
    requireNewPassword: done,
  };
}

it.each([
  ['Grant paid time', 'Grant', 'grantPaidTime', 'The paid time is set.'],
  ['Ask for a new password', 'Require it', 'requireNewPassword', 'will be asked for a new password'],
] as const)('%s: asks for a reason and waits for the server', async (button, confirm, call, told) => {
  const api = await renderConsole(address, userAnswers());
  await page.getByRole('button', { name: button }).click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(api.inputsOf(call)).toEqual([]);
  await page.getByRole('button', { name: button }).click();
  if (call === 'grantPaidTime') await dialog.getByLabelText('Last paid day').fill('2031-05-01');
  await reason.fill('Paid by bank transfer');
  await dialog.getByRole('button', { name: confirm, exact: true }).click();
  await expect.element(page.getByText(told)).toBeVisible();
  expect(api.inputsOf(call)).toEqual([
    {
      id: student.id,
      reason: 'Paid by bank transfer',
      ...(call === 'grantPaidTime' && { paidExpiryTime: '2031-05-01T23:59:59.000Z' }),
    },
  ]);
});

it('blocks and unblocks a user, and keeps the dialog open while the server is unreachable', async () => {
  const answers = userAnswers();
  const api = await renderConsole(address, { ...answers, blockStudent: unreachable });
  await page.getByRole('button', { name: 'Block' }).click();
  await reason.fill('Shares the account');
  await dialog.getByRole('button', { name: 'Block' }).click();
  await expect.element(dialog.getByText('We cannot reach the server now.')).toBeVisible();
  await expect.element(reason).toHaveValue('Shares the account');
  api.answer(answers);
  await dialog.getByRole('button', { name: 'Block' }).click();
  await expect.element(page.getByText('The user is blocked.')).toBeVisible();
  await page.getByRole('button', { name: 'Unblock' }).click();
  await reason.fill('Settled');
  await dialog.getByRole('button', { name: 'Unblock' }).click();
  await expect.element(page.getByText('The user is unblocked.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Block', exact: true })).toBeVisible();
  expect(api.inputsOf('unblockStudent')).toEqual([{ id: student.id, reason: 'Settled' }]);
});

it('grants credits, which the ledger then shows with the reason', async () => {
  const entries = [entryOf()];
  const api = await renderConsole(`${address}/credits`, {
    ...userAnswers(),
    fetchCreditsOfUser: () => ({ status: 200, body: { ...untouchedLedger, entries } }),
    grantCredits: ({ kind, credits: change, reason: said }) => {
      entries.unshift(entryOf({ id: 'granted', kind, change, cause: 'admin', reason: said }));
      return { status: 200, body: untouchedLedger };
    },
  });
  const table = page.getByRole('table', { name: 'Credit ledger' });
  await expect.element(table.getByRole('cell', { name: 'Welcome' })).toBeVisible();
  await page.getByRole('button', { name: 'Grant credits' }).click();
  await dialog.getByRole('combobox', { name: 'For' }).click();
  await page.getByRole('option', { name: 'Speaking' }).click();
  await dialog.getByRole('spinbutton', { name: 'How many' }).fill('7');
  await reason.fill('Was ill for a week');
  await dialog.getByRole('button', { name: 'Grant', exact: true }).click();
  await expect.element(page.getByText('The credits are granted.')).toBeVisible();
  await expect
    .element(table.getByRole('cell', { name: 'Granted by an admin: Was ill for a week' }))
    .toBeVisible();
  expect(api.inputsOf('grantCredits')).toMatchObject([{ kind: 'speaking', credits: 7 }]);
});

it('does not offer admins to block themselves', async () => {
  const self = { ...student, id: admin.id, email: admin.email, platformAccess: 'admin' as const };
  await renderConsole(`/users/${admin.id}/show`, { one_users: () => ({ status: 200, body: self }) });
  await expect.element(page.getByRole('button', { name: 'Grant paid time' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Block' })).not.toBeInTheDocument();
});
