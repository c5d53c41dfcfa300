import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { settings } from '#infra/config/settings.ts';
import { runCommand } from './command.ts';
import { indent, readReport, type Tally } from './vitest-report.ts';

const suitePatienceMs = 25 * 60_000;

/** Runs one of the projects of vitest.config.ts and counts what it reports. */
export async function runSuite(root: string, project: string): Promise<Tally> {
  const folder = mkdtempSync(path.join(tmpdir(), 'ninety-report-'));
  const report = path.join(folder, 'report.json');
  try {
    const { code, output } = await runCommand(root, {
      entry: path.join('node_modules', 'vitest', 'vitest.mjs'),
      // The JSON report leaves out errors outside of tests; the other reporter tells them.
      args: ['run', '--project', project, '--reporter=json', '--reporter=dot', `--outputFile.json=${report}`],
      environment: environmentOfTests(),
      patienceMs: suitePatienceMs,
    });
    const tally = countReport(report, root);
    if (!tally) return crashed(project, 'did not report', output);
    if (tally.passed + tally.failed + tally.skipped === 0) return crashed(project, 'has no tests', output);
    // An error outside any test, or a server that could not be stopped.
    if (code !== 0 && tally.failed === 0) {
      const error = crashed(project, 'failed outside its tests', output);
      return { ...error, passed: tally.passed, skipped: tally.skipped };
    }
    return tally;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A developer's own settings must not reach the tests; a real EventStoreDB is used where one is given. */
function environmentOfTests(): NodeJS.ProcessEnv {
  const ours = new Set(Object.keys(settings).filter((name) => name !== 'EVENTSTOREDB_URL'));
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !ours.has(name)));
}

function countReport(report: string, root: string): Tally | undefined {
  try {
    return readReport(readFileSync(report, 'utf8'), root);
  } catch {
    return undefined;
  }
}

function crashed(project: string, what: string, output: string): Tally {
  const tail = output.trimEnd().split('\n').slice(-40).join('\n');
  return { passed: 0, failed: 1, skipped: 0, failures: [`The suite "${project}" ${what}\n${indent(tail)}`] };
}
