import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '#student/testing/expect-accessible.ts';
import { listing, questionListAnswers } from '#student/testing/practice/question-list.ts';
import { renderPage } from '#student/testing/render-page.tsx';

it('folds the locked questions of a page below the open ones', async () => {
  const questions = [
    listing('RSA-0001', { isLocked: true, free: false }),
    listing('RSA-0002'),
    listing('RSA-0003', { isLocked: true, free: false }),
  ];
  const { goTo } = await renderPage('/practice?exercise=RSA', {
    api: questionListAnswers(questions),
    width: 360,
  });
  await expect.element(page.getByRole('link', { name: 'Question RSA-0002' })).toBeVisible();
  const locked = page.getByRole('link', { name: 'Question RSA-0001' });
  expect(locked.query()).toBeNull();
  await page.getByText('2 locked questions').click();
  await expect.element(locked).toBeVisible();
  await expectAccessible('a list with locked questions');

  await page.viewport(1440, 900);
  goTo('/practice?exercise=RSA&search=0003');
  await expect.element(page.getByRole('link', { name: 'Question RSA-0003' })).toBeVisible();
});
