import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { AdminRealResult } from '#domain/results/admin-contract.ts';
import { expectAccessible } from '#console/testing/expect-accessible.ts';
import { expectToFitPhone } from '#console/testing/fit-phone.ts';
import { confirmWithReason } from '#console/testing/forms.ts';
import { renderConsole } from '#console/testing/render-console.tsx';
import { realResult } from '#console/testing/rows.ts';
import { studentAnswers } from '#console/testing/student.ts';

const error = { results: 2, meanError: 1.5, meanAbsoluteError: 4, inRange: 0.5 };
const group = {
  examType: 'core' as const,
  version: '1',
  ...error,
  months: [{ month: '2026-03', ...error }],
};

it('shows the errors of estimates over time, and discards a result', async () => {
  let seen: AdminRealResult = realResult;
  const api = await renderConsole('/real-results', {
    ...studentAnswers,
    list_realResults: () => ({ status: 200, body: [seen], total: 1 }),
    one_realResults: () => ({ status: 200, body: seen }),
    fetchCalibrationLedger: () => ({ status: 200, body: { groups: [group] } }),
    discardRealResult() {
      seen = { ...seen, status: 'discarded' };
      return { status: 200, body: {} };
    },
  });
  await expect.element(page.getByRole('row', { name: '2026-03 2 +1.5 4 50%' })).toBeVisible();
  await expectAccessible('the results of the exam');
  await expectToFitPhone('the results of the exam');
  await page.getByRole('link', { name: /67, 2026-03-12/ }).click();
  await expect.element(page.getByText('-3')).toBeVisible();
  await expectAccessible('a result of the exam');
  await page.getByRole('button', { name: 'Discard' }).click();
  await confirmWithReason('Not a real scorecard', 'Discard');
  await expect.element(page.getByText('Discarded', { exact: true })).toBeVisible();
  expect(api.inputsOf('discardRealResult')).toEqual([{ id: 'abc', reason: 'Not a real scorecard' }]);
});
