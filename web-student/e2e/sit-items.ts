import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { catalogue } from '#domain/question-types/catalogue.ts';
import type { AnswerableCode } from '#domain/question-types/registry.ts';
import type { Hand } from './hands.ts';
import { arrowTo } from './hands.ts';
import { button, recorder } from './spoken.ts';

const singleChoice: ReadonlySet<AnswerableCode> = new Set(['RSA', 'LSA', 'LHS', 'LMW']);
const sentence = 'Tea came to Europe by ship, and for a long time only the rich could pay for it.';

/** Answers the item of a type that is on the screen somehow, with the mouse or with the keyboard alone. */
export async function answerItem(page: Page, hand: Hand, type: AnswerableCode): Promise<void> {
  const blank = page.getByLabel('Blank 1');
  if (catalogue[type].usesMicrophone) {
    // Who goes on while it records ends the recording, which is the answer.
    await recorder(page).getByText('Recording', { exact: true }).waitFor({ timeout: 60_000 });
  } else if (type === 'RFB') await hand.choose(blank, 1);
  else if (type === 'LWB') await hand.type(blank, 'tea');
  else if (type === 'RRP') await hand.press(button(page, 'Move paragraph A down'));
  else if (type === 'LIW')
    await hand.press(page.getByRole('group', { name: 'Transcript' }).getByRole('button').first());
  else if (type === 'RFG') {
    await hand.press(page.getByRole('button', { name: 'Blank 1: empty' }));
    const word = page.getByRole('menuitem').first();
    await arrowTo(word);
    await page.keyboard.press('Enter');
  } else if (type === 'RMA' || type === 'LMA') await hand.toggle(page.getByRole('checkbox').first());
  else if (singleChoice.has(type)) await hand.toggle(page.getByRole('radio').first());
  else await hand.type(page.getByRole('textbox'), sentence);
}

/** Presses the one button of an item once its recording is over. */
export async function goOnFrom(page: Page, hand: Hand, name: string): Promise<void> {
  const next = button(page, name);
  await expect.poll(() => next.getAttribute('aria-disabled'), { timeout: 60_000 }).toBe(null);
  await hand.press(next);
}
