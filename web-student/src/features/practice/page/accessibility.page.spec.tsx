import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sampleQuestions } from '#domain/question-types/testing/questions.ts';
import { answerSomehow, codeOfEachKind } from '#student/testing/answer-somehow.ts';
import { refused, unreachable } from '#student/testing/fake-api.ts';
import { expectAccessible, expectContrast, looks } from '#student/testing/expect-accessible.ts';
import { practiceAnswers } from '#student/testing/practice/practice.ts';
import { renderPage } from '#student/testing/render-page.tsx';
import { loopSounds } from '#student/testing/practice/spoken.ts';
import { writtenScore } from '#student/testing/practice/written-score.ts';

const [light, dark] = looks;
const main = page.getByRole('main');
const submit = page.getByRole('button', { name: 'Submit', exact: true });

async function submitNothing(code: string) {
  await expect.element(page.getByText('Target')).toBeVisible();
  const enough = page.getByRole('button', { name: 'Stop listening' });
  if (enough.query()) await enough.click();
  await submit.click();
  await expect.element(main.getByText('You have not answered yet.').first()).toBeVisible();
  await expectAccessible(`${code} with an empty answer`);
}

it.each(codeOfEachKind)('%s is accessible before and after its answer', async (code) => {
  const question = sampleQuestions[code];
  loopSounds();
  await renderPage(`/exercise?uid=${question.uid}`, {
    ...light,
    api: practiceAnswers(question, writtenScore),
  });
  await page.getByText('About this type').first().click();
  await expectAccessible(`${code} before its answer`);
  // The initial order of paragraphs already counts as an answer.
  if (code !== 'RRP') await submitNothing(code);
  await answerSomehow(question);
  await submit.click();
  await expect.element(page.getByRole('heading', { name: 'Why' })).toBeVisible();
  const quote = page.getByRole('button', { name: 'Show in the text' }).first();
  if (quote.query()) await quote.click();
  await expect.element(page.getByRole('heading', { name: 'Your attempts' })).toBeVisible();
  await page
    .getByText(/^Score \d+\/\d+/)
    .last()
    .click();
  await page
    .getByText(/^What you did$|^This attempt has no timeline/)
    .first()
    .click();
  await expectAccessible(`${code} after its answer`);
});

describe.each([
  { look: light, check: expectAccessible },
  { look: dark, check: expectContrast },
])('in $look.colorScheme at $look.width px', ({ look, check }) => {
  it('everything that opens over a question is accessible', async () => {
    const question = sampleQuestions.RFG;
    await renderPage(`/exercise?uid=${question.uid}`, {
      ...look,
      api: { ...practiceAnswers(question), getWordInfo: () => refused('word_not_found') },
    });
    const menu = page.getByRole('button', { name: 'More actions for this question' });
    for (const name of [
      'Look up a word',
      'PTE Official score guide',
      'Report this question',
      'Keyboard shortcuts',
    ] as const) {
      await menu.click();
      await expect.element(page.getByRole('menuitem', { name })).toBeVisible();
      if (name === 'Look up a word') await check('the menu of a question');
      await page.getByRole('menuitem', { name }).click();
      await expect.element(page.getByRole('dialog', { name })).toBeVisible();
      await check(name);
      await userEvent.keyboard('{Escape}');
      await expect.element(page.getByRole('dialog', { name })).not.toBeInTheDocument();
    }
    if (look.width > 576) await page.getByRole('button', { name: 'Question list' }).click();
    else {
      await menu.click();
      await page.getByRole('menuitem', { name: 'Question list' }).click();
    }
    await expect.element(page.getByRole('dialog').getByRole('link', { name: /RFG/ }).first()).toBeVisible();
    await check('the question list');
    await userEvent.keyboard('{Escape}');
    await page.getByRole('button', { name: 'Show answer' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Show the answer now?' })).toBeVisible();
    await check('the confirmation before the answer is shown');
    await userEvent.keyboard('{Escape}');
    await page.getByRole('button', { name: /^Blank 1/ }).click();
    await expect.element(page.getByRole('menuitem').first()).toBeVisible();
    await check('the choices of a blank');
    await userEvent.keyboard('{Escape}');
    await page.getByText('sank in the').dblClick({ position: { x: 50, y: 14 } });
    await expect.element(page.getByRole('dialog', { name: /^Dictionary: / })).toBeVisible();
    await check('the dictionary for a word');
  });
});

it('a failed recording and an unsent answer are accessible', async () => {
  const question = { ...sampleQuestions.LSA, track: 'missing.mp3' };
  await renderPage(`/exercise?uid=${question.uid}`, {
    ...light,
    api: { ...practiceAnswers(question), saveQuestionDone: unreachable },
  });
  await expect.element(page.getByRole('alert').getByRole('button', { name: 'Retry' })).toBeVisible();
  await answerSomehow(question);
  await submit.click();
  await expect
    .element(page.getByText('Saved on this device. It will be sent when you are back online.'))
    .toBeVisible();
  await expectAccessible('a failed recording and an unsent answer');
});
