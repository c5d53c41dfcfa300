import path from 'node:path';
import { buildClient, clients } from '#infra/launcher/clients.ts';
import { createSteps } from '#infra/launcher/steps.ts';
import { findTemporal } from '#infra/temporal/program.ts';
import { firstLoad, maxExerciseBytes, maxFirstLoadBytes, pageLoad } from './bundle-size.ts';
import { chunkRings } from './chunk-rings.ts';
import { runCommand } from './command.ts';
import { staticChecks, type StaticCheck } from './static-checks.ts';
import { runSuite } from './suites.ts';
import { indent, summary, type Tally } from './vitest-report.ts';

// `npm test`: every check and every suite. `npm run check` (`--static`): the static checks alone.
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
const atOnce = 2;
const checkPatienceMs = 5 * 60_000;

const one = (failure?: string): Tally =>
  failure === undefined
    ? { passed: 1, failed: 0, skipped: 0, failures: [] }
    : { passed: 0, failed: 1, skipped: 0, failures: [failure] };

const say = ({ passed, failed, skipped, detail }: Tally) => {
  if (detail) return detail;
  if (passed + failed + skipped === 1) return failed ? 'failed' : undefined;
  return [`${passed} passed`, failed && `${failed} failed`, skipped && `${skipped} skipped`]
    .filter(Boolean)
    .join(', ');
};

/** One line when it is done, and its failures at once: they can be read before the end. */
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
    return one(code === 0 ? undefined : `${name}\n${indent(output)}`);
  });

async function runChecks(): Promise<void> {
  const waiting = [...staticChecks(root)];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await check(next);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

function tellTemporal(what: string): void {
  steps.line(`Temporal: ${what}`);
}

async function build(): Promise<boolean> {
  const found = await count('Temporal', async () => {
    const program = await findTemporal({
      environment: process.env,
      signal: interrupted.signal,
      progress: tellTemporal,
    });
    return one(
      program ? undefined : 'There is no Temporal program: it can be neither downloaded nor built with Go',
    );
  });
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
        () => one(),
        (error: unknown) => one(String(error)),
      ),
    );
  }
  const dist = path.join(root, 'web-student', 'dist');
  if (built) {
    await count('First load of the student', () => checkLoad(firstLoad(dist), maxFirstLoadBytes));
    await count('A question from elsewhere', () => checkLoad(pageLoad(dist, '/exercise'), maxExerciseBytes));
    await count('Rings of chunks', () => checkRings(chunkRings(dist)));
  }
  return found && built;
}

async function checkRings(rings: ReturnType<typeof chunkRings>): Promise<Tally> {
  if (rings.length === 0) return one();
  const rows = rings.map((ring) => ring.join(' > '));
  return one(`Files of the student client import each other in a ring\n${indent(rows.join('\n'))}`);
}

async function checkLoad(files: ReturnType<typeof firstLoad>, most: number): Promise<Tally> {
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  if (files.length > 0 && bytes <= most) {
    return { ...one(), detail: `${Math.round(bytes / 1000)} kB of ${most / 1000} kB` };
  }
  const rows = files.map((file) => `${String(file.bytes).padStart(8)} ${file.file}`);
  return one(
    `The student client loads ${bytes} bytes of gzipped JavaScript here; at most ${most} are allowed\n${indent(rows.join('\n'))}`,
  );
}

await runChecks();
if (!process.argv.includes('--static')) {
  await count('Unit tests', () => runSuite(root, 'unit'));
  await build();
  await count('Integration tests', () => runSuite(root, 'integration'));
  await count('Browser tests', () => runSuite(root, 'browser'));
}
const failed = tallies.some((tally) => tally.failed > 0);
if (failed || tallies.every((tally) => tally.passed === 0)) process.exitCode ||= 1;
steps.line(`\n${summary(tallies)}`);
