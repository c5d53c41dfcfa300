import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { shortenLog } from '#infra/launcher/log-file.ts';
import type { Unprivileged } from './unprivileged.ts';

export interface Program {
  readonly child: ChildProcess;
  readonly exited: Promise<number>;
  said(): string;
}

/** Starts a Postgres program in its own process group, with its output appended to `log`. */
export function startProgram(
  rights: Unprivileged,
  program: string,
  args: readonly string[],
  log: string,
  input?: string,
): Program {
  const [command = program, ...rest] = [...rights.prefix, program, ...args];
  shortenLog(log);
  const before = sizeOf(log);
  const output = openSync(log, 'a', 0o600);
  try {
    const child = spawn(command, rest, {
      cwd: path.dirname(log),
      // Ctrl-C must not reach Postgres: the launcher stops it last.
      detached: true,
      stdio: [input === undefined ? 'ignore' : 'pipe', output, output],
      env: { ...process.env, LC_ALL: 'C' },
      ...rights.spawnOptions,
    });
    // If it exits before reading everything, its exit code shows why.
    child.stdin?.on('error', () => undefined).end(input);
    return {
      child,
      exited: new Promise<number>((resolve, fail) => {
        child.once('error', fail);
        child.once('exit', (code) => resolve(code ?? 1));
      }),
      said: () => readFileSync(log).subarray(before).toString('utf8'),
    };
  } finally {
    closeSync(output);
  }
}

export async function runProgram(
  rights: Unprivileged,
  program: string,
  args: readonly string[],
  log: string,
  input?: string,
): Promise<{ readonly code: number; readonly said: string }> {
  const running = startProgram(rights, program, args, log, input);
  const code = await running.exited;
  return { code, said: running.said() };
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}
