import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { AdminQuestion } from '#domain/questions/admin-contract.ts';
import { savedFiles } from '#domain/core/testing/saved-files.ts';
import { expectAccessible } from '#console/testing/expect-accessible.ts';
import { expectToFitPhone } from '#console/testing/fit-phone.ts';
import { choose } from '#console/testing/forms.ts';
import { refused } from '#console/testing/refused.ts';
import { renderConsole, type Answers } from '#console/testing/render-console.tsx';

const questions = ['SIT-0001', 'SIT-0002'].map((id): AdminQuestion => ({
  id,
  type: 'SIT',
  title: `Title of ${id}`,
  difficulty: 2,
  topics: [],
  free: false,
  prediction: false,
  status: 'published',
  revision: 1,
  openReports: 0,
}));
const answers: Answers = {
  list_questions: () => ({ status: 200, body: questions, total: questions.length }),
};
const filtered = `/questions?filter=${encodeURIComponent(JSON.stringify({ type: 'SIT' }))}`;
const dialog = page.getByRole('dialog');

it('exports the filtered list, and selected questions', async () => {
  const files = savedFiles();
  const api = await renderConsole(filtered, {
    ...answers,
    exportQuestions: ({ format }) =>
      format === 'json'
        ? new Blob(['a package'])
        : { ...refused('invalid_input'), errors: { format: 'QTI has no interaction for these types.' } },
  });
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await expect.element(page.getByRole('dialog', { name: 'Export 2 questions' })).toBeVisible();
  await expectAccessible('the dialog of an export');
  await dialog.getByRole('button', { name: 'Save package' }).click();
  await expect.element(dialog.getByText('QTI has no interaction for these types.')).toBeVisible();
  await dialog.getByRole('radio', { name: 'JSON, for Ninety' }).click();
  await dialog.getByRole('button', { name: 'Save package' }).click();
  await expect.element(page.getByText('The package is in your downloads.')).toBeVisible();
  expect(await files[0]?.content.text()).toBe('a package');
  expect(api.inputsOf('exportQuestions').at(-1)).toEqual({ filter: { type: 'SIT' }, format: 'json' });

  const tick = page.getByRole('checkbox', { name: 'Tick SIT-0002' });
  await tick.click();
  await page.getByRole('button', { name: 'Export ticked' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Export 1 question' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Save package' }).click();
  await expect
    .poll(() => api.inputsOf('exportQuestions').at(-1))
    .toEqual({ filter: { id: ['SIT-0002'] }, format: 'qti' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await tick.click();
  await expect.element(page.getByRole('button', { name: 'Export', exact: true })).toBeVisible();
});

it('imports a package, and lists what was imported, and why the rest was refused', async () => {
  const api = await renderConsole('/questions', {
    ...answers,
    importQuestions: () => ({
      ...refused('invalid_input'),
      errors: { file: 'This is no zip archive, or it is broken.' },
    }),
  });
  const give = async (name: string) => {
    const input = document.querySelector('input[type=file]');
    if (!input) throw new Error('There is no place for a file');
    await page.elementLocator(input).upload(new File(['bees'], name));
  };
  await expectToFitPhone('questions');
  await page.getByRole('button', { name: 'Import' }).click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Import' }).click();
  const send = dialog.getByRole('button', { name: 'Import' });
  await expect.element(send).toBeDisabled();
  await give('bees.rar');
  await expect.element(dialog.getByText('bees.rar is not a zip file.')).toBeVisible();
  await expect.element(send).toBeDisabled();
  await give('bees.zip');
  await choose('Type of items from other tools', 'LWD Write From Dictation');
  await expectAccessible('the dialog of an import');
  await send.click();
  await expect.element(dialog.getByText('This is no zip archive, or it is broken.')).toBeVisible();
  api.answer({ importQuestions: () => new Promise(() => {}) });
  await send.click();
  const progress = dialog.getByRole('progressbar', { name: 'Upload of bees.zip' });
  await expect.element(progress).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel import' }).click();
  await expect.element(dialog.getByRole('status')).toBeVisible();
  await expect.element(progress).not.toBeInTheDocument();
  await expect.element(send).toBeEnabled();
  api.answer({
    importQuestions: () => ({
      status: 200,
      body: { landed: ['LWD-0003'], refused: [{ name: 'wax', reasons: ['wax.mp3 is not in the package.'] }] },
    }),
  });
  await send.click();
  await expect.element(dialog.getByText('1 question imported.')).toBeVisible();
  await expect.element(dialog.getByText('LWD\u20110003')).toBeVisible();
  const reasons = dialog.getByRole('table', { name: 'Refused questions' });
  await expect
    .element(reasons.getByRole('row', { name: 'wax wax.mp3 is not in the package.' }))
    .toBeVisible();
  await expectAccessible('the report of an import');
  expect(api.inputsOf('importQuestions').at(-1)).toEqual({ type: 'LWD', firstNumber: 2 });
  await dialog.getByRole('button', { name: 'See the drafts' }).click();
  await expect.poll(() => api.inputsOf('list_questions').at(-1)?.filter).toEqual({ status: 'draft' });
});
