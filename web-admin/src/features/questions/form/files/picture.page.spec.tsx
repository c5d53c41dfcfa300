import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { sampleQuestions } from '#domain/question-types/testing/questions.ts';
import { expectAccessible } from '#console/testing/expect-accessible.ts';
import { expectToFitPhone } from '#console/testing/fit-phone.ts';
import { bankOf } from '#console/testing/questions.ts';
import { refused } from '#console/testing/refused.ts';
import { renderConsole } from '#console/testing/render-console.tsx';

const question = sampleQuestions.SDI;
const main = page.getByRole('main');
const uploaded = { image: 'SDI-9001-1f2e3d4c5b6a.png', width: 1_600, height: 900, bytes: 68 };

function choose(name: string, type: string) {
  const chosen = new DataTransfer();
  chosen.items.add(new File(['x'], name, { type }));
  const input = document.querySelector<HTMLInputElement>('input[type="file"][accept*="image/png"]');
  if (!input) throw new Error('There is no field for a picture');
  input.files = chosen.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

it('replaces the picture of a question, which needs alternative text', async () => {
  const api = await renderConsole(
    `/questions/${question.uid}`,
    { ...bankOf(question).answers, uploadQuestionPicture: () => refused('file_not_valid') },
    { width: 360, height: 740 },
  );
  await expect.element(main.getByRole('img', { name: question.imageText ?? '' })).toBeInTheDocument();
  await expect.element(main.getByRole('button', { name: 'Replace the picture' })).toBeVisible();
  await expectAccessible('the picture of a question');
  await expectToFitPhone('the picture of a question');

  choose('map.svg', 'image/svg+xml');
  await expect.element(main.getByText('map.svg is not a jpg or png file.')).toBeVisible();
  expect(api.inputsOf('uploadQuestionPicture')).toEqual([]);
  choose('map.png', 'image/png');
  await expect.element(main.getByText('File not valid (must be: jpg - jpeg - png)')).toBeVisible();
  api.answer({ uploadQuestionPicture: () => new Promise(() => {}) });
  choose('map.png', 'image/png');
  await expect.element(main.getByRole('progressbar', { name: 'Upload of map.png' })).toBeVisible();
  await main.getByRole('button', { name: 'Cancel upload' }).click();
  await expect.element(main.getByRole('progressbar', { name: 'Upload of map.png' })).not.toBeInTheDocument();
  await expect.element(main.getByRole('button', { name: 'Replace the picture' })).toHaveFocus();
  api.answer({ uploadQuestionPicture: () => ({ status: 200, body: uploaded }) });
  choose('map.png', 'image/png');
  await expect.element(main.getByText('1600 by 900 pixels')).toBeVisible();
  await expect.element(main.getByText(uploaded.image)).toBeVisible();

  const text = main.getByRole('textbox', { name: 'Alternative text' });
  await text.fill('');
  await page.getByRole('button', { name: 'Save as new revision' }).click();
  await expect.element(page.getByRole('alert').getByText('alternative text').first()).toBeVisible();
  await text.fill('A map with two ways.');
  await page.getByRole('button', { name: 'Save as new revision' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('A sharper map');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(page.getByText('Saved as revision 2.')).toBeVisible();
  expect(api.inputsOf('reviseQuestion').at(-1)?.question).toEqual({
    ...question,
    image: uploaded.image,
    imageText: 'A map with two ways.',
  });
});
