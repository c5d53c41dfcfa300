import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { ExtraTimeOfUser } from '#domain/extra-time/contract.ts';
import { expectAccessible } from '#console/testing/expect-accessible.ts';
import { expectToFitPhone } from '#console/testing/fit-phone.ts';
import { choose, confirmWithReason } from '#console/testing/forms.ts';
import { renderConsole } from '#console/testing/render-console.tsx';
import { student, studentAnswers } from '#console/testing/student.ts';

it('grants, changes and withdraws extra time, each with a reason', async () => {
  let extraTime: ExtraTimeOfUser = { percent: null, stopClock: false, entries: [] };
  const record = (
    now: Omit<ExtraTimeOfUser, 'entries'>,
    entry: Omit<ExtraTimeOfUser['entries'][0], 'id' | 'at'>,
  ) => {
    const { entries } = extraTime;
    const added = { ...entry, id: `entry-${entries.length}`, at: '2026-01-06T10:00:00.000Z' };
    extraTime = { ...now, entries: [added, ...entries] };
    return { status: 200, body: {} } as const;
  };
  await renderConsole(`/users/${student.id}/show/extra-time`, {
    ...studentAnswers,
    fetchExtraTimeOfUser: () => ({ status: 200, body: extraTime }),
    grantExtraTime: ({ percent, stopClock, reason }) =>
      record(
        { percent: percent === 0 ? null : percent, stopClock },
        { kind: 'granted', grant: { percent, stopClock }, reason },
      ),
    takeExtraTimeBack: ({ reason }) =>
      record({ percent: null, stopClock: false }, { kind: 'taken_back', grant: null, reason }),
  });
  await expect.element(page.getByText('Standard time.')).toBeVisible();

  await page.getByRole('button', { name: 'Grant extra time' }).click();
  const dialog = page.getByRole('dialog', { name: `Extra time for ${student.email}` });
  await expect.element(dialog).toBeVisible();
  await expectAccessible('the dialog of extra time');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Grant extra time' }).click();
  await confirmWithReason('A letter of a doctor', 'Grant');
  const history = page.getByRole('table', { name: 'History of extra time' });
  await expect
    .element(history.getByRole('row', { name: /Granted, 25% A letter of a doctor$/ }))
    .toBeVisible();

  await page.getByRole('button', { name: 'Change the extra time' }).click();
  await choose('Extra time', 'None');
  await confirmWithReason('Rests are enough', 'Grant');
  await expect.element(dialog.getByText('Choose more time, breaks or both.')).toBeVisible();
  await dialog.getByLabelText('Breaks that stop the clock').click();
  await dialog.getByRole('button', { name: 'Grant', exact: true }).click();
  await expect.element(history.getByRole('row', { name: /Granted, breaks Rests are enough$/ })).toBeVisible();
  await expect.element(page.getByText('May stop the clock for breaks.')).toBeVisible();
  await expectAccessible('extra time');
  await expectToFitPhone('extra time');

  await page.getByRole('button', { name: 'Take it back' }).click();
  await confirmWithReason('It was for one month', 'Remove extra time');
  await expect.element(history.getByRole('row', { name: /Removed It was for one month$/ })).toBeVisible();
  await expect.element(page.getByText('Standard time.')).toBeVisible();
});
