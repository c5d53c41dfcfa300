import { loadavg } from 'node:os';
import { launchBrowser } from '#infra/browser/launch-browser.ts';
import { freePort } from '#infra/launcher/free-port.ts';
import { startSite } from '../browser/site.ts';
import { makeDatabase } from '../http/database.ts';
import type { BenchOptions, BenchRow } from '../row.ts';
import { measurePageLighthouse } from './page-lighthouse.ts';
import { measurePages } from './pages-per-second.ts';

/** The server renders both the home page and posts. */
const paths = ['/', '/blog/linking-words'] as const;

/** Pages rendered by the server: response time, pages per second, and Lighthouse on mobile. */
export async function benchSite({ url, quick }: BenchOptions): Promise<BenchRow[]> {
  await using cleanUp = new AsyncDisposableStack();
  const database = await makeDatabase(url);
  cleanUp.defer(database.drop);
  const site = cleanUp.use(await startSite(database.url));
  const rows: BenchRow[] = [];
  for (const path of paths) rows.push(...(await measurePages(site.baseUrl, path, quick ? 1 : 5)));
  const load = (loadavg()[0] ?? 0).toFixed(1);

  const port = await freePort();
  const browser = await launchBrowser([`--remote-debugging-port=${port}`]);
  cleanUp.defer(() => browser.close());
  for (const path of paths)
    rows.push(
      ...(await measurePageLighthouse(`${site.baseUrl}${path}`, { path, port, rounds: quick ? 1 : 3 })),
    );
  return rows.map((row) =>
    row.unit === 'per second' ? { ...row, note: `${row.note ?? ''} Load of the machine: ${load}.` } : row,
  );
}
