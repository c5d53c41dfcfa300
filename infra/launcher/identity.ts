import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';

/** Distinguishes a process from a later one with the same pid. */
export const identitySchema = z.object({
  pid: z.int().positive(),
  /** In the platform's format; compared, never parsed. */
  startedAt: z.string().min(1),
});
export type Identity = z.infer<typeof identitySchema>;

/** The current process of a pid; undefined for none, or a zombie. */
export function identify(pid: number): Identity | undefined {
  const startedAt = process.platform === 'linux' ? startedAtOnLinux(pid) : ask(pid, 'lstart');
  return startedAt ? { pid, startedAt } : undefined;
}

export function isAlive(identity: Identity): boolean {
  return identify(identity.pid)?.startedAt === identity.startedAt;
}

/** With spaces between arguments; undefined if it has ended. */
export function commandOf(pid: number): string | undefined {
  if (process.platform !== 'linux') return ask(pid, 'command');
  return read(`/proc/${pid}/cmdline`)?.replaceAll('\0', ' ').trim() || undefined;
}

/**
 * Sends signals in turn, each with its time in milliseconds, until the process has ended. A pid that now belongs to
 * another process is left alone.
 */
export async function end(
  identity: Identity,
  signals: readonly (readonly [NodeJS.Signals, number])[],
): Promise<void> {
  for (const [signal, patienceMs] of signals) {
    if (!isAlive(identity)) return;
    try {
      process.kill(identity.pid, signal);
    } catch {
      // It ended in between.
    }
    for (const until = Date.now() + patienceMs; Date.now() < until && isAlive(identity);) await pause(15);
  }
}

function startedAtOnLinux(pid: number): string | undefined {
  const status = read(`/proc/${pid}/stat`);
  if (!status) return undefined;
  // The second field is the program's name in brackets, which may contain spaces and brackets.
  const fields = status.slice(status.lastIndexOf(')') + 2).split(' ');
  const [state, ticksSinceBoot] = [fields[0], fields[19]];
  if (state === 'Z' || state === 'X') return undefined;
  return `${read('/proc/sys/kernel/random/boot_id')?.trim() ?? ''} ${ticksSinceBoot ?? ''}`;
}

function ask(pid: number, column: 'lstart' | 'command'): string | undefined {
  try {
    const [state = '', ...rest] = execFileSync('ps', ['-o', `stat=,${column}=`, '-p', String(pid)], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
      .trim()
      .split(/\s+/);
    return state.startsWith('Z') ? undefined : rest.join(' ') || undefined;
  } catch {
    return undefined;
  }
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
