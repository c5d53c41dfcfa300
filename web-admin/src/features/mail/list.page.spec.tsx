import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { AdminMail } from '#domain/mail/admin-contract.ts';
import { expectToFitPhone } from '#console/testing/fit-phone.ts';
import { renderConsole } from '#console/testing/render-console.tsx';
import { student, studentAnswers } from '#console/testing/student.ts';

const held: AdminMail = {
  id: 'held',
  userId: student.id,
  kind: 'plan_reminder',
  subject: 'Today: 30 minutes',
  state: 'suppressed',
  at: '2026-01-06T10:00:00.000Z',
  closedAt: '2026-01-06T10:00:01.000Z',
};

it('leads from an email to its owner, in a table or on a phone', async () => {
  const owner = page.getByRole('heading', { name: student.email ?? '', level: 1 });
  await renderConsole('/mails', {
    ...studentAnswers,
    list_mails: () => ({ status: 200, body: [held], total: 1 }),
  });
  const row = page.getByRole('row').filter({ hasText: held.subject });
  await expect.element(row.getByText('Held back')).toBeVisible();
  await row.getByText(held.subject).click();
  await expect.element(owner).toBeVisible();
  history.back();
  await expect.element(row).toBeVisible();
  await expectToFitPhone('mails');
  await page
    .getByRole('link', { name: /^Today: 30 minutes .+ Reminder of the study plan, Held back, / })
    .click();
  await expect.element(owner).toBeVisible();
});
