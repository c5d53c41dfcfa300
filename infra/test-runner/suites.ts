import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { settings } from '#infra/config/settings.ts';
import { runCommand } from './command.ts';
import { tallyFileVariable } from './tally-reporter.ts';
import { indent, type Tally } from './tally.ts';

const suitePatienceMs = 60 * 60_000;

/** Runs projects of vitest.config.ts and counts their results. */
export const runSuite = (root: string, ...projects: readonly string[]): Promise<Tally> =>
  runVitest(root, projects);

/**
 * Runs the tests of these projects that depend on uncommitted changes.
 * @param folders path segments; other tests do not run. Empty for no limit.
 */
export const runChanged = (
  root: string,
  projects: readonly string[],
  folders: readonly string[] = [],
): Promise<Tally> => runVitest(root, projects, ['--changed', '--passWithNoTests', ...folders]);

async function runVitest(
  root: string,
  projects: readonly string[],
  options: readonly string[] = [],
): Promise<Tally> {
  const folder = mkdtempSync(path.join(tmpdir(), 'ninety-report-'));
  const tallyFile = path.join(folder, 'tally.json');
  const name = projects.join(', ');
  try {
    const { code, output } = await runCommand(root, {
      entry: path.join('node_modules', 'vitest', 'vitest.mjs'),
      args: [
        'run',
        ...options,
        ...projects.map((project) => `--project=${project}`),
        '--reporter=dot',
        `--reporter=${path.join(import.meta.dirname, 'tally-reporter.ts')}`,
      ],
      environment: {
        ...environmentOfTests(),
        [tallyFileVariable]: tallyFile,
        // Every process and every worker thread compiles the same packages.
        NODE_COMPILE_CACHE: path.join(root, 'node_modules', '.cache', 'ninety', 'compiled'),
      },
      patienceMs: suitePatienceMs,
    });
    const tally = readTally(tallyFile);
    if (!tally) return crashed(name, 'did not report', output);
    const isEmpty = tally.passed + tally.failed + tally.skipped === 0;
    if (isEmpty && options.length === 0) return crashed(name, 'has no tests', output);
    // For example, a server that could not be stopped.
    if (code !== 0 && tally.failed === 0) {
      const { failed, failures } = crashed(name, 'failed outside its tests', output);
      return { ...tally, failed, failures };
    }
    return tally;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A developer's own settings must not affect the tests, except for a real EventStoreDB. */
function environmentOfTests(): NodeJS.ProcessEnv {
  const ours = new Set(Object.keys(settings).filter((name) => name !== 'EVENTSTOREDB_URL'));
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !ours.has(name)));
}

function readTally(file: string): Tally | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Tally;
  } catch {
    return undefined;
  }
}

function crashed(suite: string, problem: string, output: string): Tally {
  const tail = output.trimEnd().split('\n').slice(-40).join('\n');
  return { passed: 0, failed: 1, skipped: 0, failures: [`The suite "${suite}" ${problem}\n${indent(tail)}`] };
}
