import path from 'node:path';
import type { Settings } from '#infra/config/settings.ts';
import { readSettings, type Environment } from '#infra/config/config.ts';
import { keepSecrets, type StoredSecrets } from '#infra/config/secrets.ts';
import { findTemporal } from '#infra/temporal/program.ts';
import { buildClient } from './clients.ts';
import { nodePart, runNode, type NodeProcess } from './node-part.ts';
import type { Part } from './part.ts';
import type { Plan, PlannedProcess } from './plan.ts';
import { claimPort, prepareDataFolder, tryDatabase, tryEventStoreDb } from './preflight.ts';
import { claimRun, type RunFile } from './run-file.ts';
import { postgresPart, temporalPart } from './servers.ts';
import { seconds, type Steps } from './steps.ts';
import { supervise, type Supervised } from './supervisor.ts';

export interface Launched {
  /** Stops everything in order, from the API down to Postgres. */
  stop(): Promise<void>;
}

interface Launch {
  readonly plan: Plan;
  readonly settings: Settings;
  readonly environment: Record<string, string | undefined>;
  readonly postgresPassword: string;
  readonly signal: AbortSignal;
  readonly steps: Steps;
  readonly run: RunFile;
  readonly running: Supervised[];
}

/**
 * Starts everything of a plan and keeps it running. `signal` cancels the start, `force` kills all.
 * @throws LaunchFailure, WrongConfiguration: a sentence for the operator; leaves nothing running
 */
export async function launch(
  plan: Plan,
  given: Environment,
  steps: Steps,
  { signal, force }: { readonly signal: AbortSignal; readonly force: AbortSignal },
): Promise<Launched> {
  const since = Date.now();
  const { settings, secrets, run } = await steps.run('Configuration', () => configure(plan, given));
  force.addEventListener('abort', () => run.kill());
  const environment = {
    ...given,
    ...secrets.secrets,
    DATA_DIR: settings.DATA_DIR,
    PORT: String(settings.PORT),
    HOST: settings.HOST,
    // Restarted processes reuse compiled code.
    NODE_COMPILE_CACHE: given.NODE_COMPILE_CACHE ?? path.join(settings.DATA_DIR, 'compiled'),
    // Under hot reload the API serves no built pages: links in mails lead to the student client's own server.
    ...(plan.dev && !settings.PUBLIC_URL ? { PUBLIC_URL: `http://localhost:${settings.PORT + 1}` } : {}),
  };
  const { postgresPassword } = secrets;
  const started: Launch = { plan, settings, environment, postgresPassword, signal, steps, run, running: [] };
  const stop = async () => {
    // The order of stopping is the plan's, whatever the order of readiness.
    const order = ['Postgres', 'Temporal', ...plan.processes.map(({ name }) => name)];
    const rank = ({ name }: Supervised) => order.indexOf(name);
    for (const part of started.running.toSorted((one, other) => rank(other) - rank(one))) await part.stop();
    run.release();
  };
  try {
    await bringUp(started);
    signal.throwIfAborted();
  } catch (error) {
    await stop();
    throw error;
  }
  greet(started, secrets, Date.now() - since);
  return { stop };
}

async function configure(plan: Plan, given: Environment) {
  const read = readSettings(given);
  const settings = { ...read, DATA_DIR: path.resolve(plan.root, read.DATA_DIR) };
  prepareDataFolder(settings.DATA_DIR);
  const run = await claimRun(settings.DATA_DIR);
  try {
    await claimPort(settings.HOST, settings.PORT);
    if (settings.DATABASE_URL) await tryDatabase(settings.DATABASE_URL);
    if (settings.EVENT_STORE === 'eventstoredb') await tryEventStoreDb(settings.EVENTSTOREDB_URL ?? '');
    return { settings, secrets: keepSecrets(settings), run };
  } catch (error) {
    run.release();
    throw error;
  }
}

