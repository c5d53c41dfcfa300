import { expect } from 'vitest';
import { clickableWords } from '#domain/question-types/mechanisms/highlight-words.ts';
import type { Question } from '#domain/question-types/registry.ts';
import { expectReasons, literally, submitFor, submitNothing, tryAgain, type Exercise } from './exercise.ts';
import { tabTo } from './hands.ts';

type IncorrectWords = Exercise<Extract<Question, { type: 'LIW' }>>;

/** Chooses words of a transcript: nothing, right, in part and wrong. */
export async function expectIncorrectWords(
  exercise: IncorrectWords,
  beforeSubmit: () => Promise<void>,
): Promise<void> {
  const { page, question } = exercise;
  const { indexToClick } = question;
  const count = indexToClick.length;
  const inWords = (points: number) => `${points} of ${count} points for incorrect words.`;
  const words = clickableWords(question.topic);
  const correct = words.flatMap((_, place) => (indexToClick.includes(place) ? [] : [place]));
  const [first = 0, second = 0] = indexToClick;
  const [firstCorrect = 0, secondCorrect = 0] = correct;

  await beforeSubmit();
  await submitNothing(exercise);
  for (const place of indexToClick) await toggle(exercise, place);
  // Chosen again, a word is chosen no more.
  await toggle(exercise, firstCorrect);
  await toggle(exercise, firstCorrect);
  expect(await chosenWords(exercise)).toEqual(indexToClick.map((place) => words[place]));
  await submitFor(exercise, `${count}/${count}`, inWords(count));
  for (const place of indexToClick) await expectMark(exercise, words[place], 'rightly chosen');
  await expectReasons(exercise, 'Incorrect words');

  await tryAgain(exercise);
  for (const place of [first, second, firstCorrect]) await toggle(exercise, place);
  await beforeSubmit();
  await submitFor(exercise, `1/${count}`, inWords(1));
  await expectMark(exercise, words[first], 'rightly chosen');
  await expectMark(exercise, words[firstCorrect], 'wrongly chosen, it is what is spoken');
  await expectMark(exercise, words[indexToClick[2] ?? 0], 'missed');
  await expect.poll(() => page.getByText('(missed)').count()).toBe(count - 2);
  const spoken = clickableWords(question.transcript)[first]?.replaceAll(/[.,;:]/g, '') ?? '';
  await page.getByText(`Spoken: ${spoken}`, { exact: true }).waitFor();

  await tryAgain(exercise);
  for (const place of [firstCorrect, secondCorrect]) await toggle(exercise, place);
  await beforeSubmit();
  await submitFor(exercise, `0/${count}`, inWords(0));
  await expectMark(exercise, words[secondCorrect], 'wrongly chosen, it is what is spoken');
}

const wordsOn = ({ page }: IncorrectWords) =>
  page.getByRole('group', { name: 'Transcript' }).getByRole('button');

/** With the keyboard the text is one stop of the Tab key, and arrows lead from word to word. */
async function toggle(exercise: IncorrectWords, place: number) {
  const { page, hand } = exercise;
  const word = wordsOn(exercise).nth(place);
  const before = await word.getAttribute('aria-pressed');
  if (hand.name === 'mouse') await word.click();
  else {
    await tabTo(page.locator('[role=group] button[tabindex="0"]'));
    await page.keyboard.press('Home');
    for (let presses = 0; presses < place; presses += 1) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
  }
  await expect.poll(() => word.getAttribute('aria-pressed')).toBe(before === 'true' ? 'false' : 'true');
}

async function chosenWords({ page }: IncorrectWords): Promise<string[]> {
  const chosen = page.getByRole('group', { name: 'Transcript' }).getByRole('button', { pressed: true });
  return (await chosen.allInnerTexts()).map((text) => text.trim());
}

async function expectMark({ page }: IncorrectWords, word: string | undefined, mark: string) {
  const told = new RegExp(`^${literally(word ?? '')} ?\\(${literally(mark)}\\)$`);
  await page.getByText(told).first().waitFor();
}
