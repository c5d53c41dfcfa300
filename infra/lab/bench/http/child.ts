import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export interface Child extends AsyncDisposable {
  readonly pid: number | undefined;
  /** Kills it with SIGKILL; settles after it has exited. */
  kill(): Promise<void>;
}

type Environment = Readonly<Record<string, string>>;

/**
 * Starts one of our programs in a separate process and waits until it is ready, reported by `{ready: true}` over IPC or
 * a line on stdout. Disposing stops it.
 * @throws Error with its output if it exits before it is ready
 */
export async function startChild(entry: string, environment: Environment): Promise<Child> {
  const child = launch(entry, environment);
  const { promise: ready, resolve } = Promise.withResolvers<void>();
  child.on('message', () => resolve());
  child.stdout?.on('data', (chunk: Buffer) => {
    if (chunk.toString('utf8').includes('ready')) resolve();
  });
  await Promise.race([ready, ended(child)]);
  const { pid } = child;
  const endBy = async (signal: 'SIGKILL' | 'SIGTERM') => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  };
  return { pid, kill: () => endBy('SIGKILL'), [Symbol.asyncDispose]: () => endBy('SIGTERM') };
}

/** Runs a program to its end. @throws Error with its output if it fails */
export async function runChild(entry: string, environment: Environment): Promise<void> {
  const child = launch(entry, environment);
  child.stdout?.resume();
  await ended(child, 0);
}

function launch(entry: string, environment: Environment) {
  const program = fileURLToPath(new URL(`../../../../${entry}`, import.meta.url));
  return spawn(process.execPath, [program], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
}

async function ended(child: ReturnType<typeof launch>, expected?: number): Promise<void> {
  let said = '';
  const keep = (chunk: Buffer) => {
    said = (said + chunk.toString('utf8')).slice(-4000);
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  await once(child, 'exit');
  if (child.exitCode !== expected) throw new Error(`${child.spawnargs.join(' ')} ended early:\n${said}`);
}
