import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { rsaQuestion } from '#domain/question-types/testing/questions.ts';
import { unreachable } from '#student/testing/fake-api.ts';
import { expectAccessible } from '#student/testing/expect-accessible.ts';
import { dueWord } from '#student/testing/my-words.ts';
import { student } from '#student/testing/people.ts';
import { listing } from '#student/testing/practice/question-list.ts';
import { renderPage } from '#student/testing/render-page.tsx';
import { missedAnswers, reviewAnswers } from '#student/testing/practice/reviews.ts';
import { studyPlanAnswers } from '#student/testing/study-plan.ts';

const first = { ...rsaQuestion, title: 'The journey of tea' };
const questions = [first, { ...rsaQuestion, uid: 'RSA-9002', title: 'The price of tea' }];
const query = () => new URLSearchParams(location.search);
const heading = page.getByRole('region', { name: /^\d+ reviews?, about \d+ min$/ }).getByRole('heading');
const stop = page.getByRole('button', { name: `Stop reviewing ${first.title}` });

it('explains reviews before the first missed question', async () => {
  await renderPage('/dashboard', { user: student, api: reviewAnswers([], [listing('RSA-0001')]) });
  await expect.element(page.getByText(/^Nothing is due\./)).toBeVisible();
  await expect.element(heading).not.toBeInTheDocument();
});

it('leads through the due questions and back to the dashboard', async () => {
  await renderPage('/dashboard', { user: student, api: missedAnswers(questions) });
  await expect.element(heading).toMatchTextContent(/^2 reviews, about \d+ min$/);
  await page.getByRole('link', { name: 'Start', exact: true }).click();
  for (const [place, next] of [
    ['1 of 2', 'Next question'],
    ['2 of 2', 'Back to dashboard'],
  ] as const) {
    await expect.element(page.getByText(place, { exact: true })).toBeVisible();
    await page.getByRole('radio', { name: 'By ship' }).click();
    await page.getByRole('button', { name: 'Submit', exact: true }).click();
    await expect.element(page.getByRole('heading', { name: 'Score 1/1' })).toBeVisible();
    await page.getByRole('button', { name: next }).click();
  }
  await expect.element(page.getByText(/^No review is due\. 2 reviews are scheduled/)).toBeVisible();
  await expect.element(heading).not.toBeInTheDocument();
});

it('leads to the saved words that are due, with or without reviews', async () => {
  let due = 1;
  const words = {
    fetchDueWordCount: () => ({ status: 200 as const, body: { due } }),
    fetchMyWords: () => ({ status: 200 as const, body: { words: [dueWord] } }),
    recallWord: () => ({ status: 200 as const, body: { due: '2099-01-05T00:00:00.000Z' } }),
  };
  const { api, goTo } = await renderPage('/dashboard', {
    user: student,
    api: { ...missedAnswers(questions), ...words },
  });
  const link = page.getByRole('link', { name: '1 word is due' });
  await expect.element(heading).toBeVisible();
  await expect.element(link).toBeVisible();

  api.answer({ ...reviewAnswers([], [listing('RSA-0001')]), ...words });
  goTo('/dashboard');
  await expect.element(page.getByText(/^Nothing is due\./)).toBeVisible();
  await link.click();
  await expect.element(page.getByRole('heading', { name: dueWord.word })).toBeVisible();
  due = 0;
  await page.getByRole('button', { name: 'Show the meaning' }).click();
  await page.getByRole('button', { name: 'I knew it' }).click();
  await expect.element(page.getByText('No word is due now.')).toBeVisible();
  history.back();
  await expect.element(page.getByText(/^Nothing is due\./)).toBeVisible();
  await expect.element(link).not.toBeInTheDocument();
});

it('offers as many as the plan has for today, in its minutes', async () => {
  const api = missedAnswers(questions);
  const plan = studyPlanAnswers().fetchStudyPlan().body;
  const items = [{ kind: 'reviews', count: 1, minutes: 1 } as const];
  const weeks = [{ monday: plan.today, days: [{ day: plan.today, kind: 'study' as const, items }] }];
  const settings = { examDate: null, targetScore: 65, weekdays: [1], minutesAWeek: 60, reminder: null };
  await renderPage('/dashboard', {
    user: student,
    api: { ...api, fetchStudyPlan: () => ({ status: 200, body: { ...plan, settings, weeks } }) },
  });
  await expect.element(page.getByRole('heading', { name: '1 of 2 reviews, about 1 min' })).toBeVisible();
  await page.getByRole('link', { name: '1 review', exact: true }).click();
  await expect.poll(() => location.hash).toBe('#today-title');
  await page.getByRole('link', { name: 'Start', exact: true }).click();
  await expect.element(page.getByText('1 of 1', { exact: true })).toBeVisible();
});

it('opens one due question, and a type after the reviews', async () => {
  const fresh = { ...rsaQuestion, uid: 'RSA-9003' };
  await renderPage('/dashboard', { user: student, api: missedAnswers(questions, [fresh]) });
  await page.getByRole('link', { name: first.title }).click();
  await expect.element(page.getByRole('button', { name: 'Submit', exact: true })).toBeVisible();
  expect(query().get('uid')).toBe(first.uid);
  await page.getByRole('main').getByRole('link', { name: 'Dashboard' }).click();
  await expect.element(heading).toBeVisible();
  await page.getByRole('link', { name: 'Start this type' }).click();
  await expect.poll(() => query().get('uid')).toBe(fresh.uid);
});

it('stops a review, and can undo it until the list is left', async () => {
  const { api, goTo } = await renderPage('/dashboard', {
    user: student,
    width: 360,
    height: 740,
    api: missedAnswers(questions),
  });
  await stop.click();
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect.element(undo).toHaveFocus();
  await expectAccessible('a stopped review');
  await userEvent.keyboard('{Enter}');
  await expect.element(stop).toBeVisible();

  await stop.click();
  await expect.element(undo).toBeVisible();
  expect(api.inputsOf('stopReview')).toEqual([]);
  const elsewhere = page.getByRole('main').getByRole('link', { name: 'Go to the mock tests' });
  await elsewhere.click();
  await expect.poll(() => api.inputsOf('stopReview')).toEqual([{ uid: first.uid }]);
  goTo('/dashboard');
  await expect.element(heading).toMatchTextContent(/^1 review, about \d+ min$/);
  await expect.element(stop).not.toBeInTheDocument();

  api.answer({ stopReview: unreachable });
  await page.getByRole('button', { name: 'Stop reviewing The price of tea' }).click();
  await expect.element(undo).toBeVisible();
  await elsewhere.click();
  await expect.element(page.getByText('You keep this review.')).toBeVisible();
});
