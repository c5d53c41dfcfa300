import { tableOf } from './report.ts';
import { findings, runFaults } from './run-faults.ts';

// `npm run faults`: 24 kills in under five minutes; `--short`: 6, as in `npm test`; `--seed <text>` repeats a run.
const isShort = process.argv.includes('--short');
const at = process.argv.indexOf('--seed');
const seed = at < 0 ? undefined : process.argv[at + 1];
const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort());
try {
  const report = await runFaults({
    ...(isShort ? { kills: 6, everyMs: 4_000 } : { kills: 24, everyMs: 7_000 }),
    ...(seed !== undefined && { seed }),
    signal: stopping.signal,
    log: (line) => console.log(line),
  });
  console.log(`\n${tableOf(report)}`);
  process.exitCode = findings(report).length === 0 ? 0 : 1;
} catch (error) {
  console.error(stopping.signal.aborted ? 'Stopped; nothing is left running.' : error);
  process.exitCode = 1;
}
