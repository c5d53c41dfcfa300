import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { AdminSecurityEvent } from '#domain/security/admin-contract.ts';
import { expectToFitPhone } from '#console/testing/fit-phone.ts';
import { choose } from '#console/testing/forms.ts';
import { renderConsole } from '#console/testing/render-console.tsx';
import { student, studentAnswers } from '#console/testing/student.ts';

const guess: AdminSecurityEvent = {
  id: 'guess',
  kind: 'log_in_failed',
  call: 'loginStudent',
  code: 'wrong_credentials',
  userId: null,
  account: 'ab'.repeat(32),
  network: '192.0.2.1',
  count: 1,
  firstAt: '2026-01-06T10:00:00.000Z',
  lastAt: '2026-01-06T10:00:00.000Z',
};
const left: AdminSecurityEvent = {
  ...guess,
  id: 'left',
  kind: 'logged_out',
  call: 'logoutStudent',
  code: null,
  userId: student.id,
  account: null,
};

it('finds attempts to log in by event and by address', async () => {
  const api = await renderConsole('/security-events', {
    ...studentAnswers,
    list_securityEvents: ({ filter }) => {
      const body = [guess, left].filter(
        ({ kind }) => filter['kind'] === undefined || kind === filter['kind'],
      );
      return { status: 200, body, total: body.length };
    },
  });
  await choose('Event', 'Login failed');
  await page.getByRole('textbox', { name: 'Email address' }).fill('ada@example.com');
  const filter = { kind: 'log_in_failed', email: 'ada@example.com' };
  await expect.poll(() => api.inputsOf('list_securityEvents').at(-1)?.filter).toEqual(filter);
  const rows = page.getByRole('row').filter({ hasText: 'Login student' });
  await expect.element(rows.getByText('Wrong credentials')).toBeVisible();
  await expect.element(page.getByRole('cell', { name: 'Logout student' })).not.toBeInTheDocument();
  api.answer({ list_securityEvents: () => ({ status: 200, body: [], total: 0 }) });
  await page.getByRole('textbox', { name: 'Email address' }).fill('other@example.com');
  await expect.element(page.getByText('No rows match these filters.')).toBeVisible();
});

it('leads to the user of an event on a phone, where there is one', async () => {
  await renderConsole('/security-events', {
    ...studentAnswers,
    list_securityEvents: () => ({ status: 200, body: [guess, left], total: 2 }),
  });
  await expectToFitPhone('security events');
  await expect.element(page.getByText(/Login student, from /)).toBeVisible();
  await expect.element(page.getByRole('link', { name: /^Login failed/ })).not.toBeInTheDocument();
  await page.getByRole('link', { name: /^Logged out/ }).click();
  await expect.element(page.getByRole('heading', { name: student.email ?? '', level: 1 })).toBeVisible();
});
