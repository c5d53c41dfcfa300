import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { sampleQuestions } from '#domain/question-types/testing/questions.ts';
import { answerSomehow, codeOfEachKind, silentCodes } from '#student/testing/answer-somehow.ts';
import { expectContrast, looks } from '#student/testing/expect-accessible.ts';
import { practiceAnswers } from '#student/testing/practice/practice.ts';
import { renderPage } from '#student/testing/render-page.tsx';
import { loopSounds } from '#student/testing/practice/spoken.ts';
import { writtenScore } from '#student/testing/practice/written-score.ts';

const [, dark] = looks;

it.each(silentCodes)('shows the result of an answer to %s, in dark colours', async (code) => {
  const question = sampleQuestions[code];
  loopSounds();
  const { api } = await renderPage(`/exercise?uid=${question.uid}`, {
    ...dark,
    api: practiceAnswers(question, writtenScore),
  });
  await expect.element(page.getByText('Target')).toBeVisible();
  const enough = page.getByRole('button', { name: 'Stop listening' });
  if (enough.query()) await enough.click();
  await answerSomehow(question);
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect.element(page.getByRole('region', { name: /^Score \d+\/\d+$/ })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Why' })).toBeVisible();
  for (const part of [
    page.getByRole('group', { name: 'Your score' }),
    page.getByRole('button', { name: 'Back to practice' }),
  ]) {
    await expect.element(part).toBeInViewport({ ratio: 1 });
  }
  expect(api.inputsOf('saveQuestionDone')).toMatchObject([{ uid: question.uid, revision: 1 }]);
  expect(document.documentElement.dataset['mantineColorScheme']).toBe('dark');
  if (codeOfEachKind.includes(code)) await expectContrast(`${code} after its answer`);
});
