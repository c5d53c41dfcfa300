import { quantile, type BenchRow } from '../row.ts';
import { bareAddress, workBarePage } from './bare-page.ts';
import { interactions, type Interaction } from './interactions.ts';
import type { Timings } from './in-page.ts';
import type { Window } from './site.ts';

/** Machines slower than a quarter of this one are not a goal. */
const slowedDown = 4;
const goalMs = 100;
/** The browser does not report faster interactions. */
const leastMs = 16;

interface Visit {
  /** The slowest interaction to next paint: web-vitals' INP of a visit with fewer than 50 interactions. */
  readonly slowest: number;
  readonly longestFrame: number;
}

/**
 * Interaction to next paint of every page interaction, on a CPU slowed down four times. As in web-vitals, each visit
 * counts with its slowest interaction, and the result is the third quartile of the visits. The limit is a page with
 * only buttons in the same run.
 */
export async function measureNextPaint(window: Window, visits: number): Promise<BenchRow[]> {
  const bare: Visit[] = [];
  const seen = interactions.map((interaction) => ({ interaction, visits: [] as Visit[] }));
  // Measures in rounds, so that a busy moment of the machine does not affect only one page.
  for (let visit = 0; visit < visits; visit += 1) {
    bare.push(await visitFor(window, { path: bareAddress, work: workBarePage }));
    for (const { interaction, visits: done } of seen) done.push(await visitFor(window, interaction));
  }
  const limit = quantile(
    bare.map(({ slowest }) => slowest),
    0.75,
  );
  return seen.map(({ interaction, visits: done }) => rowOf(interaction, done, limit));
}

async function visitFor(window: Window, { path, prepare, work }: Omit<Interaction, 'name'>): Promise<Visit> {
  const { page } = window;
  await page.goto(path);
  await window.atRest();
  await prepare?.(page);
  await window.slowDown(slowedDown);
  const since = await page.evaluate(() => performance.now());
  await work(page);
  const timings = await window.timings(since);
  await window.slowDown(1);
  return visitOf(timings);
}

function visitOf({ events, frames }: Timings): Visit {
  const told = events.filter(({ interactionId }) => interactionId > 0);
  return {
    slowest: Math.max(leastMs, ...told.map(({ duration }) => duration)),
    longestFrame: Math.max(0, ...frames.map(({ duration }) => duration)),
  };
}

function rowOf({ name }: Interaction, visits: readonly Visit[], limit: number): BenchRow {
  const slowest = visits.map((visit) => visit.slowest);
  const frames = visits.map(({ longestFrame }) => longestFrame);
  return {
    name: `${name}, to the next paint`,
    unit: 'ms',
    value: quantile(slowest, 0.75),
    limit,
    ratio: null,
    goal: goalMs,
    note:
      `visits ${slowest.map((ms) => Math.round(ms)).join(', ')} ms; ` +
      `the longest frames ${frames.map((ms) => Math.round(ms)).join(', ')} ms.`,
  };
}
