import { spawn, type ChildProcess } from 'node:child_process';
import { z } from 'zod';
import { LaunchFailure } from './failure.ts';
import { end, identify } from './identity.ts';
import { openLogFile } from './log-file.ts';
import type { Part, Running } from './part.ts';

export interface NodeProcess {
  readonly name: string;
  readonly entry: string;
  readonly nodeFlags?: readonly string[];
  readonly args?: readonly string[];
  readonly cwd: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly log: string;
  readonly tell: (sentence: string) => void;
}

const readyPatienceMs = 60_000;
const stopSignals = [
  ['SIGTERM', 12_000],
  ['SIGKILL', 2_000],
] as const;
const readyMessage = z.object({ ready: z.literal(true) });

/**
 * A process of Ninety. It sends `{ready: true}` over its IPC channel, exits in order on SIGTERM, and exits when the
 * channel closes, because then the launcher is gone.
 */
export function nodePart(node: NodeProcess): Part {
  return {
    name: node.name,
    async start(signal, spawned) {
      const log = openLogFile(node.log, (sentence) => node.tell(`${node.name}: ${sentence}`));
      const child = spawnNode(node, true);
      child.stdout?.on('data', log.write);
      child.stderr?.on('data', log.write);
      const running = handle(child);
      spawned(running.pid);
      const outcome = await firstOf(child, running, signal);
      if (outcome === 'ready') return running;
      await running.stop();
      const what = outcome === 'late' ? `was not ready within ${readyPatienceMs / 1000} s` : 'did not start';
      throw new LaunchFailure(`${node.name} ${what}: ${log.reason()} (log: ${node.log})`);
    },
  };
}

/** Runs a process to its end. @throws LaunchFailure with its reason for a non-zero exit */
export async function runNode(node: NodeProcess, signal: AbortSignal): Promise<void> {
  const log = openLogFile(node.log, node.tell);
  const child = spawnNode(node, false);
  child.stdout?.on('data', log.write);
  child.stderr?.on('data', log.write);
  const running = handle(child);
  const abort = () => void running.stop();
  signal.addEventListener('abort', abort);
  await running.exited;
  signal.removeEventListener('abort', abort);
  if (signal.aborted || child.exitCode === 0) return;
  throw new LaunchFailure(`${node.name} failed: ${log.reason()} (log: ${node.log})`);
}

function spawnNode({ nodeFlags = [], entry, args = [], cwd, environment }: NodeProcess, ipc: boolean) {
  return spawn(process.execPath, [...nodeFlags, entry, ...args], {
    cwd,
    env: environment,
    // Its own process group, so that Ctrl-C does not bypass the orderly stop.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', ...(ipc ? (['ipc'] as const) : [])],
  });
}

function handle(child: ChildProcess): Running {
  const identity = child.pid === undefined ? undefined : identify(child.pid);
  // `close` follows the last output.
  const exited = new Promise<void>((resolve) => {
    child.once('error', () => resolve());
    child.once('close', () => resolve());
  });
  return {
    pid: child.pid ?? 0,
    exited,
    async stop() {
      if (identity) await end(identity, stopSignals);
      await exited;
    },
  };
}

function firstOf(
  child: ChildProcess,
  running: Running,
  signal: AbortSignal,
): Promise<'ready' | 'ended' | 'late'> {
  return new Promise((resolve) => {
    const settle = (outcome: 'ready' | 'ended' | 'late') => {
      clearTimeout(timer);
      signal.removeEventListener('abort', ended);
      resolve(outcome);
    };
    const ended = () => settle('ended');
    const timer = setTimeout(() => settle('late'), readyPatienceMs);
    signal.addEventListener('abort', ended);
    child.on('message', (message) => {
      if (readyMessage.safeParse(message).success) settle('ready');
    });
    void running.exited.then(ended);
  });
}
