import { expect, it, vi } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { sampleQuestions } from '#domain/question-types/testing/questions.ts';
import { thisPage } from '#student/core/this-page.ts';
import { submit } from '#student/testing/practice/exercise.ts';
import { refused, unreachable } from '#student/testing/fake-api.ts';
import { fakeTime } from '#student/testing/fake-time.ts';
import { student } from '#student/testing/people.ts';
import { practiceAnswers } from '#student/testing/practice/practice.ts';
import { listing, questionListAnswers } from '#student/testing/practice/question-list.ts';
import { renderPage } from '#student/testing/render-page.tsx';

const { RSA, WSC } = sampleQuestions;
const option = (text: string) => page.getByRole('radio', { name: text, exact: true });
const spent = page.getByRole('timer', { name: 'Time spent' });

it('keeps the choice, the time and every step over a reload, and stops the time with the answer', async () => {
  const time = fakeTime();
  const { goTo } = await renderPage(`/exercise?uid=${RSA.uid}`, { api: practiceAnswers(RSA) });
  await option('By rail').click();
  await time.pass(65);
  await expect.element(spent).toMatchTextContent(/^1:0\d$/);
  await option('By ship').click();
  goTo(location.href);
  await expect.element(option('By ship')).toBeChecked();
  await expect.element(spent).toMatchTextContent(/^1:[01]\d$/);
  await option('By ship').click();
  await option('On foot').click();
  await submit.click();
  const verdict = page.getByRole('group', { name: 'Your score' });
  await expect.element(verdict).toMatchTextContent(/1:[01]\d$/);
  const { textContent } = verdict.element();
  await time.pass(5);
  await expect.element(verdict).toHaveTextContent(textContent);

  await page
    .getByRole('region', { name: 'Your attempts' })
    .getByText(/^Score 0\/1/)
    .click();
  await page.getByText('What you did').first().click();
  await page.getByText('4 steps as a list').click();
  const steps = page.getByRole('table').last().getByRole('row').elements().slice(1);
  expect(steps.map((row) => row.lastElementChild?.textContent)).toEqual([
    'Selected option 1 “By rail”',
    'Selected option 2 “By ship”',
    'Deselected option 2 “By ship”',
    'Selected option 3 “On foot”',
  ]);
});

it('scores an answer although the browser refuses to keep anything', async () => {
  const refuses = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('There is no room.', 'QuotaExceededError');
  });
  await renderPage(`/exercise?uid=${RSA.uid}`, { api: practiceAnswers(RSA) });
  await option('By ship').click();
  await submit.click();
  await expect.element(page.getByRole('heading', { name: 'Score 1/1' })).toBeVisible();
  expect(refuses).toHaveBeenCalled();
  expect(localStorage).toHaveLength(0);
});

it('shows on a phone, in sight, that there is no answer yet and that one was kept', async () => {
  await renderPage(`/exercise?uid=${RSA.uid}`, {
    width: 360,
    height: 740,
    user: student,
    api: {
      ...questionListAnswers([]),
      ...practiceAnswers(RSA),
      saveQuestionDone: unreachable,
      logoutStudent: () => ({ status: 200, body: {} }),
    },
  });
  const expectInSight = async (text: string) => {
    const shown = page.getByRole('main').getByText(text).first();
    await expect.element(shown).toBeVisible();
    await expect
      .poll(() => {
        const { left, top, width, height } = shown.element().getBoundingClientRect();
        return shown.element().contains(document.elementFromPoint(left + width / 2, top + height / 2));
      })
      .toBe(true);
  };
  await submit.click();
  await expectInSight('You have not answered yet.');
  await option('By ship').click();
  await submit.click();
  await expectInSight('Saved on this device. It will be sent when you are back online.');

  await page.viewport(1280, 900);
  await page.getByRole('button', { name: 'Profile menu' }).click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  await expect.element(page.getByText('One answer was not sent yet.')).toBeVisible();
});

it('explains once that a question is slow, and later offers to load the page again', async () => {
  fakeTime();
  const never = Promise.withResolvers<never>();
  await renderPage(`/exercise?uid=${RSA.uid}`, {
    api: { ...practiceAnswers(RSA), fetchQuestion: () => never.promise },
  });
  const slow = page.getByText('This takes longer than usual.');
  const again = page.getByRole('button', { name: 'Load the page again' });
  const passUntil = (shown: Locator) =>
    expect
      .poll(() => {
        vi.advanceTimersByTime(1000);
        return shown.elements().length;
      })
      .toBe(1);
  await passUntil(slow);
  expect(again.query()).toBeNull();
  await passUntil(again);
  await again.click();
  expect(thisPage.reload).toHaveBeenCalledOnce();
});

it('leads from a locked question to the free samples of its type', async () => {
  const locked = listing('RSA-0006', { isLocked: true, free: false });
  const { api } = await renderPage('/practice?section=reading&exercise=RSA', {
    api: {
      ...practiceAnswers(RSA),
      ...questionListAnswers([listing('RSA-0001'), locked]),
      fetchQuestion: () => refused('paid_plan_needed'),
    },
  });
  const rowOf = (uid: string) => page.getByRole('row', { name: new RegExp(uid) });
  await expect.element(rowOf('RSA-0001').getByText('Free', { exact: true })).toBeVisible();
  await page.getByText('1 locked question').click();
  await expect.element(rowOf('RSA-0006').getByRole('img', { name: 'Locked' })).toBeVisible();
  await rowOf('RSA-0006').getByRole('link').click();
  await expect.element(page.getByRole('heading', { name: 'This question is locked' })).toBeVisible();
  await page.getByRole('link', { name: 'See the free samples' }).click();
  await expect.element(rowOf('RSA-0001')).toBeVisible();
  expect(api.inputsOf('fetchQuestions').at(-1)).toMatchObject({ type: 'RSA', free: true });
});

it('saves a draft once the slow save before it is done, and none after the answer', async () => {
  const time = fakeTime();
  const box = page.getByRole('textbox', { name: 'Your answer' });
  const at = '2026-01-05T10:00:00.000Z';
  let arrival = Promise.withResolvers<void>();
  const { api } = await renderPage(`/exercise?uid=${WSC.uid}`, {
    user: student,
    api: {
      ...practiceAnswers(WSC),
      async saveWritingDraft() {
        await arrival.promise;
        return { status: 200, body: { savedAt: at, edit: 1 } };
      },
    },
  });
  const texts = () => api.inputsOf('saveWritingDraft').map(({ text }) => text);
  const type = async (text: string) => {
    await box.fill(text);
    await time.pass(12);
  };
  await type('Tea came');
  await expect.poll(texts).toEqual(['Tea came']);
  // Two concurrent saves could arrive out of order.
  await type('Tea came by ship.');
  await expect.element(page.getByText('Draft saved on this device')).toBeVisible();
  expect(texts()).toEqual(['Tea came']);
  arrival.resolve();
  await expect.poll(texts).toEqual(['Tea came', 'Tea came by ship.']);
  await expect.element(page.getByText('Draft saved', { exact: true })).toBeVisible();
  await expect.element(box).toHaveValue('Tea came by ship.');

  arrival = Promise.withResolvers();
  await type('Tea came by ship, they say.');
  await expect.poll(() => texts().length).toBe(3);
  await submit.click();
  await expect.element(page.getByRole('region', { name: 'Sample answer' })).toBeVisible();
  api.answer({ saveWritingDraft: () => refused('already_submitted') });
  arrival.resolve();
  await time.pass(12);
  expect(texts()).toHaveLength(3);
});
