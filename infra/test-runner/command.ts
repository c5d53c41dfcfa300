import { spawn } from 'node:child_process';

export interface Outcome {
  readonly code: number;
  /** Its stdout and stderr, in order. */
  readonly output: string;
}

export interface Command {
  readonly entry: string;
  readonly args: readonly string[];
  readonly nodeFlags?: readonly string[];
  readonly environment?: Readonly<Record<string, string | undefined>>;
  /** The timeout: a slower command is killed and counts as failed. */
  readonly patienceMs: number;
}

/** Runs a Node program to its end, or a compiled one if `entry` is not a script. */
export function runCommand(root: string, command: Command): Promise<Outcome> {
  const { entry, args, nodeFlags = [], environment = process.env, patienceMs } = command;
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [...nodeFlags, entry, ...args], {
      cwd: root,
      env: { ...environment, FORCE_COLOR: '0', NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const keep = (chunk: Buffer) => {
      output += chunk.toString('utf8');
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    const timer = setTimeout(() => {
      output += `\nIt did not end within ${patienceMs / 60_000} minutes.`;
      child.kill('SIGKILL');
    }, patienceMs);
    const settle = (code: number) => {
      clearTimeout(timer);
      resolve({ code, output });
    };
    child.once('error', (error) => {
      output += error.message;
      settle(1);
    });
    child.once('close', (code) => settle(code ?? 1));
  });
}
