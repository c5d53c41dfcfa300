import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { catalogue } from '#domain/question-types/catalogue.ts';
import type { RuleQuestion } from '#domain/question-types/registry.ts';
import { tabTo, type Hand } from './hands.ts';
import { practiceAnswers } from './practice.ts';
import { renderPage } from './render-page.tsx';

const main = page.getByRole('main');
const player = page.getByRole('region', { name: 'Recording' });
export const submit = page.getByRole('button', { name: 'Submit', exact: true });
const enough = page.getByRole('button', { name: 'I have heard enough' });
/** The source of a regular expression that matches a text. */
export const literally = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** Opens a question; its submit button waits for the recording. */
export async function openListening(question: RuleQuestion) {
  const { api } = await renderPage(`/exercise?uid=${question.uid}`, { api: practiceAnswers(question) });
  const { readTime } = catalogue[question.type];
  const left = Array.from({ length: readTime }, (_, gone) => readTime - gone).join('|');
  const told = readTime === 0 ? /^0:00 \/ \d:\d\d$/ : new RegExp(`^Starts in (${left})$`);
  await expect.element(player.getByText(told)).toBeVisible();
  await expect.element(submit).toHaveAttribute('aria-disabled', 'true');
  return api;
}

/** Starts the recording and jumps to its end. */
export async function hearToTheEnd(hand: Hand) {
  await hand.press(player.getByRole('button', { name: /^(Start now|Play)$/ }));
  await expect.element(player.getByRole('button', { name: 'Pause' })).toBeVisible();
  await tabTo(player.getByRole('slider', { name: 'Place in the recording' }));
  await userEvent.keyboard('{End}');
  await expect.element(enough).not.toBeInTheDocument();
  await expect.element(player.getByRole('button', { name: 'Play' })).toBeVisible();
}

export async function submitNothing(hand: Hand) {
  await hand.press(submit);
  await expect.element(main.getByText('There is no answer yet.').first()).toBeVisible();
  await expect.element(page.getByRole('region', { name: /^Score / })).not.toBeInTheDocument();
}

/** Submits, and expects the score, with the focus on it. */
export async function submitFor(hand: Hand, score: string, words: string) {
  if (enough.query()) await hand.press(enough);
  await hand.press(submit);
  const outcome = page.getByRole('region', { name: `Score ${score}`, exact: true });
  await expect.element(outcome.getByText(words, { exact: true })).toBeVisible();
  await expect.element(outcome).toHaveFocus();
}

export async function tryAgain(hand: Hand) {
  await hand.press(page.getByRole('button', { name: 'Try again' }));
  await expect.element(submit).toBeVisible();
  await expect.element(page.getByRole('timer', { name: 'Time spent' })).toMatchTextContent(/^0:0\d$/);
}

export async function expectReasons({ explanation, explanations }: RuleQuestion, label: string) {
  await expect.element(page.getByText(explanation, { exact: true })).toBeVisible();
  const items = page.getByRole('list', { name: label, exact: true }).getByRole('listitem');
  await expect.poll(() => items.elements().length).toBe(explanations.length);
  for (const [index, { text }] of explanations.entries())
    await expect.element(items.nth(index)).toMatchTextContent(new RegExp(literally(text)));
}
