import path from 'node:path';
import { unpackBrowser } from '#infra/browser/launch-browser.ts';
import { commerce } from '#domain/commerce/index.ts';
import { buildClient, clients } from '#infra/launcher/clients.ts';
import { createSteps } from '#infra/launcher/steps.ts';
import { findTemporal } from '#infra/temporal/program.ts';
import { firstLoad, holding, maxExerciseBytes, maxFirstLoadBytes, pageLoad } from './bundle-size.ts';
import { changedCapabilities, changedFiles } from './changed-files.ts';
import { chunkRings } from './chunk-rings.ts';
import { runCommand } from './command.ts';
import { cleanCommit, recordGreenCommit } from './green-commits.ts';
import { checksAtOnce, contentWithScores, staticChecks, type StaticCheck } from './static-checks.ts';
import { runChanged, runSuite } from './suites.ts';
import { indent, summary, tallyOf, type Tally } from './tally.ts';

// `npm test`: the checks required before a merge. `npm run check` (`--static`): only its static checks.
// `npm run test:changed` (`--changed`): types, and the tests of the changed capabilities that depend on uncommitted
// changes.
// `npm run test:slow` (`--slow`): the slow tests. `npm run test:all` (`--all`): both.
const root = path.resolve(import.meta.dirname, '..', '..');
const steps = createSteps(process.stdout);
const interrupted = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    interrupted.abort();
    process.exitCode = 130;
  });
}
const tallies: Tally[] = [];
const checkPatienceMs = 30 * 60_000;

const say = ({ passed, failed, skipped, flaky = [], detail }: Tally) => {
  if (detail) return detail;
  if (passed + failed + skipped === 1) return failed ? 'failed' : undefined;
  return [
    `${passed} passed`,
    failed && `${failed} failed`,
    skipped && `${skipped} skipped`,
    flaky.length > 0 && `${flaky.length} flaky`,
  ]
    .filter(Boolean)
    .join(', ');
};

/** Prints one line at the end, and failures immediately, so that they can be read before the end. */
async function count(label: string, work: () => Promise<Tally>): Promise<boolean> {
  if (interrupted.signal.aborted) return false;
  const tally = await steps.run(label, work, say);
  tallies.push(tally);
  for (const failure of tally.failures) steps.line(`  ✗ ${failure}`);
  return tally.failed === 0;
}

const check = ({ name, ...command }: StaticCheck) =>
  count(name, async () => {
    const { code, output } = await runCommand(root, { ...command, patienceMs: checkPatienceMs });
    return tallyOf(code === 0 ? undefined : `${name}\n${indent(output)}`);
  });

async function runChecks(checks = staticChecks(root)): Promise<void> {
  const waiting = [...checks];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await check(next);
  };
  await Promise.all(Array.from({ length: checksAtOnce }, work));
}

/** Downloading or building the program happens once per machine, as preparation outside the tests. */
async function prepareTemporal(): Promise<void> {
  const program = await steps.run('Temporal', (progress) =>
    findTemporal({ environment: process.env, signal: interrupted.signal, progress }),
  );
  if (program) return;
  const failure = 'There is no Temporal program: it can be neither downloaded nor built with Go';
  steps.line(`  ✗ ${failure}`);
  tallies.push(tallyOf(failure));
}

async function build(): Promise<void> {
  const log = path.join(root, 'node_modules', '.cache', 'ninety-build.log');
  let built = true;
  for (const client of clients) {
    built &&= await count(`Build of ${client}`, () =>
      buildClient(client, {
        cwd: root,
        environment: process.env,
        log,
        tell: steps.line,
        signal: interrupted.signal,
      }).then(
        () => tallyOf(),
        (error: unknown) => tallyOf(String(error)),
      ),
    );
  }
  if (!built) return;
  const dist = path.join(root, 'web-student', 'dist');
  await count('First load of the student', () => checkLoad(firstLoad(dist), maxFirstLoadBytes));
  await count('Nothing of commerce in it', () => checkWithout(dist, firstLoad(dist)));
  await count('A question from elsewhere', () => checkLoad(pageLoad(dist, '/exercise'), maxExerciseBytes));
  await count('Rings of chunks', () => checkRings(chunkRings(dist)));
}

