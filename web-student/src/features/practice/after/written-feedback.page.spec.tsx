import { expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { noWritingCreditsMessage } from '#domain/credits/credit-messages.ts';
import { sampleQuestions } from '#domain/question-types/testing/questions.ts';
import { expectAccessible } from '#student/testing/expect-accessible.ts';
import { refused } from '#student/testing/fake-api.ts';
import { student } from '#student/testing/people.ts';
import { practiceAnswers } from '#student/testing/practice/practice.ts';
import { listing } from '#student/testing/practice/question-list.ts';
import materialStyles from '#student/mechanisms/material.module.css';
import { renderPage } from '#student/testing/render-page.tsx';
import { reviewAnswers } from '#student/testing/practice/reviews.ts';
import { loopSounds } from '#student/testing/practice/spoken.ts';
import { summaryAnswer, summaryQuestion, summaryScore } from '#student/testing/practice/written-feedback.ts';

const { uid } = summaryQuestion;
const box = page.getByRole('textbox', { name: 'Your answer' });
const submit = page.getByRole('button', { name: 'Submit', exact: true });
const outcome = page.getByRole('region', { name: 'Score 4/8' });
const own = page.getByRole('region', { name: 'Your answer' });

const studentAnswers = () => ({
  ...reviewAnswers([], [listing(uid)]),
  ...practiceAnswers(summaryQuestion, () => summaryScore),
});

async function answerSummary() {
  await box.fill(summaryAnswer);
  await submit.click();
  await expect.element(outcome).toBeVisible();
}

const textsOf = (elements: Iterable<Element>) => [...elements].map(({ textContent }) => textContent);
const quotes = () => textsOf(own.element().querySelectorAll(`.${materialStyles['quote']}`));
const press = async (button: Locator) => {
  const element = await button.findElement();
  if (element instanceof HTMLElement) element.focus();
  await userEvent.keyboard('{Enter}');
};

it('shows the evidence of each point in the answer', async () => {
  await renderPage(`/exercise?uid=${uid}`, {
    width: 1440,
    colorScheme: 'dark',
    api: practiceAnswers(summaryQuestion, () => summaryScore),
  });
  await answerSummary();
  const bars = outcome.getByRole('list', { name: 'Points by skill' });
  await expect.element(bars.getByRole('listitem')).toHaveLength(4);
  const points = outcome.getByRole('list', { name: 'Key points' }).getByRole('listitem');
  await expect.element(points).toHaveLength(4);
  const states = ['Stated', 'Not clear', 'Check this: it says something else', 'Missing'];
  for (const [place, state] of states.entries())
    await expect.element(points.nth(place).getByText(state)).toBeVisible();
  await points.nth(2).getByRole('button', { name: 'Show in the text' }).click();
  await expect.poll(quotes).toEqual(['Shown from here: in 1710']);
  await points.nth(2).getByRole('button', { name: 'Remove the highlight' }).click();
  await expect.poll(quotes).toEqual([]);

  const places = outcome.getByRole('group', { name: 'Places of it' });
  const repeated = outcome.getByRole('group', { name: 'it', exact: true });
  await expect.element(repeated.getByText('3 times')).toBeVisible();
  await press(repeated.getByRole('button', { name: 'Show in the text' }));
  await expect.poll(quotes).toEqual(['Shown from here: it', 'It', 'it']);
  await press(places.getByRole('button', { name: 'Next place' }));
  await expect.element(places.getByText('2 of 3')).toBeVisible();
  await expect.poll(quotes).toEqual(['it', 'Shown from here: It', 'it']);
  await press(places.getByRole('button', { name: 'Previous place' }));
  await press(places.getByRole('button', { name: 'Previous place' }));
  await expect.element(places.getByText('3 of 3')).toBeVisible();
  await repeated.getByRole('button', { name: 'Remove the highlight' }).click();
  await expect.poll(quotes).toEqual([]);

  await expect
    .poll(() => textsOf(own.element().querySelectorAll('ins')))
    .toEqual(['came', 'people who were', 'received']);
  await page.getByText('Corrections (3)').click();
  await page.getByText('An average answer').click();
  const lacks = page.getByRole('list', { name: 'What an average answer lacks' });
  await expect.element(lacks.getByText('Form: 1 of 2')).toBeVisible();
  await page.getByText('A weak answer').click();
  await expect.element(page.getByText('tea is drinked by rich')).toBeVisible();
  await expectAccessible('a written answer with its score');
});

it('lists improvements, and shows the score as a table', async () => {
  const { api } = await renderPage(`/exercise?uid=${uid}`, {
    user: student,
    width: 360,
    api: {
      ...studentAnswers(),
      updateUserArray: ({ stepsDone }) => ({
        status: 200,
        body: { user: { ...student, stepsDone: [stepsDone] } },
      }),
    },
  });
  await answerSummary();
  const raise = outcome.getByRole('region', { name: 'What would raise it' }).getByRole('listitem');
  await expect.element(raise).toHaveLength(5);
  await expect.element(raise.nth(0)).toMatchTextContent(/grammar.*\+2 points/);
  await expect.element(raise.nth(1)).toMatchTextContent(/key points.*\+1 point/);
  const toAdd = raise.nth(1).getByRole('list', { name: 'Missing from your answer' }).getByRole('listitem');
  await expect.element(toAdd).toHaveLength(3);
  const details = outcome.getByRole('list', { name: 'Score details' });
  await expect.element(details.getByText('Excellent word count!')).toBeVisible();
  await expect.element(details.getByText('many persons')).toBeVisible();

  const open = outcome.getByRole('button', { name: 'AI Score analysis' });
  const dialog = page.getByRole('dialog', { name: 'AI Score analysis' });
  await open.click();
  await expect.element(dialog.getByRole('row', { name: /^Content 1\/2 \w/ })).toBeVisible();
  await expect.element(dialog.getByRole('row', { name: 'Final 4/8' })).toBeVisible();
  await expect
    .element(dialog.getByRole('region', { name: 'Your answer' }))
    .toMatchTextContent(new RegExp(summaryAnswer));
  await expect.element(dialog.getByText(summaryQuestion.sampleAnswer)).toBeVisible();
  await expectAccessible('the table of a score');
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect.element(open).toHaveFocus();
  await open.click();
  await dialog.getByRole('button', { name: 'See details' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(() => api.inputsOf('updateUserArray')).toEqual([{ stepsDone: 'did_view_score_details' }]);
});

it('compares two answers word by word', async () => {
  const answers = studentAnswers();
  for (const text of ['Tea came by boat.', 'Tea came by ship.', 'Tea came by ship in 1610.'])
    answers.saveQuestionDone({ uid, answer: { type: 'WSC', text }, secondsUsed: 3, timeline: [] });
  await renderPage(`/exercise?uid=${uid}&attempt=latest`, { user: student, api: answers });
  const compared = page.getByRole('region', { name: 'Compare two of your answers' });
  const changed = compared.getByRole('group', { name: 'What changed' });
  const to = compared.getByRole('combobox', { name: 'To' });
  const from = compared.getByRole('combobox', { name: 'From' });
  await expect.element(to.getByRole('option')).toHaveLength(3);
  const options = () => textsOf(to.element().querySelectorAll('option'));
  const oldest = options().at(2) ?? '';
  const textOf = (role: 'insertion' | 'deletion') => () => textsOf(changed.getByRole(role).elements());
  await expect.poll(textOf('insertion')).toEqual([expect.stringContaining('in 1610')]);
  await from.selectOptions(oldest);
  await expect.poll(textOf('deletion')).toEqual([expect.stringContaining('boat')]);
  const points = compared.getByRole('table', { name: 'Points side by side' });
  await expect.element(points.getByRole('row', { name: /^Grammar 0\/2 0\/2/ })).toBeVisible();
  await expect.element(points.getByRole('row', { name: /^Score 4\/8 4\/8/ })).toBeVisible();
  await to.selectOptions(oldest);
  await expect.element(changed.getByText('These two answers are the same.')).toBeVisible();
});

it('keeps the lines of a task, and shows the transcript after the answer', async () => {
  const email = {
    ...sampleQuestions.WWM,
    topic:
      'You have bought tea that tastes of soap.\nWrite to the shop and say:\n- what happened\n- what you want',
  };
  const { api, goTo } = await renderPage(`/exercise?uid=${email.uid}`, { api: practiceAnswers(email) });
  const listed = page.getByRole('main').getByRole('listitem').filter({ hasText: /^what/ });
  await expect.poll(() => textsOf(listed.elements())).toEqual(['what happened', 'what you want']);
  await expect.element(box).toHaveAttribute('rows', '8');

  const talk = sampleQuestions.LST;
  api.answer(practiceAnswers(talk, () => summaryScore));
  loopSounds();
  goTo(`/exercise?uid=${talk.uid}`);
  await box.fill('The talk is about tea.');
  await page.getByRole('button', { name: 'Stop listening' }).click();
  await submit.click();
  await expect.element(page.getByRole('region', { name: 'Transcript' })).toMatchTextContent(/1610/);
});

it('saves a draft on the server, undoes "Clear", and offers the draft of another device', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'], shouldAdvanceTime: true });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const savedAt = '2026-01-05T10:00:00.000Z';
  let saved = '';
  let edit = 0;
  const { goTo } = await renderPage(`/exercise?uid=${uid}`, {
    user: student,
    width: 360,
    api: {
      ...studentAnswers(),
      fetchWritingDraft: () => ({
        status: 200,
        body: { draft: saved === '' ? null : { text: saved, savedAt }, after: null, edit },
      }),
      saveWritingDraft: ({ text, edit: before }) => {
        if (before !== edit) return refused('draft_outdated');
        [saved, edit] = [text, edit + 1];
        return { status: 200, body: { savedAt, edit } };
      },
    },
  });
  const main = page.getByRole('main');
  const expectSaved = async (text: string) => {
    await expect
      .poll(() => {
        vi.advanceTimersByTime(4000);
        return saved;
      })
      .toBe(text);
    await expect.element(main.getByText('Draft saved', { exact: true })).toBeVisible();
  };
  await expect.element(main.getByText('You have 10 Ai writing credit left.')).toBeVisible();
  await box.fill('Tea came by ship.');
  await expectSaved('Tea came by ship.');
  await main.getByRole('button', { name: 'Clear' }).click();
  await expect.element(box).toHaveValue('');
  await main.getByRole('button', { name: 'Undo clear' }).click();
  await expect.element(box).toHaveValue('Tea came by ship.');
  goTo(location.href);
  await expect.element(box).toHaveValue('Tea came by ship.');
  await expectSaved('Tea came by ship.');

  const offer = main.getByRole('status').filter({ hasText: 'Coffee came later.' });
  for (const [choice, chosen] of [
    ['Keep this text', 'Tea came by ship.'],
    ['Use that draft', 'Coffee came later.'],
  ] as const) {
    saved = 'Coffee came later.';
    goTo(location.href);
    await expect.element(offer).toBeVisible();
    vi.advanceTimersByTime(8000);
    expect(saved).toBe('Coffee came later.');
    if (chosen === saved) await expectAccessible('a draft of another device');
    await offer.getByRole('button', { name: choice }).click();
    await expect.element(box).toHaveValue(chosen);
    await expect.element(box).toHaveFocus();
    await expectSaved(chosen);
  }

  [saved, edit] = ['Sugar came last.', edit + 1];
  await box.fill('Coffee came later, by rail.');
  const newer = main.getByRole('status').filter({ hasText: 'Sugar came last.' });
  await expect
    .poll(() => {
      vi.advanceTimersByTime(4000);
      return newer.elements().length;
    })
    .toBe(1);
  expect(saved).toBe('Sugar came last.');
  await newer.getByRole('button', { name: 'Keep this text' }).click();
  await expectSaved('Coffee came later, by rail.');
});

it('accepts no answer for analysis without a credit', async () => {
  let left = 2;
  const answers = practiceAnswers(summaryQuestion, () => summaryScore);
  const message = noWritingCreditsMessage(false);
  await renderPage(`/exercise?uid=${uid}`, {
    width: 1440,
    colorScheme: 'dark',
    api: {
      ...answers,
      saveQuestionDone: (input) => {
        left -= 1;
        return answers.saveQuestionDone(input);
      },
      fetchCredits: () => {
        const { status, body } = answers.fetchCredits();
        return { status, body: { ...body, writingCredits: left, writingMessage: left > 0 ? null : message } };
      },
    },
  });
  for (const credits of [2, 1]) {
    await expect.element(page.getByText(`You have ${credits} Ai writing credit left.`)).toBeVisible();
    await answerSummary();
    await page.getByRole('button', { name: 'Try again' }).click();
  }
  await expect.element(page.getByText(message)).toBeVisible();
  await expect.element(box).toBeDisabled();
  await expect.element(submit).toHaveAttribute('aria-disabled', 'true');
  await expectAccessible('no writing credit left');
});
