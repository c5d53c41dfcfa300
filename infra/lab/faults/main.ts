import { purchaseFindings } from './purchases/prove-purchases.ts';
import { purchasesTable } from './purchases/purchase-report.ts';
import { runPurchases } from './purchases/run-purchases.ts';
import { rewardFindings } from './rewards/prove-rewards.ts';
import { rewardsTable } from './rewards/reward-report.ts';
import { runRewards } from './rewards/run-rewards.ts';
import { readOptions } from './options.ts';
import { tableOf } from './report.ts';
import { findings, runFaults } from './run-faults.ts';

/**
 * `npm run faults`: 42 kills in about ten minutes on each event store. `--store postgres` or `eventstoredb`: one of
 * them; `--kills 20`, `--takers 2` (who sit full tests); `--seed <text>` repeats a run; `--short`: 6 kills, as in `npm
 * test`. `--only purchases`: 200 purchases under 15 kills, `--purchases 50`. `--only rewards`: 500 survey rewards,
 * `--rewards 50`.
 */
const { stores, only, purchases, rewards, ...options } = readOptions(process.argv.slice(2));
const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort());
try {
  if (only === 'purchases') {
    const log = (line: string) => console.log(line);
    const report = await runPurchases({ ...options, purchases, signal: stopping.signal, log });
    console.log(`\n${purchasesTable(report)}\n`);
    if (purchaseFindings(report.proof, report.surprises).length > 0) process.exitCode = 1;
  }
  if (only === 'rewards') {
    const log = (line: string) => console.log(line);
    const report = await runRewards({ ...options, rewards, signal: stopping.signal, log });
    console.log(`\n${rewardsTable(report)}\n`);
    if (rewardFindings(report.proof, report.surprises).length > 0) process.exitCode = 1;
  }
  for (const store of only ? [] : stores) {
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
