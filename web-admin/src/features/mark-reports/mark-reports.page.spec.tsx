import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '#console/testing/expect-accessible.ts';
import { expectToFitPhone } from '#console/testing/fit-phone.ts';
import { renderConsole } from '#console/testing/render-console.tsx';
import { markReport, rowsOf } from '#console/testing/rows.ts';
import { studentAnswers } from '#console/testing/student.ts';

it('lists reported marks in their answers, and accepts or rejects one', async () => {
  let seen = markReport;
  const api = await renderConsole('/mark-reports', {
    ...studentAnswers,
    list_markReports: () => rowsOf([seen, { ...seen, id: 'gone', status: 'rejected', excerpt: null }]),
    one_markReports: () => ({ status: 200, body: seen }),
    judgeMark: ({ judgement }) => {
      seen = { ...seen, status: judgement };
      return { status: 200, body: {} };
    },
  });
  await expect.element(page.getByRole('cell', { name: 'The data are clear.', exact: true })).toBeVisible();
  await expect.element(page.getByRole('cell', { name: 'Erased with the account' }).first()).toBeVisible();
  await expectAccessible('the reported marks');
  await expectToFitPhone('the reported marks');
  await page.getByRole('link', { name: /^are → is/ }).click();
  await expect.element(page.getByText('subject-verb-agreement')).toBeVisible();
  await expectAccessible('a reported mark');
  const dialog = page.getByRole('dialog');
  for (const [button, judgement] of [
    ['Accept', 'accepted'],
    ['Reject', 'rejected'],
  ] as const) {
    await page.getByRole('button', { name: button }).click();
    await dialog.getByRole('button', { name: button }).click();
    await expect.element(page.getByText(`The report is ${judgement}.`)).toBeVisible();
    await expect.element(page.getByRole('button', { name: button })).toBeDisabled();
    expect(api.inputsOf('judgeMark').at(-1)).toEqual({ id: seen.id, judgement });
  }
});
