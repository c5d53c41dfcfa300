import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { savedFiles } from '#domain/core/testing/saved-files.ts';
import { expectAccessible } from '#console/testing/expect-accessible.ts';
import { expectToFitPhone } from '#console/testing/fit-phone.ts';
import { installationAnswers } from '#console/testing/installation.ts';
import { renderConsole } from '#console/testing/render-console.tsx';
import { student, studentAnswers } from '#console/testing/student.ts';

it('shows the settings, and saves a whole list of addresses as CSV without formulas', async () => {
  const files = savedFiles();
  const { inputsOf } = await renderConsole('/settings', installationAnswers);
  await expect.element(page.getByRole('row', { name: 'Payments Test till' })).toBeVisible();
  await expect.element(page.getByRole('row', { name: 'Free speaking credits 12' })).toBeVisible();
  await expectAccessible('the settings');
  await page.getByRole('button', { name: 'Download addresses' }).click();
  await expect.element(page.getByText('2 addresses are saved.')).toBeVisible();
  expect(inputsOf('fetchEmailList')).toEqual([{ list: 'general' }, { list: 'general', after: student.id }]);
  expect(await files[0]?.content.text()).toBe("Email address\r\nada@example.com\r\n'=eve@example.com\r\n");
  await expectToFitPhone('the settings');
});

it('changes the fields of a user', async () => {
  const { inputsOf } = await renderConsole(`/users/${student.id}/show`, {
    ...studentAnswers,
    updateFields: () => ({ status: 200, body: {} }),
  });
  await page.getByRole('button', { name: 'Change fields' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText('First name').fill(' Ada ');
  await expectAccessible('the fields of a user');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(inputsOf('updateFields')).toEqual([
    { id: student.id, examType: student.examType, firstName: 'Ada' },
  ]);
});
