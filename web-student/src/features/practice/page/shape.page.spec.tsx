import { expect, it, onTestFinished } from 'vitest';
import { cdp, commands, page, userEvent } from 'vitest/browser';
import { catalogue } from '#domain/question-types/catalogue.ts';
import type { RuleQuestion } from '#domain/question-types/registry.ts';
import { sampleQuestions } from '#domain/question-types/testing/questions.ts';
import { exerciseListAnswers } from '#student/testing/practice/exercise-list.ts';
import { practiceAnswers } from '#student/testing/practice/practice.ts';
import { renderPage } from '#student/testing/render-page.tsx';

const { RSA, RRP, RFG, LIW, LWD } = sampleQuestions;
const phone = { width: 360, height: 740 } as const;
const submit = page.getByRole('button', { name: 'Submit', exact: true });

const open = (question: RuleQuestion, look: Partial<typeof phone> = {}) =>
  renderPage(`/exercise?uid=${question.uid}`, { ...look, api: practiceAnswers(question) });

it('keeps words and blanks in sight together on a phone, to be pressed or dragged', async () => {
  const long = { ...RFG, topic: `${'It was a cold and rainy winter. '.repeat(40)}${RFG.topic}` };
  await open(long, phone);
  const bank = page.getByRole('group', { name: 'Words' });
  const word = (text: string) => bank.getByRole('button', { name: text, exact: true });
  const blank = (number: number) => page.getByRole('button', { name: new RegExp(`^Blank ${number}: `) });
  (await blank(1).findElement()).scrollIntoView({ block: 'nearest' });
  const expectInSight = async () => {
    for (const part of [bank, blank(1), submit]) await expect.element(part).toBeInViewport({ ratio: 1 });
  };
  await expectInSight();
  await word('ship').click();
  await blank(1).click();
  await expect.element(page.getByRole('button', { name: 'Blank 1: ship' })).toBeVisible();
  await expectInSight();
  await commands.drag(word('middle').selector, blank(2).selector);
  await expect.element(page.getByRole('button', { name: 'Blank 2: middle' })).toBeVisible();
});

it('folds the instruction on a phone for a familiar type', async () => {
  const { goTo } = await renderPage('/', { ...phone, api: exerciseListAnswers([RSA, LIW]) });
  const summary = page.getByText('What to do');
  const isOpen = () => summary.element().closest('details')?.open;
  for (const { uid } of [RSA, LIW]) {
    for (const isKnown of [false, true]) {
      goTo(`/exercise?uid=${uid}`);
      await expect.element(summary).toBeVisible();
      expect(isOpen()).toBe(!isKnown);
    }
    await summary.click();
    await expect.poll(isOpen).toBe(true);
    await summary.click();
    await expect.poll(isOpen).toBe(false);
    await expect.element(page.getByRole('combobox', { name: 'Exam' })).not.toBeInTheDocument();
  }
});

it('moves the favourite and the list into the menu on a phone', async () => {
  const questions = Array.from({ length: 21 }, (_, index) => ({ ...RSA, uid: `RSA-${9001 + index}` }));
  await renderPage(`/exercise?uid=${RSA.uid}&section=ALL`, { ...phone, api: exerciseListAnswers(questions) });
  const more = page.getByRole('button', { name: 'More actions for this question' });
  await expect.element(page.getByText('1 of 21')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Favourite' })).not.toBeInTheDocument();
  await more.click();
  await page.getByRole('menuitemcheckbox', { name: 'Favourite' }).click();
  await more.click();
  await expect
    .element(page.getByRole('menuitemcheckbox', { name: 'Favourite', checked: true }))
    .toBeVisible();
  await page.getByRole('menuitem', { name: 'Question list' }).click();
  const drawer = page.getByRole('dialog', { name: 'Questions in this list' });
  await drawer.getByRole('button', { name: 'Next page' }).click();
  await expect.element(drawer.getByRole('link', { name: /RSA-9021/ })).toBeVisible();
  await drawer.getByRole('button', { name: 'Previous page' }).click();
  await expect.element(drawer.getByRole('link', { name: /RSA-9001/ })).toBeVisible();
});

it('opens the reasons of the chosen and the right option, and folds the others', async () => {
  await open(RSA);
  await page.getByRole('radio', { name: 'On foot' }).click();
  await submit.click();
  await expect.element(page.getByRole('heading', { name: 'Why', exact: true })).toBeVisible();
  const cards = page.getByRole('list', { name: 'Options' }).getByRole('listitem');
  const reason = (index: number) => cards.nth(index).getByText(RSA.explanations[index]?.text ?? '');
  for (const index of [1, 2]) await expect.element(reason(index)).toBeVisible();
  await expect.element(reason(0)).not.toBeVisible();
});

it('submits with Ctrl and Enter from the grip of a paragraph, without picking it up', async () => {
  const { api } = await open(RRP);
  await page.getByRole('button', { name: 'Move paragraph A down' }).click();
  const grip = page.getByRole('button', { name: /^Paragraph B, / });
  (await grip.findElement()).focus();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(page.getByRole('heading', { name: 'Why', exact: true })).toBeVisible();
  await expect.element(submit).not.toBeInTheDocument();
  expect(api.inputsOf('saveQuestionDone')).toMatchObject([{ answer: { items: ['B', 'A', 'C', 'D'] } }]);
});

it('states the rules of a dictation before the answer', async () => {
  await open(LWD);
  await expect.element(page.getByText(catalogue.LWD.task)).toBeVisible();
});

it('hides the hints for keys on a touch screen', async () => {
  const { goTo } = await renderPage('/', { ...phone, api: exerciseListAnswers([RRP, LIW]) });
  const hint = page.getByText(/^With the keyboard/);
  const emulateTouch = (enabled: boolean) => cdp().send('Emulation.setTouchEmulationEnabled', { enabled });
  onTestFinished(async () => {
    await emulateTouch(false);
  });
  for (const { uid } of [RRP, LIW]) {
    await emulateTouch(false);
    goTo(`/exercise?uid=${uid}`);
    await expect.element(hint).toBeVisible();
    await emulateTouch(true);
    await expect.element(hint).not.toBeVisible();
  }
});
