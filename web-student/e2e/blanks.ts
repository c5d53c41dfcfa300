import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import type { Question } from '#domain/question-types/registry.ts';
import { expectReasons, literally, submitFor, submitNothing, tryAgain, type Exercise } from './exercise.ts';

export type Blanks = Exercise<Extract<Question, { type: 'RFG' | 'RFB' | 'LWB' }>>;

interface Way {
  /** Puts a word into a blank, 0 for the first. */
  readonly fill: (blank: number, word: string) => Promise<void>;
  /** A word that is wrong in a blank. */
  readonly wrongWord: (blank: number) => string;
}

/** Answers nothing, right, in part and wrong, and looks at the words that were right. */
export async function expectBlanks(exercise: Blanks, { fill, wrongWord }: Way): Promise<void> {
  const { page, question } = exercise;
  const { correctAnswers } = question;
  const count = correctAnswers.length;
  const inWords = (right: number) => `${right} of ${count} blanks ${right === 1 ? 'is' : 'are'} right.`;

  await submitNothing(exercise);
  for (const [blank, word] of correctAnswers.entries()) await fill(blank, word);
  await submitFor(exercise, `${count}/${count}`, inWords(count));
  for (const [blank, word] of correctAnswers.entries()) await expectBlank(exercise, blank, word, true);
  await expectReasons(exercise, 'Blanks');

  await tryAgain(exercise);
  await fill(0, correctAnswers[0] ?? '');
  await fill(1, wrongWord(1));
  await submitFor(exercise, `1/${count}`, inWords(1));
  await expectBlank(exercise, 0, correctAnswers[0] ?? '', true);
  await expectBlank(exercise, 1, wrongWord(1), false);
  await expectBlank(exercise, 2, 'empty', false);
  // The right words stand beside those that are not right.
  await page.getByText('The right word:').first().waitFor();
  await expect.poll(() => page.getByText('The right word:').count()).toBe(count - 1);
  await page
    .getByText(new RegExp(`^Blank 2: .*The right word: ${literally(correctAnswers[1] ?? '')}$`))
    .waitFor();
  expect(await page.getByRole('button', { name: 'Show answer' }).count()).toBe(0);

  await tryAgain(exercise);
  await fill(0, wrongWord(0));
  await submitFor(exercise, `0/${count}`, inWords(0));
  await expectBlank(exercise, 0, wrongWord(0), false);
}

/** What is told of a blank: the word given, and in words whether it is right. */
async function expectBlank({ page }: Blanks, blank: number, given: string, isRight: boolean) {
  const shown: Locator = page.getByText(new RegExp(`^Blank ${blank + 1}: ${literally(given)}`));
  await shown.getByRole('img', { name: isRight ? 'Right' : 'Wrong', exact: true }).waitFor();
}