async function checkRings(rings: ReturnType<typeof chunkRings>): Promise<Tally> {
  if (rings.length === 0) return tallyOf();
  const rows = rings.map((ring) => ring.join(' > '));
  return tallyOf(`Files of the student client import each other in a ring\n${indent(rows.join('\n'))}`);
}

async function checkWithout(dist: string, files: ReturnType<typeof firstLoad>): Promise<Tally> {
  const paths = commerce.calls.map((call) => call.path);
  const found = holding(dist, files, paths);
  return tallyOf(
    found.length === 0 ? undefined : `The first load has calls of commerce: ${found.join(', ')}`,
  );
}

async function checkLoad(files: ReturnType<typeof firstLoad>, most: number): Promise<Tally> {
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  if (files.length > 0 && bytes <= most) {
    return { ...tallyOf(), detail: `${Math.round(bytes / 1000)} kB of ${most / 1000} kB` };
  }
  const rows = files.map((file) => `${String(file.bytes).padStart(8)} ${file.file}`);
  return tallyOf(
    `The student client loads ${bytes} bytes of gzipped JavaScript here; at most ${most} are allowed\n${indent(rows.join('\n'))}`,
  );
}

async function runGate(): Promise<void> {
  await runChecks();
  await count('Unit tests', () => runSuite(root, 'unit'));
  await build();
  await prepareTemporal();
  // Otherwise one process would read the browser while another one unpacks it.
  await unpackBrowser();
  // Tests that wait for recordings, clocks and screens leave the CPU to the others.
  await Promise.all([
    count('Browser tests that wait', () => runSuite(root, 'waiting')).then(() =>
      count('Browser tests', () => runSuite(root, 'browser')),
    ),
    count('Integration tests', () => runSuite(root, 'integration')).then(() =>
      count('Page tests', () => runSuite(root, 'page-web-student', 'page-web-admin')),
    ),
  ]);
}

async function runChangedTests(): Promise<void> {
  await runChecks(staticChecks(root).filter(({ name }) => name.startsWith('Types')));
  await count('Unit tests of what changed', () => runChanged(root, ['unit']));
  const folders = changedCapabilities(changedFiles(root));
  if (folders?.length === 0) return;
  await prepareTemporal();
  await count(`Page and integration tests of what changed, ${folders?.join(' ') ?? 'everywhere'}`, () =>
    runChanged(root, ['page-web-student', 'page-web-admin', 'integration'], folders),
  );
}

async function runSlow(): Promise<void> {
  await check(contentWithScores);
  await prepareTemporal();
  await count('Slow tests', () => runSuite(root, 'slow'));
  await count('The second event store', () => runSuite(root, 'second-store'));
}

/** The threshold in seconds for listing a file as slow, by kind of test. */
function slowFileSeconds(file: string): number {
  if (file.includes('.page.spec.')) return 20;
  return file.startsWith('web-') ? 30 : 10;
}

function report(): void {
  const slow = tallies
    .flatMap(({ slowFiles = [] }) => slowFiles)
    .filter(({ file, seconds }) => seconds > slowFileSeconds(file))
    .toSorted((one, other) => other.seconds - one.seconds);
  for (const { file, seconds } of slow) steps.line(`slow: ${seconds} s ${file}`);
  for (const test of tallies.flatMap(({ flaky = [] }) => flaky)) steps.line(`flaky: ${test}`);
  const failed = tallies.some((tally) => tally.failed > 0);
  if (failed || tallies.every((tally) => tally.passed === 0)) process.exitCode ||= 1;
}

const mode = process.argv[2];
const commit = cleanCommit(root);
if (mode === '--static') await runChecks();
else if (mode === '--changed') await runChangedTests();
else if (mode === '--slow') await runSlow();
else {
  await runGate();
  if (mode === '--all') await runSlow();
}
report();
const isWhole = mode === undefined || mode === '--all';
if (isWhole && !process.exitCode && commit !== undefined && cleanCommit(root) === commit) {
  recordGreenCommit(commit);
}
steps.line(`\n${summary(tallies)}`);
