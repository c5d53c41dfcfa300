import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { accountAnswers } from '#student/testing/accounts/account.ts';
import { expectAccessible } from '#student/testing/expect-accessible.ts';
import { refused } from '#student/testing/fake-api.ts';
import { student } from '#student/testing/people.ts';
import { renderPage } from '#student/testing/render-page.tsx';

const section = (name: string) => page.getByRole('region', { name, exact: true });

it('downloads all data with the password, and can be cancelled', async () => {
  // `e2e/sign-in.spec.ts` covers a real download.
  const save = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const saved = vi.spyOn(URL, 'createObjectURL');
  const { api } = await renderPage('/profile', {
    user: student,
    width: 360,
    api: { ...accountAnswers(student), exportUserData: () => refused('wrong_credentials') },
  });
  const data = section('Your data');
  const password = data.getByLabelText('Password', { exact: true });
  const open = data.getByRole('button', { name: 'Download my data' });
  const start = data.getByRole('button', { name: 'Start the download' });
  await open.click();
  await expect.element(section('Logins').getByRole('list')).toBeVisible();
  await expectAccessible('the profile');
  await password.fill('not the password');
  await start.click();
  await expect.element(data.getByRole('alert')).toBeVisible();

  api.answer({ exportUserData: () => new Promise<never>(() => {}) });
  await password.fill('the password');
  await start.click();
  await expect.element(data.getByRole('status').getByText('0 kB')).toBeVisible();
  await data.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(password).not.toBeInTheDocument();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();

  const zip = new Blob(['PK'], { type: 'application/zip' });
  api.answer({ exportUserData: () => zip });
  await open.click();
  await password.fill('the password');
  await start.click();
  await expect.element(page.getByText('Your data has been downloaded.')).toBeVisible();
  await expect.element(open).toBeVisible();
  expect(save.mock.contexts).toEqual([expect.objectContaining({ download: 'ninety-my-data.zip' })]);
  expect(saved.mock.lastCall).toEqual([expect.objectContaining({ size: zip.size, type: 'application/zip' })]);
  expect(api.inputsOf('exportUserData')).toEqual(
    ['not the password', 'the password', 'the password'].map((one) => ({ password: one })),
  );
});