async function bringUp(launched: Launch): Promise<void> {
  const { plan, environment, signal, steps } = launched;
  // After a failure the other starts are awaited, so that they can be stopped.
  await together([
    startDatabase(launched),
    startWorkflowServer(launched),
    ...plan.clients.map((client) =>
      steps.run(
        `Client ${client}`,
        () => buildClient(client, { ...common(launched, `build-${client}`), signal }),
        (built) => (built ? 'built' : 'unchanged'),
      ),
    ),
  ]);
  signal.throwIfAborted();
  await together(
    plan.processes.map((planned) =>
      keepRunning(launched, `Process ${planned.name}`, processPart(launched, planned)),
    ),
  );
  signal.throwIfAborted();
  const { seed } = plan;
  if (!seed) return;
  const process = {
    ...common(launched, 'seed'),
    name: 'Seeding',
    entry: path.join(plan.root, seed),
    environment,
  };
  await steps.run('Questions and accounts', () => runNode(process, signal));
}

async function startDatabase(launched: Launch): Promise<void> {
  const { settings, environment, postgresPassword } = launched;
  if (settings.DATABASE_URL) return;
  const part = postgresPart(settings.DATA_DIR, postgresPassword, (url) => {
    environment.DATABASE_URL = url;
  });
  await keepRunning(launched, 'Postgres', part);
}

async function startWorkflowServer(launched: Launch): Promise<void> {
  const { settings, environment, signal, steps } = launched;
  if (settings.TEMPORAL_ADDRESS) return;
  await steps.run(
    'Temporal',
    async (progress) => {
      const program = await findTemporal({ environment, signal, progress });
      if (!program || signal.aborted) return undefined;
      const part = temporalPart(program, settings.DATA_DIR, settings.TEMPORAL_NAMESPACE, (address) => {
        environment.TEMPORAL_ADDRESS = address;
      });
      return keep(launched, part);
    },
    (kept) => (kept ? undefined : 'not to be had: timed tests end late, see README'),
  );
}

function processPart(launched: Launch, planned: PlannedProcess): Part {
  const { plan, environment } = launched;
  return nodePart({
    ...common(launched, planned.name),
    ...planned,
    entry: path.join(plan.root, planned.entry),
    environment,
  });
}

function common(
  { plan, settings, environment, steps }: Launch,
  log: string,
): Omit<NodeProcess, 'name' | 'entry'> {
  return {
    cwd: plan.root,
    environment,
    log: path.join(settings.DATA_DIR, 'logs', `${log}.log`),
    tell: steps.line,
  };
}

async function keepRunning(launched: Launch, label: string, part: Part): Promise<void> {
  await launched.steps.run(
    label,
    () => keep(launched, part),
    () => undefined,
  );
}

async function keep({ signal, run, steps, running }: Launch, part: Part): Promise<Supervised> {
  const supervised = await supervise(part, signal, {
    spawned: (pid) => run.record(part.name, pid),
    report: steps.line,
  });
  running.push(supervised);
  return supervised;
}

async function together(work: readonly Promise<unknown>[]): Promise<void> {
  const failed = (await Promise.allSettled(work)).find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
}

function greet({ settings, plan, steps }: Launch, kept: StoredSecrets, tookMs: number): void {
  const host = /^(0\.0\.0\.0|127\.0\.0\.1|::1?)$/.test(settings.HOST) ? 'localhost' : settings.HOST;
  const at = (offset: number, where: string) => `http://${host}:${settings.PORT + offset}${where}`;
  const dev = plan.dev ? 1 : 0;
  const lines = [
    '',
    `Ninety is ready, after ${seconds(tookMs).trim()}`,
    `  Practise       ${at(dev, '/')}`,
    `  Admin console  ${at(dev * 2, '/admin/')}`,
    `  API reference  ${at(0, '/api/docs')}`,
    `  Health         ${at(0, '/health')}`,
  ];
  if (kept.unprinted.length > 0) {
    lines.push(
      '',
      `Made up for this installation, shown once, kept in ${path.join(settings.DATA_DIR, 'secrets.json')}:`,
    );
    for (const { whose, email, password } of kept.unprinted)
      lines.push(`  ${whose.padEnd(13)}  ${email.padEnd(24)}  ${password}`);
    kept.shown();
  }
  steps.line([...lines, '', 'Ctrl-C stops all.'].join('\n'));
}
