import { quantile, type BenchRow } from '../row.ts';
import type { Opening, WatchedPage } from './in-page.ts';
import type { Window } from './site.ts';

export const openingGoalMs = 150;

/**
 * Measures from the press of "next" to the next question's heading and to its full content, through a list of all types
 * sorted by title. The client prefetches each question with its screen, whose code the window may not have loaded
 * before.
 */
export async function openInTurn(window: Window, count: number): Promise<readonly Opening[]> {
  const { page } = window;
  await page.goto('/practice?section=ALL&sort=title');
  await page.getByRole('rowheader').getByRole('link').first().click();
  for (let opened = 1; opened <= count; opened += 1) {
    await page.getByRole('link', { name: 'Next question' }).waitFor();
    await window.atRest();
    await page.getByRole('link', { name: 'Next question' }).click();
    await page.waitForFunction(
      (wanted) => (globalThis as unknown as WatchedPage).ninetyTimings.openings.length > wanted,
      opened,
    );
  }
  return (await window.timings(0)).openings.slice(1);
}

export function rowsOfOpenings(openings: readonly Opening[], where: string, goal: number | null): BenchRow[] {
  const types = new Set(openings.map(({ uid }) => uid.slice(0, 3)));
  const slowest = openings.toSorted((a, b) => b.whole - a.whole).slice(0, 3);
  const note =
    `${openings.length} questions of ${types.size} types; the slowest ` +
    `${slowest.map(({ uid, whole }) => `${uid} ${Math.round(whole)} ms`).join(', ')}.`;
  const row = (name: string, value: number): BenchRow => ({
    name: `${name}${where}`,
    unit: 'ms',
    value,
    limit: null,
    ratio: null,
    goal,
  });
  const headings = openings.map(({ heading }) => heading);
  const wholes = openings.map(({ whole }) => whole);
  return [
    row('the next question, until its heading is painted, p50', quantile(headings, 0.5)),
    row('the next question, until its heading is painted, p95', quantile(headings, 0.95)),
    row('the next question, until its answer is painted too, p50', quantile(wholes, 0.5)),
    { ...row('the next question, until its answer is painted too, p95', quantile(wholes, 0.95)), note },
  ];
}
