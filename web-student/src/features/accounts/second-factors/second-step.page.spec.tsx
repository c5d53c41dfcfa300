import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { questionListAnswers } from '#student/testing/practice/question-list.ts';
import { emptyDashboard } from '#student/testing/dashboard.ts';
import { expectAccessible } from '#student/testing/expect-accessible.ts';
import { refused } from '#student/testing/fake-api.ts';
import { student } from '#student/testing/people.ts';
import { renderPage } from '#student/testing/render-page.tsx';
import {
  fakePasskeyDevice,
  passkeyOptions,
  recoveryCodes,
} from '#student/testing/accounts/second-factors.ts';
import { makePasskey } from './use-passkey.ts';

const heading = (name: string) => page.getByRole('heading', { name, level: 1, exact: true });
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

it('logs in by a passkey, a code of an app and a recovery code', async () => {
  await fakePasskeyDevice();
  const { id } = await makePasskey(passkeyOptions);
  const [recoveryCode = ''] = recoveryCodes;
  const { api, goTo } = await renderPage('/login', {
    width: 1440,
    colorScheme: 'dark',
    api: {
      ...emptyDashboard,
      ...questionListAnswers([]),
      loginStudent: () => ({
        status: 202,
        body: {
          challenge: 'challenge',
          methods: ['passkey', 'code', 'recovery_code'],
          passkey: {
            challenge: 'c2lnbiB0aGlz',
            rpId: location.hostname,
            allowCredentials: [{ id, type: 'public-key' }],
            userVerification: 'required',
          },
        },
      }),
      loginSecondStep: ({ proof }) =>
        proof.kind === 'code' && proof.code === '000000'
          ? refused('wrong_code')
          : { status: 200, body: { token: crypto.randomUUID(), user: student } },
      logoutStudent: () => ({ status: 200, body: {} }),
      retrieveUser: () => ({ status: 200, body: { user: student } }),
    },
  });
  async function enterPassword() {
    await page.getByLabelText('Email address').fill(student.email);
    await page.getByLabelText('Password', { exact: true }).fill('a rather long password');
    await press('Log in');
    await expect.element(heading('Confirm that it is you')).toBeVisible();
  }
  async function logOut() {
    await press('Profile menu');
    await page.getByRole('menuitem', { name: 'Log Out' }).click();
    await expect.element(page.getByRole('button', { name: 'Profile menu' })).not.toBeInTheDocument();
    goTo('/login?redirect=/practice');
  }
  const proofs = () => api.inputsOf('loginSecondStep').map(({ proof }) => proof);

  await enterPassword();
  await expectAccessible('the second step with a passkey');
  await press('Use your passkey');
  await expect.element(heading('Dashboard')).toBeVisible();
  expect(proofs()).toMatchObject([{ kind: 'passkey', passkey: { id } }]);

  await logOut();
  await enterPassword();
  await press('Use a code from the app');
  const code = page.getByLabelText('Code', { exact: true });
  await expect.element(code).toHaveFocus();
  await code.fill('000000');
  await press('Log in');
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expectAccessible('the second step with a wrong code');
  await code.fill('123 456');
  await userEvent.keyboard('{Enter}');
  await expect.element(heading('Quick Practice')).toBeVisible();
  expect(proofs().at(-1)).toEqual({ kind: 'code', code: '123456' });

  await logOut();
  await enterPassword();
  await press('Use a recovery code');
  await page.getByLabelText('Recovery code').fill(recoveryCode);
  await press('Use a passkey');
  await press('Log in as someone else');
  await enterPassword();
  await press('Use a recovery code');
  await page.getByLabelText('Recovery code').fill(recoveryCode.toLowerCase());
  await press('Log in');
  await expect.element(heading('Quick Practice')).toBeVisible();
  expect(proofs().at(-1)).toEqual({ kind: 'recovery_code', code: recoveryCode.replaceAll('-', '') });
});
