import type { Page } from 'playwright-core';

/** `1:15` is 75, `1:01:40` is 3700. */
export const secondsOf = (text: string): number =>
  text.split(':').reduce((seconds, part) => seconds * 60 + Number(part), 0);

/** Seconds that the clock of a test shows. */
export async function timeLeft(page: Page): Promise<number> {
  return secondsOf((await page.getByRole('timer', { name: 'Time left' }).textContent()) ?? '');
}
