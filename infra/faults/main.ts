import { readOptions } from './options.ts';
import { tableOf } from './report.ts';
import { findings, runFaults } from './run-faults.ts';

/*
 * `npm run faults`: 42 kills in some ten minutes on each of both stores of events. `--store postgres` or `eventstoredb`:
 * on one of them; `--kills 20`, `--takers 2` (who sit whole tests): so many; `--seed <text>` repeats a run; `--short`:
 * 6 kills, as in `npm test`.
 */
const { stores, ...options } = readOptions(process.argv.slice(2));
const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort());
try {
  for (const store of stores) {
    const report = await runFaults({
      ...options,
      store,
      signal: stopping.signal,
      log: (line) => console.log(line),
    });
    console.log(`\n${tableOf(report)}\n`);
    if (findings(report).length > 0) process.exitCode = 1;
  }
} catch (error) {
  console.error(stopping.signal.aborted ? 'Stopped; nothing is left running.' : error);
  process.exitCode = 1;
}
