import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { sampleQuestions } from '#domain/question-types/testing/questions.ts';
import { paths } from '#student/app/paths.ts';
import { expectAccessible } from '#student/testing/expect-accessible.ts';
import { unreachable } from '#student/testing/fake-api.ts';
import { student } from '#student/testing/people.ts';
import { practiceAnswers } from '#student/testing/practice/practice.ts';
import { listing } from '#student/testing/practice/question-list.ts';
import { renderPage } from '#student/testing/render-page.tsx';
import { reviewAnswers } from '#student/testing/practice/reviews.ts';
import { writtenScore } from '#student/testing/practice/written-score.ts';

const question = sampleQuestions.WSC;
const { uid } = question;
const text = 'Tea come by ship, and many people like it.';

it('shows the score of a newer scorer beside the first, and asks for a notification once', async () => {
  const answers = practiceAnswers(question, writtenScore);
  answers.saveQuestionDone({ uid, answer: { type: 'WSC', text }, secondsUsed: 60, timeline: [] });
  const [attempt] = answers.fetchOwnAttempts().body.attempts;
  if (!attempt) throw new Error('The answer was not recorded');
  const { attemptId } = attempt;
  const first = writtenScore(text);
  const second = { ...first, points: 6, scorerVersion: first.scorerVersion + 1 };
  const given = (isNoticeRequested: boolean) => () => ({
    status: 200 as const,
    body: { attempts: [{ ...attempt, newer: { secondScores: [second], isNoticeRequested } }] },
  });
  const { api, goTo } = await renderPage(paths.exercise.getHref(uid, { attempt: attemptId }), {
    user: student,
    width: 360,
    colorScheme: 'dark',
    api: {
      ...reviewAnswers([], [listing(uid)]),
      ...answers,
      fetchOwnAttempts: given(false),
      requestNewScoreNotice: unreachable,
    },
  });
  const newer = page.getByRole('region', { name: 'Newer scores' });
  await newer.getByText(/gives 6\/8/).click();
  await expect.element(newer.getByText(/first score is 4\/8/)).toBeVisible();
  await expectAccessible('a score by a newer scorer');
  const ask = newer.getByRole('button', { name: 'Notify me about a newer score' });
  await ask.click();
  await expect.element(page.getByText(/cannot reach/).first()).toBeVisible();
  api.answer({ requestNewScoreNotice: () => ({ status: 200, body: {} }), fetchOwnAttempts: given(true) });
  await ask.click();
  await expect.element(newer.getByRole('status')).toBeVisible();
  await expect.element(ask).not.toBeInTheDocument();
  expect(api.inputsOf('requestNewScoreNotice')).toEqual([{ attemptId }, { attemptId }]);
  goTo(location.href);
  await expect.element(newer.getByRole('status')).toBeVisible();
});
