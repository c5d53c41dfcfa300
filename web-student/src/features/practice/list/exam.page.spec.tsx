import { expect, it } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { storageKeys } from '#student/core/storage.ts';
import { unreachable } from '#student/testing/fake-api.ts';
import { student } from '#student/testing/people.ts';
import { questionListAnswers } from '#student/testing/practice/question-list.ts';
import { renderPage } from '#student/testing/render-page.tsx';

async function choose(button: Locator) {
  await button.click();
  await expect.element(button).toHaveAttribute('aria-pressed', 'true');
}

it("stores a visitor's exam in the browser, after the notice on the old format", async () => {
  await renderPage('/practice?section=listening', { api: questionListAnswers([]) });
  const exam = page.getByRole('combobox', { name: 'Exam' });
  await expect.element(page.getByRole('button', { name: /Short Question/ })).toBeVisible();
  await exam.selectOptions('Academic (Old)');
  const notice = page.getByRole('dialog', { name: 'About the old format' });
  await expect.element(notice.getByText('unavailable from 7 Aug 2025')).toBeVisible();
  for (const close of [
    () => userEvent.keyboard('{Escape}'),
    () => notice.getByRole('button', { name: 'Close' }).click(),
  ]) {
    await close();
    await expect.element(notice).not.toBeInTheDocument();
    await expect.element(exam).toHaveValue('new_format');
    await exam.selectOptions('Academic (Old)');
    await expect.element(notice).toBeVisible();
  }

  await notice.getByRole('button', { name: 'View Old Score' }).click();
  await expect.element(exam).toHaveValue('old_format');
  expect(localStorage.getItem(storageKeys.examSelected)).toBe('old_format');
  await expect.element(page.getByRole('button', { name: /Highlight Correct Summary/ })).toBeVisible();
  await expect.element(page.getByRole('button', { name: /Short Question/ })).not.toBeInTheDocument();

  await exam.selectOptions('Core');
  await expect.element(exam).toHaveValue('core');
  await expect
    .element(page.getByRole('button', { name: /Highlight Correct Summary/ }))
    .not.toBeInTheDocument();
  await exam.selectOptions('Academic (Old)');
  await notice.getByRole('button', { name: 'Practice New Format' }).click();
  await expect.element(exam).toHaveValue('new_format');
});

it("stores a user's exam in the profile, and reverts a choice that was not saved", async () => {
  const { api, goTo } = await renderPage('/practice?section=writing', {
    user: student,
    api: {
      ...questionListAnswers([]),
      toggleExamType: ({ examType }) => ({ status: 200, body: { user: { ...student, examType } } }),
    },
  });
  const exam = page.getByRole('banner').getByRole('combobox', { name: 'Exam' });
  await exam.selectOptions('Core');
  const types = page.getByRole('group', { name: 'Writing types' });
  for (const name of [/^Email/, /Summarize Written Text/, 'All']) {
    await choose(types.getByRole('button', { name }));
  }
  await expect.poll(() => api.inputsOf('toggleExamType')).toEqual([{ examType: 'core' }]);
  api.answer({ retrieveUser: () => ({ status: 200, body: { user: { ...student, examType: 'core' } } }) });
  goTo(location.href);
  await expect.element(exam).toHaveValue('core');

  api.answer({ toggleExamType: unreachable });
  await exam.selectOptions('UKVI');
  await expect.element(page.getByText('Your setting has not changed.')).toBeVisible();
  await expect.element(exam).toHaveValue('core');
});

it('filters by a type that only the Core exam has', async () => {
  await renderPage('/practice?section=listening', { api: questionListAnswers([]) });
  await page.getByRole('banner').getByRole('combobox', { name: 'Exam' }).selectOptions('Core');
  const types = page.getByRole('group', { name: 'Listening types' });
  await choose(types.getByRole('button', { name: /^Summarize Spoken Text \(Core\)/ }));
  await expect.poll(() => new URLSearchParams(location.search).get('exercise')).toBe('LCT');
});
