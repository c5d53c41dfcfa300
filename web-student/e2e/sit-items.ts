import type { Locator, Page } from 'playwright-core';
import { catalogue } from '#domain/question-types/catalogue.ts';
import { recordingTimes } from '#domain/question-types/catalogue/recording.ts';
import { keyboard } from './keyboard.ts';
import type { MovedClock } from './moved-clock.ts';
import { button, recorder } from './spoken.ts';

const sentence = 'Tea came to Europe by ship, and for a long time only the rich could pay for it.';

export async function answerItem(
  page: Page,
  clock: MovedClock,
  type: 'SRA' | 'SRS' | 'WWS' | 'RFB' | 'LWD',
): Promise<void> {
  const { usesMicrophone, hasAudio } = catalogue[type];
  if (usesMicrophone) {
    await countDown(page, clock, recorder(page).getByText('Recording', { exact: true }));
    return clock.pass(page, recordingTimes.minimumAnswering);
  }
  if (hasAudio) {
    const recording = page.getByRole('region', { name: 'Recording' });
    await countDown(page, clock, recording.getByText(/^(Playing|The recording has ended\.)$/));
  }
  if (type === 'RFB') return keyboard.choose(page.getByLabel('Blank 1'), 1);
  return keyboard.type(page.getByRole('textbox'), sentence);
}

async function countDown(page: Page, clock: MovedClock, until: Locator): Promise<void> {
  const counted = page.getByText(/^(Starts|Recording begins) in \d+$/);
  for (;;) {
    await counted.or(until).first().waitFor();
    if (await until.isVisible()) return;
    const [text = ''] = await counted.allTextContents();
    await clock.pass(page, Number(/\d+$/.exec(text)?.[0] ?? 0));
  }
}

export async function goOnFrom(page: Page, name: string): Promise<void> {
  const next = button(page, name);
  await next.and(page.locator(':not([aria-disabled])')).waitFor();
  await keyboard.press(next);
}
