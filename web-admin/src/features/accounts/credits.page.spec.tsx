import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { CreditEntry } from '#domain/credits/contract.ts';
import { entryOf, untouchedLedger } from '#domain/credits/testing/ledger-views.ts';
import { expectAccessible } from '#console/testing/expect-accessible.ts';
import { expectToFitPhone } from '#console/testing/fit-phone.ts';
import { choose, confirmWithReason } from '#console/testing/forms.ts';
import { renderConsole } from '#console/testing/render-console.tsx';
import { student, studentAnswers } from '#console/testing/student.ts';

const sessionId = '01900000-0000-7000-8000-0000000000f1';
const entry = (id: string, more: Partial<CreditEntry>) =>
  entryOf({ id, kind: 'full_test', change: 1, balance: 1, cause: 'admin', ...more });

it('grants credits, returns the credit of a test, and allows a first test', async () => {
  const sat = { mockTestId: 'full_core', testName: 'Full test, Core', sessionId };
  let entries = [entry('spent', { ...sat, change: -1, balance: 0, cause: 'spent' })];
  const add = (added: CreditEntry) => void (entries = [added, ...entries]);
  const balances = {
    writingCredits: 3,
    speakingCredits: 10,
    speakingCreditsUsed: 0,
    fullTestCredits: 1,
    sectionalTestCredits: 0,
  };
  const api = await renderConsole(`/users/${student.id}/show/credits`, {
    ...studentAnswers,
    fetchCreditsOfUser: () => ({ status: 200, body: { ...untouchedLedger, ...balances, entries } }),
    grantCredits: ({ kind, credits, reason }) => {
      add(entry('granted', { kind, change: credits, reason }));
      return { status: 200, body: balances };
    },
    giveMockTestBack: ({ reason }) => {
      add(entry('given back', { ...sat, cause: 'our_fault', reason }));
      return { status: 200, body: { credits: 1 } };
    },
    allowFirstMockTest: () => ({ status: 200, body: {} }),
  });
  const table = page.getByRole('table', { name: 'Credit ledger' });
  await page.getByRole('button', { name: 'Grant credits' }).click();
  await choose('For', 'Full tests');
  await page.getByLabelText('How many').fill('1');
  await confirmWithReason('Answered our survey', 'Grant');
  await expect.element(table.getByRole('cell', { name: '+1 full test' })).toBeVisible();
  expect(api.inputsOf('grantCredits')).toMatchObject([{ kind: 'full_test', credits: 1 }]);

  await table.getByRole('button', { name: 'Return credit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Return the credit for Full test, Core' });
  await expect.element(dialog).toBeVisible();
  await expectAccessible('the dialog that gives a credit back');
  await confirmWithReason('Our server was down', 'Return the credit');
  await expect
    .element(table.getByText('Returned: our fault broke the test: Our server was down'))
    .toBeVisible();
  await expect.element(table.getByRole('button', { name: 'Return credit' })).not.toBeInTheDocument();
  expect(api.inputsOf('giveMockTestBack')).toMatchObject([{ sessionId }]);

  await page.getByRole('button', { name: 'Allow a first full test' }).click();
  await expect.element(page.getByText('Opens one full test to this user')).toBeVisible();
  expect(api.inputsOf('allowFirstMockTest')).toEqual([{ id: student.id }]);
  await expectToFitPhone('the ledger');
  await expect
    .element(page.getByRole('list', { name: 'Credit ledger' }).getByText('+1 full test, balance 1').first())
    .toBeVisible();
});
