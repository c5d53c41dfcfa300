import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { unreachable } from '#domain/core/testing/fake-api.ts';
import type { CheckedReceipt } from '#domain/receipts/contract.ts';
import { expectAccessible } from '#console/testing/expect-accessible.ts';
import { expectToFitPhone } from '#console/testing/fit-phone.ts';
import { renderConsole } from '#console/testing/render-console.tsx';
import { student, studentAnswers } from '#console/testing/student.ts';

const difference = 'It has the event of handing in as 4, the history as 5.';
const genuine: CheckedReceipt = {
  verdict: 'genuine',
  sessionId: '01900000-0000-7000-8000-0000000000f1',
  userId: student.id,
  isKnown: true,
  differences: [],
  erased: 0,
};
const choose = (text: string) =>
  page.getByLabelText('File of the receipt').upload(new File([text], 'receipt.json'));

it('checks a receipt against its signature and the history, and leads to the history', async () => {
  const receipts: Readonly<Record<string, CheckedReceipt>> = {
    // Adding a byte order mark is a change too.
    '\uFEFFgenuine': { ...genuine, verdict: 'altered', differences: [difference] },
    genuine,
  };
  const api = await renderConsole('/receipts', {
    ...studentAnswers,
    checkMockTestReceipt: ({ file }) => ({
      status: 200,
      body: receipts[file] ?? { verdict: 'no_receipt', isKnown: false, differences: [], erased: 0 },
    }),
  });
  await choose('\uFEFFgenuine');
  await expect.element(page.getByText('The file was changed')).toBeVisible();
  await expect.element(page.getByText('It differs from the history')).toBeVisible();
  await expect.element(page.getByRole('listitem').filter({ hasText: difference })).toBeVisible();
  await expectAccessible('a receipt that was changed');

  await choose('something else');
  await expect.element(page.getByText('This is not one of our receipts')).toBeVisible();
  await expect.element(page.getByText('It claims to be the receipt of sitting')).not.toBeInTheDocument();

  api.answer({ checkMockTestReceipt: unreachable });
  await choose('genuine');
  await expect.element(page.getByText('We cannot reach the server now.')).toBeVisible();
  api.answer({ checkMockTestReceipt: () => ({ status: 200, body: genuine }) });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('The signature is valid')).toBeVisible();
  await expect.element(page.getByText('It matches the history', { exact: true })).toBeVisible();
  await expectToFitPhone('a receipt');
  await page.getByRole('link', { name: student.id }).click();
  await expect.poll(() => location.hash).toBe(`#/users/${student.id}/show/history`);
});
