import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { SessionView } from '#domain/accounts/sessions/session-contract.ts';
import { expectAccessible } from '#console/testing/expect-accessible.ts';
import { expectToFitPhone } from '#console/testing/fit-phone.ts';
import { confirmWithReason } from '#console/testing/forms.ts';
import { renderConsole } from '#console/testing/render-console.tsx';
import { student, studentAnswers } from '#console/testing/student.ts';

it('ends a session, and removes a lost second factor', async () => {
  const active: SessionView = {
    id: 'session-1',
    startedAt: '2026-01-06T10:00:00.000Z',
    device: 'Chrome on Windows',
    isNewDevice: true,
    status: 'active',
    end: null,
    endedAt: null,
  };
  let session = active;
  let factor = { hasAuthenticator: true, passkeys: 0, recoveryCodesLeft: 10 };
  const api = await renderConsole(`/users/${student.id}/show/log-ins`, {
    ...studentAnswers,
    fetchStudentSessions: () => ({
      status: 200,
      body: { sessions: [session], lastSeenAt: session.startedAt },
    }),
    fetchStudentSecondFactor: () => ({ status: 200, body: factor }),
    endStudentSession: () => {
      session = { ...active, status: 'ended', end: 'ended', endedAt: '2026-01-06T11:00:00.000Z' };
      return { status: 200, body: {} };
    },
    takeOffSecondFactor: () => {
      factor = { hasAuthenticator: false, passkeys: 0, recoveryCodesLeft: 0 };
      return { status: 200, body: {} };
    },
  });
  await expect.element(page.getByText('an authenticator app; 10 recovery codes are left.')).toBeVisible();
  const table = page.getByRole('table', { name: 'Logins' });
  await expect.element(table.getByText('Logged in')).toBeVisible();
  await expectAccessible('log-ins');
  await expectToFitPhone('log-ins');

  await page.getByRole('button', { name: 'End the login' }).click();
  await confirmWithReason('Left logged in at a library', 'End login');
  await expect.element(table.getByRole('cell', { name: /^Ended by the team/ })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'End the login' })).not.toBeInTheDocument();
  expect(api.inputsOf('endStudentSession')).toEqual([
    { id: student.id, reason: 'Left logged in at a library' },
  ]);

  await page.getByRole('button', { name: 'Turn two-step login off' }).click();
  await confirmWithReason('Lost the phone and the codes', 'Turn it off');
  await expect.element(page.getByText('Logs in with a password only.')).toBeVisible();
});
