import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { studentView, type RuleQuestion } from '#domain/question-types/registry.ts';
import { sampleQuestions } from '#domain/question-types/testing/questions.ts';
import { refused, type Answers } from '#student/testing/fake-api.ts';
import { practiceAnswers } from '#student/testing/practice/practice.ts';
import { questionListAnswers } from '#student/testing/practice/question-list.ts';
import { renderPage } from '#student/testing/render-page.tsx';

const question = sampleQuestions.RSA;
const address = `/exercise?uid=${question.uid}`;
const corrected = { ...question, correctIndex: 0 };

const submit = page.getByRole('button', { name: 'Submit', exact: true });
const option = (name: string) => page.getByRole('radio', { name, exact: true });
const alert = page.getByRole('alert').filter({ hasText: 'Your answer was not accepted' });
const fullScore = page.getByRole('region', { name: 'Score 1/1' });

function revised(to: RuleQuestion) {
  const { saveQuestionDone, fetchOwnAttempts } = practiceAnswers(to);
  return {
    fetchQuestion: () => ({
      status: 200,
      body: { question: studentView(to, 'before'), revision: 2 },
    }),
    saveQuestionDone: (input) =>
      input.revision === 2 ? saveQuestionDone(input) : refused('question_changed'),
    fetchOwnAttempts,
  } satisfies Answers;
}

async function open() {
  const rendered = await renderPage(address, { api: practiceAnswers(question) });
  await expect.element(submit).toBeVisible();
  return rendered;
}

it('keeps the answer when the key was corrected meanwhile, and scores it by the new key', async () => {
  const { api } = await open();
  await option('By rail').click();
  api.answer(revised(corrected));
  await submit.click();
  await expect.element(alert.getByText('Your answer is still here.')).toBeVisible();
  await expect.element(alert).toHaveFocus();
  await expect.element(option('By rail')).toBeChecked();
  await submit.click();
  await expect.element(fullScore).toBeVisible();
  expect(api.inputsOf('saveQuestionDone').map(({ revision }) => revision)).toEqual([1, 2]);
});

it('sends no answer while the corrected question is loading', async () => {
  const { api } = await open();
  await option('By rail').click();
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  const after = revised(corrected);
  api.answer({
    ...after,
    async fetchQuestion() {
      await isReleased;
      return after.fetchQuestion();
    },
  });
  await submit.click();
  await expect.element(alert).toBeVisible();
  await expect.element(submit).toBeDisabled();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  release();
  await expect.element(submit).toBeEnabled();
  await submit.click();
  await expect.element(fullScore).toBeVisible();
  expect(api.inputsOf('saveQuestionDone').map(({ revision }) => revision)).toEqual([1, 2]);
});

it('drops an answer that no longer fits the revised options', async () => {
  const { api } = await open();
  await option('By rail').click();
  const multichoice = ['By train', 'By steamer', 'By foot'];
  api.answer(revised({ ...question, multichoice }));
  await submit.click();
  await expect.element(alert.getByText('Your answer no longer fits')).toBeVisible();
  await expect.element(option('By train')).toBeVisible();
  await expect.element(page.getByRole('radio', { checked: true })).not.toBeInTheDocument();
  await option('By steamer').click();
  await submit.click();
  await expect.element(fullScore).toBeVisible();
});

it('explains that a question was retired, during an answer and on a later visit', async () => {
  const { api, goTo } = await open();
  await option('By rail').click();
  api.answer({
    ...questionListAnswers([]),
    fetchQuestion: () => refused('question_retired'),
    saveQuestionDone: () => refused('question_retired'),
  });
  await submit.click();
  await expect.element(alert.getByText('This question was removed from practice.')).toBeVisible();
  await expect.element(option('By rail')).toBeChecked();
  await expect.element(submit).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Back to practice' }).click();
  await expect.poll(() => location.pathname).toBe('/practice');

  goTo(address);
  await expect.element(page.getByRole('heading', { name: 'This question was retired' })).toBeVisible();
});
