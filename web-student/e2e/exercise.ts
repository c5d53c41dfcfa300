import type { Browser, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { catalogue } from '#domain/question-types/catalogue.ts';
import type { Question } from '#domain/question-types/registry.ts';
import type { TestSite } from '#infra/testing/e2e.ts';
import type { Hand } from './hands.ts';
import { borrowPage } from './support.ts';

/** The page of one question, and the hand that works it. */
export interface Exercise<Asked extends Question = Question> {
  readonly page: Page;
  readonly hand: Hand;
  readonly question: Asked;
}

export async function openExercise<Asked extends Question>(
  browser: Browser,
  site: TestSite,
  question: Asked,
  hand: Hand,
): Promise<Exercise<Asked>> {
  const page = await borrowPage(browser, site);
  await page.goto(`/exercise?uid=${question.uid}`);
  await submitButton(page).waitFor();
  const { targetTime } = catalogue[question.type];
  const target = `${Math.floor(targetTime / 60)}:${String(targetTime % 60).padStart(2, '0')}`;
  await page.getByText(`Target ${target}`, { exact: true }).waitFor();
  return { page, hand, question };
}

export const submitButton = (page: Page) => page.getByRole('button', { name: 'Submit', exact: true });

async function submit({ page, hand }: Exercise): Promise<void> {
  await hand.press(submitButton(page));
}

/** Submits, and sees the score, what it is in words, and that reading goes on there. */
export async function submitFor({ page, hand }: Exercise, score: string, words: string): Promise<Locator> {
  await hand.press(submitButton(page));
  const outcome = page.getByRole('region', { name: `Score ${score}`, exact: true });
  await outcome.waitFor();
  await outcome.getByText(words, { exact: true }).waitFor();
  await expect.poll(() => outcome.evaluate((shown) => shown === document.activeElement)).toBe(true);
  return outcome;
}

/** Submits nothing: the page says so, and nothing is scored. */
export async function submitNothing(exercise: Exercise): Promise<void> {
  const { page } = exercise;
  await submit(exercise);
  await page.getByRole('main').getByText('There is no answer yet.').first().waitFor();
  expect(await page.getByRole('region', { name: /^Score / }).count()).toBe(0);
}

/** The same question once more, with nothing chosen. */
export async function tryAgain({ page, hand }: Exercise): Promise<void> {
  await hand.press(page.getByRole('button', { name: 'Try again' }));
  await submitButton(page).waitFor();
  await expect.poll(() => page.getByRole('timer', { name: 'Time spent' }).textContent()).toMatch(/^0:0\d$/);
}

/** What the question says of each of its parts is there to be read. */
export async function expectReasons({ page, question }: Exercise, label: string): Promise<void> {
  await page.getByRole('heading', { name: 'Why', exact: true }).waitFor();
  await page.getByText(question.explanation, { exact: true }).waitFor();
  const list = page.getByRole('list', { name: label, exact: true });
  // In the cards of options the reason of what was not chosen is folded.
  const folded = list.locator('details:not([open]) > summary');
  while ((await folded.count()) > 0) await folded.first().click();
  const told = await list.getByRole('listitem').allInnerTexts();
  expect(told).toHaveLength(question.explanations.length);
  for (const [place, reason] of question.explanations.entries()) expect(told[place]).toContain(reason.text);
}

/** A regular expression for a text as it stands. */
export const literally = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
