import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { sampleQuestions } from '#domain/question-types/testing/questions.ts';
import { expectAccessible, looks } from '#student/testing/expect-accessible.ts';
import { practiceAnswers } from '#student/testing/practice/practice.ts';
import { listing, questionListAnswers } from '#student/testing/practice/question-list.ts';
import { renderPage } from '#student/testing/render-page.tsx';

const question = sampleQuestions.RSA;

it('answers a free question on the home page, and leads to the next one and to the sign-up', async () => {
  const [onPhone] = looks;
  const { api, goTo } = await renderPage('/', {
    ...onPhone,
    api: { ...practiceAnswers(question), ...questionListAnswers([listing(question.uid)]) },
  });
  const card = page.getByRole('region', { name: 'A free question' });
  const check = card.getByRole('button', { name: 'Check my answer' });
  await check.click();
  await expect.element(card.getByText('You have not answered yet.')).toBeVisible();
  expect(api.inputsOf('saveQuestionDone')).toEqual([]);
  await expect.element(page.getByText(/^540 questions, 27 types\. 81 are free/)).toBeVisible();
  await card.getByRole('radio').first().click();
  await check.click();
  await expect
    .element(card.getByRole('heading', { name: /^(Right\.|Not right\. The answer is [A-D]\.)$/ }))
    .toBeVisible();
  await expect.element(card.getByText(/^Why [A-D]$/).first()).toBeVisible();
  expect(api.inputsOf('saveQuestionDone')).toMatchObject([{ uid: question.uid }]);
  await expectAccessible('an answered question on the home page');

  await expect
    .element(card.getByRole('link', { name: 'Sign up to keep your scores' }))
    .toHaveAttribute('href', expect.stringMatching(/^\/register/));
  api.answer({ fetchNextNotDone: () => ({ status: 200, body: { uid: 'RSA-0002' } }) });
  await card.getByRole('link', { name: 'Next free question' }).click();
  await expect.element(page.getByRole('button', { name: 'Submit' })).toBeVisible();
  expect(new URLSearchParams(location.search).get('uid')).toBe('RSA-0002');
  goTo('/');
  await page.getByRole('main').getByRole('link', { name: 'Try a free question' }).click();
  await expect.element(page.getByRole('button', { name: 'Submit' })).toBeVisible();
});
