import { expect } from 'vitest';
import type { Question } from '#domain/question-types/registry.ts';
import type { Exercise } from './exercise.ts';
import { arrowTo, dropOn, tabTo } from './hands.ts';

type WordBank = Exercise<Extract<Question, { type: 'RFG' }>>;

const blankAt = ({ page }: WordBank, blank: number, word?: string) =>
  page.getByRole('button', {
    name: word === undefined ? new RegExp(`^Blank ${blank + 1}: `) : `Blank ${blank + 1}: ${word}`,
    exact: true,
  });
const wordOf = ({ page }: WordBank, word: string) =>
  page.getByRole('group', { name: 'Words' }).getByRole('button', { name: word, exact: true });

/** Drags a word into a blank; with the keyboard, picks it and presses the blank, or takes it from the blank's list. */
export async function putWord(exercise: WordBank, blank: number, word: string): Promise<void> {
  const { page, hand } = exercise;
  if (hand.name === 'mouse') await dropOn(wordOf(exercise, word), blankAt(exercise, blank));
  else if (blank === 0) {
    await hand.press(wordOf(exercise, word));
    await expect.poll(() => wordOf(exercise, word).getAttribute('aria-pressed')).toBe('true');
    await hand.press(blankAt(exercise, blank));
  } else {
    await hand.press(blankAt(exercise, blank));
    await arrowTo(page.getByRole('menuitem', { name: word, exact: true }));
    await page.keyboard.press('Enter');
  }
  await blankAt(exercise, blank, word).waitFor();
  expect(await wordOf(exercise, word).count()).toBe(0);
}

/** A word that was put somewhere can be moved to another blank, and taken out again. */
export async function moveAndTakeOut(exercise: WordBank): Promise<void> {
  const { page, hand, question } = exercise;
  const word = question.wordsGiven[0] ?? '';
  await putWord(exercise, 0, word);
  if (hand.name === 'mouse') {
    await dropOn(blankAt(exercise, 0), blankAt(exercise, 1));
    await blankAt(exercise, 1, word).waitFor();
    await blankAt(exercise, 0, 'empty').waitFor();
    await dropOn(blankAt(exercise, 1), page.getByRole('group', { name: 'Words' }));
  } else {
    await tabTo(blankAt(exercise, 0));
    await page.keyboard.press('Delete');
  }
  await wordOf(exercise, word).waitFor();
  for (const blank of [0, 1]) await blankAt(exercise, blank, 'empty').waitFor();
}
