import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '#console/testing/expect-accessible.ts';
import { expectToFitPhone } from '#console/testing/fit-phone.ts';
import { renderConsole } from '#console/testing/render-console.tsx';
import { student, studentAnswers } from '#console/testing/student.ts';

it('shows the picture of a user, and that mail bounces', async () => {
  const picture = new Blob(['<svg xmlns="http://www.w3.org/2000/svg" width="2" height="2"/>'], {
    type: 'image/svg+xml',
  });
  const api = await renderConsole(`/users/${student.id}/show`, {
    ...studentAnswers,
    one_users: () => ({
      status: 200,
      body: {
        ...student,
        profileImage: `/api/aws/getProfileImage/picture-1?userId=${student.id}`,
        mail: 'bounced',
      },
    }),
    getProfileImage: () => picture,
  });
  const image = page.getByRole('img', { name: 'Picture of the user' });
  await expect.element(image).toHaveProperty('naturalWidth', 2);
  expect(api.inputsOf('getProfileImage').at(-1)).toEqual({ id: 'picture-1', userId: student.id });
  await expect.element(page.getByText('Bounced: the address refuses mail')).toBeVisible();
  await expectAccessible('a user');
  await expectToFitPhone('a user');
});

it('describes the activity of a user, and keeps the actions behind one button on a phone', async () => {
  await renderConsole(`/users/${student.id}/show`, studentAnswers, { width: 360 });
  for (const [name, path] of [
    ['41', '/attempts'],
    ['3', '/mock-tests'],
    ['1', '/reports'],
    ['8 writing, 5 speaking, 1 tests', '/credits'],
  ] as const) {
    const link = page.getByRole('link', { name, exact: true });
    await expect.poll(() => link.element().getAttribute('href')).toContain(path);
  }
  await expect.element(page.getByRole('button', { name: 'Block' })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Actions' }).click();
  const actions = page.getByRole('dialog', { name: 'Actions' });
  for (const name of ['Change fields', 'Grant paid time', 'Ask for a new password', 'Block'])
    await expect.element(actions.getByRole('button', { name })).toBeVisible();
  await expectAccessible('the actions on a phone');
});

it('omits the picture and the state of mail of a user without either', async () => {
  await renderConsole(`/users/${student.id}/show`, studentAnswers);
  await expect.element(page.getByText(student.id)).toBeVisible();
  await expect.element(page.getByRole('img', { name: 'Picture of the user' })).not.toBeInTheDocument();
  await expect.element(page.getByText('Mail', { exact: true })).not.toBeInTheDocument();
});
