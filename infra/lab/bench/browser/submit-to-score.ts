import type { Browser, Locator, Page } from 'playwright-core';
import { makeDatabase } from '../http/database.ts';
import { startOwnTemporal } from '#infra/lab/own-temporal.ts';
import { openWindow, startSite } from './site.ts';
import { timeToScore } from './time-to-score.ts';

/** An answer that is given in the browser, to a free sample open to the demo student. */
export interface MadeAnswer {
  readonly uid: string;
  /** @returns the button that submits it */
  make(page: Page): Promise<Locator>;
}

interface Submitted {
  readonly url: string;
  readonly browser: Browser;
  readonly answers: readonly MadeAnswer[];
}

/**
 * Measures from the press of Submit until the score is visible, one answer at a time, with each server and Temporal in
 * a separate process. @returns the times in milliseconds, in order
 */
export async function submitToScore({ url, browser, answers }: Submitted): Promise<number[]> {
  await using cleanUp = new AsyncDisposableStack();
  const database = await makeDatabase(url);
  cleanUp.defer(database.drop);
  const site = cleanUp.use(await startSite(database.url));
  await site.startWorkflows(cleanUp.use(await startOwnTemporal()).address);
  const { page, atRest } = await openWindow(browser, site);
  // The list appears once the projections have processed the seed.
  await page.goto('/practice');
  await page.getByRole('rowheader').first().waitFor();
  const times: number[] = [];
  for (const { uid, make } of answers) {
    await page.goto(`/exercise?uid=${uid}`);
    await atRest();
    const submit = await make(page);
    const scored = page.evaluate(timeToScore);
    await submit.click();
    times.push(await scored);
  }
  return times;
}
