import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { spokenCodes } from '#student/testing/practice/spoken.ts';
import { sampleQuestions } from '#domain/question-types/testing/questions.ts';
import { student } from '#student/testing/people.ts';
import { practiceAnswers } from '#student/testing/practice/practice.ts';
import { renderPage } from '#student/testing/render-page.tsx';

const phone = { width: 360, height: 740, user: student } as const;

function isInSight(element: Element): boolean {
  const { left, width, top, bottom } = element.getBoundingClientRect();
  return [top + 1, bottom - 1].every((y) => element.contains(document.elementFromPoint(left + width / 2, y)));
}

it.each(spokenCodes)('shows Start without scrolling for %s', async (code) => {
  const question = sampleQuestions[code];
  await renderPage(`/exercise?uid=${question.uid}`, { ...phone, api: practiceAnswers(question) });
  const start = page.getByRole('button', { name: 'Start', exact: true });
  await expect.element(start).not.toHaveAttribute('aria-disabled');
  await expect.poll(() => isInSight(start.element())).toBe(true);
});

it('shows notices above Submit, and leads to the login when another session began', async () => {
  const question = sampleQuestions.RSA;
  const { live } = await renderPage(`/exercise?uid=${question.uid}`, {
    ...phone,
    api: practiceAnswers(question),
  });
  const submit = page.getByRole('button', { name: 'Submit', exact: true });
  await expect.element(submit).toBeVisible();
  live.send({ kind: 'sessionEnded', code: 'other_session' });
  const notice = page.getByRole('group').filter({ hasText: 'Other session detected!' });
  await expect.element(notice).toBeVisible();
  expect(isInSight(submit.element())).toBe(true);
  await notice.getByRole('button', { name: 'Log in' }).click();
  await expect.poll(() => location.pathname).toBe('/login');
  expect(new URLSearchParams(location.search).get('redirect')).toContain(question.uid);
});
