import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accountAnswers } from '#student/testing/accounts/account.ts';
import { expectAccessible } from '#student/testing/expect-accessible.ts';
import { refused } from '#student/testing/fake-api.ts';
import { student } from '#student/testing/people.ts';
import { renderPage } from '#student/testing/render-page.tsx';

const section = page.getByRole('region', { name: 'Picture' });
const press = (name: string) => section.getByRole('button', { name, exact: true }).click();
const notValid = page.getByText('File not valid (must be: jpg - jpeg - png)');
const inBar = () => document.querySelectorAll('[aria-label="Profile menu"] img').length;

async function choose(file: File) {
  const opened = Promise.withResolvers<HTMLInputElement>();
  const listening = new AbortController();
  const open = (event: Event) => {
    const { target } = event;
    if (!(target instanceof HTMLInputElement) || target.type !== 'file') return;
    event.preventDefault();
    opened.resolve(target);
  };
  document.addEventListener('click', open, { capture: true, signal: listening.signal });
  await press('Choose a picture');
  const input = await opened.promise;
  listening.abort();
  await userEvent.upload(input, file);
}

it('previews a picture before it is saved, shows it in the bar, and restores it after its removal', async () => {
  const picture = await new OffscreenCanvas(30, 20).getContext('2d')?.canvas.convertToBlob();
  if (!picture) throw new Error('This browser draws no pictures.');
  const answers = accountAnswers(student);
  const { api, goTo } = await renderPage('/profile', {
    user: student,
    width: 1440,
    colorScheme: 'dark',
    api: {
      ...answers,
      uploadProfileImage: () => refused('file_not_valid'),
      getProfileImage: () => picture,
    },
  });
  await choose(new File(['%PDF-1.7'], 'cv.pdf', { type: 'application/pdf' }));
  await expect.element(notValid).toBeVisible();
  await page.getByRole('button', { name: 'Close this message' }).click();
  expect(api.inputsOf('uploadProfileImage')).toEqual([]);
  await choose(new File(['no picture'], 'empty.png', { type: 'image/png' }));
  await press('Save the picture');
  await expect.element(notValid).toBeVisible();
  await press('Keep the old picture');
  await expect.element(section.getByRole('button', { name: 'Choose a picture' })).toBeVisible();
  expect(inBar()).toBe(0);

  api.answer({ uploadProfileImage: answers.uploadProfileImage });
  await choose(new File([picture], 'me.png', { type: 'image/png' }));
  await expect.element(section.getByRole('status')).toBeVisible();
  expect(inBar()).toBe(0);
  await expectAccessible('the profile with a picture that is not saved yet');
  await press('Save the picture');
  await expect.element(page.getByText('User updated!')).toBeVisible();
  await expect.poll(inBar).toBe(1);
  goTo('/profile');
  await expect.poll(inBar).toBe(1);

  await press('Remove the picture');
  await expect.element(page.getByText('Your picture has been removed.')).toBeVisible();
  await expect.poll(inBar).toBe(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(inBar).toBe(1);
  expect(api.inputsOf('uploadProfileImage')).toHaveLength(3);
});
