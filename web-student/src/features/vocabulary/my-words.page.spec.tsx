import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '#student/testing/expect-accessible.ts';
import { refused, unreachable } from '#student/testing/fake-api.ts';
import { dueWord } from '#student/testing/my-words.ts';
import { student } from '#student/testing/people.ts';
import { renderPage } from '#student/testing/render-page.tsx';

it('reviews a word that is due, then removes one', async () => {
  const later = { ...dueWord, word: 'yield', definition: 'produce a result', isDue: false };
  const { api } = await renderPage('/my-words', { user: student, api: { fetchMyWords: unreachable } });
  const again = page.getByRole('button', { name: 'Try again' });
  await expect.element(again).toBeVisible();
  let isRefused = true;
  api.answer({
    fetchMyWords: () => ({ status: 200, body: { words: [dueWord, later] } }),
    recallWord: () =>
      isRefused ? refused('word_not_saved') : { status: 200, body: { due: '2099-01-05T00:00:00.000Z' } },
    removeWord: () => ({ status: 200, body: {} }),
  });
  await again.click();
  const card = page.getByRole('region', { name: 'vary' });
  await expect.element(card.getByRole('button', { name: 'Listen to vary' })).toBeVisible();
  await expect.element(card.getByText(dueWord.example)).not.toBeInTheDocument();
  await card.getByRole('button', { name: 'Show the meaning' }).click();
  await expect.element(card.getByText(dueWord.example)).toBeVisible();
  await expectAccessible('my words');
  await page.viewport(360, 740);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  const knew = card.getByRole('button', { name: 'I knew it' });
  await knew.click();
  await expect.element(page.getByText('You have not saved this word.')).toBeVisible();
  isRefused = false;
  await knew.click();
  await expect.element(page.getByText('No word is due now.')).toBeVisible();
  expect(api.inputsOf('recallWord').at(-1)).toEqual({ word: 'vary', recall: 'good' });
  await page.getByRole('button', { name: 'Remove yield' }).click();
  await expect.element(page.getByText('produce a result')).not.toBeInTheDocument();
});

it('leads to the vocabulary while no word is saved', async () => {
  await renderPage('/my-words', {
    user: student,
    api: { fetchMyWords: () => ({ status: 200, body: { words: [] } }) },
  });
  await expect
    .element(page.getByRole('link', { name: 'Open the vocabulary' }))
    .toHaveAttribute('href', '/resources/vocabulary');
});
