import type { Browser, Locator, Page } from 'playwright-core';
import { makeDatabase } from '../http/database.ts';
import { startOwnTemporal } from '#infra/lab/own-temporal.ts';
import { openWindow, startSite } from './site.ts';
import { timeToScore } from './time-to-score.ts';

/** An answer that is made in the browser, to a free sample that the demo student may answer. */
export interface MadeAnswer {
  readonly uid: string;
  /** @returns the button that submits it */
  make(page: Page): Promise<Locator>;
}

interface Submitted {
  /** Of Postgres. */
  readonly url: string;
  readonly browser: Browser;
  readonly answers: readonly MadeAnswer[];
}

/**
 * From the press of Submit until the score is on the screen, one answer after the other, with every server and Temporal
 * in a process of its own. @returns milliseconds of each, in order
 */
export async function submitToScore({ url, browser, answers }: Submitted): Promise<number[]> {
  await using cleanUp = new AsyncDisposableStack();
  const database = await makeDatabase(url);
  cleanUp.defer(database.drop);
  const site = cleanUp.use(await startSite(database.url));
  await site.startWorkflows(cleanUp.use(await startOwnTemporal()).address);
  const { page, atRest } = await openWindow(browser, site);
  // The list is there once the projections have read what was seeded.
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
