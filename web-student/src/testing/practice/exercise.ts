import { expect } from 'vitest';
import { page } from 'vitest/browser';
import type { RuleQuestion } from '#domain/question-types/registry.ts';
import type { Hand } from '../hands.ts';

const main = page.getByRole('main');
export const submit = page.getByRole('button', { name: 'Submit', exact: true });
export const enough = page.getByRole('button', { name: 'Stop listening' });
export const literally = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

export async function submitNothing(hand: Hand) {
  await hand.press(submit);
  await expect.element(main.getByText('You have not answered yet.').first()).toBeVisible();
  await expect.element(page.getByRole('region', { name: /^Score / })).not.toBeInTheDocument();
}

/** @param words the text of the score; none for a single point */
export async function submitFor(hand: Hand, score: string, words?: string) {
  if (enough.query()) await hand.press(enough);
  await hand.press(submit);
  const outcome = page.getByRole('region', { name: `Score ${score}`, exact: true });
  if (words !== undefined) await expect.element(outcome.getByText(words, { exact: true })).toBeVisible();
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

export async function expectBlank(number: number, given: string, mark: 'Right' | 'Wrong') {
  const blank = page.getByText(new RegExp(`^Blank ${number}: ${literally(given)}`));
  await expect.element(blank.getByRole('img', { name: mark, exact: true })).toBeVisible();
}
