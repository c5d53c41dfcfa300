import type { Locator, Page } from 'playwright-core';
import { catalogue } from '#domain/question-types/catalogue.ts';
import { recordingTimes } from '#domain/question-types/catalogue/recording.ts';
import type { AnswerableCode } from '#domain/question-types/registry.ts';
import type { Hand } from './hands.ts';
import { arrowTo } from './hands.ts';
import type { MovedClock } from './moved-clock.ts';
import { button, recorder } from './spoken.ts';

const singleChoice: ReadonlySet<AnswerableCode> = new Set(['RSA', 'LSA', 'LHS', 'LMW']);
const sentence = 'Tea came to Europe by ship, and for a long time only the rich could pay for it.';

/** Somebody who sits a test by a clock that the test moves. */
export interface Sitter {
  readonly page: Page;
  readonly hand: Hand;
  readonly clock: MovedClock;
}

/** Answers the item of a type that is on the screen somehow, once what comes before it has been counted down. */
export async function answerItem(sitter: Sitter, type: AnswerableCode): Promise<void> {
  const { page, hand, clock } = sitter;
  const { usesMicrophone, hasAudio } = catalogue[type];
  if (usesMicrophone) {
    await countDown(sitter, recorder(page).getByText('Recording', { exact: true }));
    // Who goes on while it records ends the recording, which is the answer.
    return clock.pass(page, recordingTimes.minimumAnswering);
  }
  if (hasAudio) {
    // Its end is announced to screen readers as well, outside the region.
    const recording = page.getByRole('region', { name: 'Recording' });
    await countDown(sitter, recording.getByText(/^(Playing|The recording has ended\.)$/));
  }
  const blank = page.getByLabel('Blank 1');
  if (type === 'RFB') await hand.choose(blank, 1);
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

/** Lets pass what the page counts down, the time to read and the time to prepare, until something is there. */
export async function countDown({ page, clock }: Omit<Sitter, 'hand'>, until: Locator): Promise<void> {
  const counted = page.getByText(/^(Starts|Recording begins) in \d+$/);
  for (;;) {
    await counted.or(until).first().waitFor();
    if (await until.isVisible()) return;
    const [text = ''] = await counted.allTextContents();
    await clock.pass(page, Number(/\d+$/.exec(text)?.[0] ?? 0));
  }
}

/** Presses the one button of an item once its recording is over. */
export async function goOnFrom({ page, hand }: Sitter, name: string): Promise<void> {
  const next = button(page, name);
  await next.and(page.locator(':not([aria-disabled])')).waitFor();
  await hand.press(next);
}
