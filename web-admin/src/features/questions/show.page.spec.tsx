import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { sampleQuestions } from '#domain/question-types/testing/questions.ts';
import { bankOf } from '#console/testing/questions.ts';
import { refused } from '#console/testing/refused.ts';
import { renderConsole } from '#console/testing/render-console.tsx';

const question = sampleQuestions.LSA;
const address = `/questions/${question.uid}/show`;
const dialog = page.getByRole('dialog');
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
async function cancel() {
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
}

it('publishes a draft, retires it with a reason and publishes it again', async () => {
  const { answers } = bankOf(question, { status: 'draft' });
  const api = await renderConsole(address, { ...answers, publishQuestion: () => refused('track_missing') });
  await press('Publish');
  await cancel();
  await press('Publish');
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect.element(page.getByText('upload it first')).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  api.answer(answers);
  await press('Publish');
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect.element(page.getByText('The question is published.')).toBeVisible();
  await press('Retire');
  await cancel();
  expect(api.inputsOf('retireQuestion')).toEqual([]);
  await press('Retire');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Too easy');
  await dialog.getByRole('button', { name: 'Retire' }).click();
  await expect.element(page.getByText('The question is retired.')).toBeVisible();
  expect(api.inputsOf('retireQuestion')).toEqual([{ uid: question.uid, reason: 'Too easy' }]);
  await press('Publish again');
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect.element(page.getByRole('button', { name: 'Retire' })).toBeVisible();
});

it('plays the recording and unfolds its times, and names a recording that is missing', async () => {
  const api = await renderConsole(address, bankOf(question).answers);
  const audio = page.getByLabelText(`Recording ${question.track}`);
  await expect.poll(() => (audio.element() as HTMLAudioElement).duration).toBeGreaterThan(1);
  await page.getByText(/^Times of its 1 sentence/).click();
  await expect.element(page.getByText(/^0\.\d to \d+\.\d s: /)).toBeVisible();
  api.answer({ fetchPlayableTrack: () => refused('track_missing') });
  api.reload();
  await expect.element(page.getByRole('alert').filter({ hasText: 'upload it first' })).toBeVisible();
});

it('links to the open reports of the question', async () => {
  await renderConsole(address, bankOf(question, { openReports: 1 }).answers);
  await expect
    .element(page.getByRole('link', { name: 'Read it' }))
    .toHaveAttribute('href', expect.stringContaining(encodeURIComponent(`"uid":"${question.uid}"`)));
});
