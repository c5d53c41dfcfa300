import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { startPostgres } from '#infra/postgres/server.ts';
import { benchBrowser } from './browser/bench-browser.ts';
import { benchCommerce } from './commerce/bench-commerce.ts';
import { benchEventStore } from './event-store/bench-event-store.ts';
import { benchHttp } from './http/bench-http.ts';
import { benchPrediction } from './prediction/bench-prediction.ts';
import { benchQuestions } from './questions/bench-questions.ts';
import { benchRescoring } from './rescoring/bench-rescoring.ts';
import { describeMachine, results, table } from './report.ts';
import type { Bench, BenchRow } from './row.ts';
import { benchSite } from './site/bench-site.ts';
import { benchSittings } from './sittings/bench-sittings.ts';
import { benchSpeech } from './speech/bench-speech.ts';
import { benchStatistics } from './statistics/bench-statistics.ts';
import { benchWriting } from './writing/bench-writing.ts';

/**
 * `npm run bench`: runs all benches one after another on a separate embedded Postgres with fsync on. `--only <name>`
 * runs one of them, `--quick` runs few and short rounds, `--json` prints the rows as JSON. A full run writes its
 * results to `RESULTS.md`.
 */
const benches: Readonly<Record<string, Bench>> = {
  'event-store': benchEventStore,
  statistics: benchStatistics,
  questions: benchQuestions,
  prediction: benchPrediction,
  rescoring: benchRescoring,
  writing: benchWriting,
  speech: benchSpeech,
  http: benchHttp,
  sittings: benchSittings,
  commerce: benchCommerce,
  site: benchSite,
  browser: benchBrowser,
};

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    only: { type: 'string' },
  },
});
const chosen = Object.entries(benches).filter(([name]) => values.only === undefined || name === values.only);
if (chosen.length === 0) throw new Error(`There are these benches: ${Object.keys(benches).join(', ')}`);

const folder = mkdtempSync(path.join(tmpdir(), 'ninety-bench-'));
const postgres = await startPostgres({ folder: path.join(folder, 'postgres'), mayCreateDatabases: true });
const stop = async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void stop().finally(() => process.exit(1)));
}
try {
  const rows: BenchRow[] = [];
  for (const [name, bench] of chosen) {
    const before = performance.now();
    rows.push(...(await bench({ url: postgres.url, quick: values.quick })));
    console.error(`${name}: measured in ${Math.round((performance.now() - before) / 1000)} s`);
  }
  const machine = describeMachine(await postgresVersion(postgres.url));
  console.log(values.json ? JSON.stringify(rows, undefined, 2) : `${machine}\n\n${table(rows)}`);
  if (!values.quick && values.only === undefined) {
    const testRun = readFileSync(new URL('./test-run.md', import.meta.url), 'utf8');
    writeFileSync(new URL('./RESULTS.md', import.meta.url), results(rows, machine, new Date(), testRun));
  }
} finally {
  await stop();
}

async function postgresVersion(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ server_version: string }>('show server_version');
  await client.end();
  return rows[0]?.server_version ?? 'unknown';
}
