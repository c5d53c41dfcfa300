import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { quantile, type BenchRow } from '../row.ts';
import type { WatchedPage } from './in-page.ts';
import type { Window } from './site.ts';

const sprint = '/mock-test/overview?id=reading_sprint_1';
const questions = 5;

export interface MeasuredSittings {
  /** From the press that submits an answer until the next item is fully painted, in milliseconds. */
  readonly next: readonly number[];
  /** From the reload of a sitting's page until its clock runs, in milliseconds. */
  readonly reloads: readonly number[];
}

/** Takes sprints one after another and reloads the page at the third question of each. */
export async function sitSprints(window: Window, sprints: number): Promise<MeasuredSittings> {
  const [next, reloads]: number[][] = [[], []];
  const { page } = window;
  for (let sat = 0; sat < sprints; sat += 1) {
    await page.goto(sprint);
    await page.getByRole('button', { name: 'Start the test' }).click();
    for (let number = 1; number <= questions; number += 1) {
      await page.getByText(`· Question ${number} of ${questions}`).waitFor();
      if (number === 3) reloads?.push(await reloaded(page));
      // A student needs some time to read a question.
      await pause(2_000);
      await window.atRest();
      await answer(page);
      if (number === questions) break;
      const before = (await window.timings(0)).openings.length;
      await page.getByRole('button', { name: 'Submit and continue' }).click();
      await page.waitForFunction(
        (wanted) => (globalThis as unknown as WatchedPage).ninetyTimings.openings.length > wanted,
        before,
      );
      next?.push((await window.timings(0)).openings.at(-1)?.whole ?? Number.NaN);
    }
    await page.getByRole('button', { name: 'Submit and finish' }).click();
    await page.getByRole('heading', { name: /your result/ }).waitFor();
  }
  return { next: next ?? [], reloads: reloads ?? [] };
}

/** Gives any answer; ordered paragraphs need none, because they start in some order. */
async function answer(page: Page): Promise<void> {
  const [option, blank] = [page.getByRole('radio'), page.getByLabel('Blank 1')];
  if ((await option.count()) > 0) await option.first().click();
  else if ((await blank.count()) > 0) await blank.selectOption({ index: 1 });
}

async function reloaded(page: Page): Promise<number> {
  await page.reload({ waitUntil: 'commit' });
  const shownAt = await page.waitForFunction(() => {
    const { document } = globalThis as unknown as {
      document: { querySelector(selector: string): { textContent: string } | null };
    };
    const clock = document.querySelector('[role=timer]')?.textContent ?? '';
    return /\d:\d\d/.test(clock) && performance.now();
  });
  return Number(await shownAt.jsonValue());
}

export function rowsOfSittings({ next, reloads }: MeasuredSittings): BenchRow[] {
  const row = (name: string, value: number, goal: number): BenchRow => ({
    name,
    unit: 'ms',
    value,
    limit: null,
    ratio: null,
    goal,
  });
  return [
    row('the next item of a test, until it is painted, p50', quantile(next, 0.5), 100),
    {
      ...row('the next item of a test, until it is painted, p95', quantile(next, 0.95), 200),
      note: `${next.length} items of reading sprints, from the press that sends an answer.`,
    },
    {
      ...row(
        'the page of a sitting loaded again, until its clock runs, the slowest',
        Math.max(...reloads),
        1000,
      ),
      note: `${reloads.length} reloads, p50 ${Math.round(quantile(reloads, 0.5))} ms.`,
    },
  ];
}
