import { loadavg } from 'node:os';
import { launchBrowser } from '#infra/browser/launch-browser.ts';
import { freePort } from '#infra/launcher/free-port.ts';
import { firstLoad, firstLoadGoalBytes } from '#infra/test-runner/bundle-size.ts';
import { makeDatabase } from '../http/database.ts';
import type { BenchOptions, BenchRow } from '../row.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measureNextPaint } from './next-paint.ts';
import { openingGoalMs, openInTurn, rowsOfOpenings } from './openings.ts';
import { rowsOfSittings, sitSprints } from './sitting.ts';
import { openWindow, startSite, studentDist } from './site.ts';

/**
 * Measures the production build of the student client in a real Chromium, with each server in a separate process: first
 * load, navigation to the next question, interaction to next paint on a slow CPU, and Lighthouse.
 */
export async function benchBrowser({ url, quick }: BenchOptions): Promise<BenchRow[]> {
  await using cleanUp = new AsyncDisposableStack();
  const database = await makeDatabase(url);
  cleanUp.defer(database.drop);
  const site = cleanUp.use(await startSite(database.url));
  const port = await freePort();
  const browser = await launchBrowser([`--remote-debugging-port=${port}`]);
  cleanUp.defer(() => browser.close());
  const loads = [loadavg()[0] ?? 0];

  const opened = await openWindow(browser, site);
  const openings = await openInTurn(opened, quick ? 5 : 20);
  // A page that stays open keeps listening and would slow down the next measurement on a machine with two cores.
  await opened.page.context().close();
  const slow = await openWindow(browser, site);
  await slow.slowDown(4);
  const slowOpenings = await openInTurn(slow, quick ? 5 : 20);
  await slow.page.context().close();
  loads.push(loadavg()[0] ?? 0);
  const worked = await openWindow(browser, site);
  const nextPaint = await measureNextPaint(worked, quick ? 1 : 5);
  await worked.page.context().close();
  const sitting = await openWindow(browser, site);
  const sat = await sitSprints(sitting, quick ? 1 : 6);
  await sitting.page.context().close();
  loads.push(loadavg()[0] ?? 0);
  const lighthouse = await measureLighthouse(site.baseUrl, port, quick ? 1 : 3);
  loads.push(loadavg()[0] ?? 0);

  const kilobytes = firstLoad(studentDist).reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  return [
    {
      name: 'scripts of the first load, gzipped',
      unit: 'kB',
      value: kilobytes,
      limit: null,
      ratio: null,
      goal: firstLoadGoalBytes / 1000,
      note: `load of the machine while the browser was measured: ${loads.map((load) => load.toFixed(1)).join(', ')}.`,
    },
    ...rowsOfOpenings(openings, '', openingGoalMs),
    ...rowsOfOpenings(slowOpenings, ', CPU slowed down 4 times', null),
    ...rowsOfSittings(sat),
    ...nextPaint,
    ...lighthouse,
  ];
}
