import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { sampleQuestions } from '#domain/question-types/testing/questions.ts';
import { answerSomehow, codeOfEachKind } from '#student/testing/answer-somehow.ts';
import { exerciseListAnswers } from '#student/testing/practice/exercise-list.ts';
import { practiceAnswers } from '#student/testing/practice/practice.ts';
import choice from '#student/mechanisms/pieces/choice/choice.module.css';
import { renderPage } from '#student/testing/render-page.tsx';
import { loopSounds } from '#student/testing/practice/spoken.ts';
import { writtenScore } from '#student/testing/practice/written-score.ts';

const submit = page.getByRole('button', { name: 'Submit', exact: true });
const verdict = page.getByRole('group', { name: 'Your score' });
const next = page.getByRole('button').filter({ hasText: /^(Next|Back to )/ });

async function expectInSight() {
  for (const part of [verdict, next]) await expect.element(part).toBeInViewport({ ratio: 1 });
}

it.each(codeOfEachKind)('keeps the score of %s in sight on a phone, wherever it scrolls', async (code) => {
  const question = sampleQuestions[code];
  loopSounds();
  await renderPage(`/exercise?uid=${question.uid}`, {
    width: 360,
    height: 740,
    api: practiceAnswers(question, writtenScore),
  });
  await expect.element(page.getByText('Target')).toBeVisible();
  const enough = page.getByRole('button', { name: 'Stop listening' });
  if (enough.query()) await enough.click();
  await answerSomehow(question);
  await submit.click();
  await expect.element(page.getByRole('heading', { name: 'Why', exact: true })).toBeVisible();
  await expectInSight();
  await expect.element(verdict.getByText(/^\d of \d points? · 0:\d\d$/)).toBeVisible();
  for (const top of [0, document.documentElement.scrollHeight]) {
    scrollTo({ top });
    await expectInSight();
  }
});

it('offers a visitor an account after each answer, and counts the visit from the third one on', async () => {
  const first = sampleQuestions.RSA;
  const uids = [first.uid, 'RSA-9002', 'RSA-9003', 'RSA-9004'];
  await renderPage(`/exercise?uid=${first.uid}&exercise=RSA`, {
    api: exerciseListAnswers(uids.map((uid) => ({ ...first, uid }))),
  });
  const offer = page.getByRole('alert').filter({ hasText: 'Keep this score' });
  const visit = page.getByText(/^This session: \d answered/);
  for (const following of uids.slice(1, 3)) {
    await page.getByRole('radio').last().click();
    await submit.click();
    await expect.element(offer).toBeVisible();
    await expect.element(verdict.getByText(/^Not right\. The answer is [A-D]\.$/)).toBeVisible();
    await expect.element(page.getByText('Why this is right')).toBeVisible();
    expect(document.querySelectorAll(`.${choice['is-right']} details[open]`)).toHaveLength(1);
    await expect.element(visit).not.toBeInTheDocument();
    await next.click();
    await expect.poll(() => new URLSearchParams(location.search).get('uid')).toBe(following);
  }
  await page.getByRole('radio', { name: 'By ship' }).click();
  await submit.click();
  await expect.element(page.getByText('This session: 3 answered, 1 right')).toBeVisible();
  await offer.getByRole('link', { name: 'Sign up' }).click();
  await expect.element(page.getByRole('heading', { name: 'Sign up', level: 1 })).toBeVisible();
});
