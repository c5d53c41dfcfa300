import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const entry = path.join(import.meta.dirname, '..', 'workflows.ts');

interface Harness {
  readonly databaseUrl: string;
  /** 32 bytes. */
  readonly personalDataKey: Uint8Array;
}

/** Resolves when the process is ready. @throws Error with its output if it ends before */
export async function launchWorkflows(harness: Harness, environment: Readonly<Record<string, string>>) {
  const child = fork(entry, {
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: harness.databaseUrl,
      TOKEN_SECRET: 'a secret of the test, long enough to be one',
      PERSONAL_DATA_KEY: Buffer.from(harness.personalDataKey).toString('base64'),
      ...environment,
    },
    silent: true,
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (said += String(chunk)));
  const [message] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error(`it ended: ${said}`))),
  ]);
  if (message?.ready !== true) throw new Error(`it said no word of being ready, but ${String(message)}`);
  return {
    child,
    async [Symbol.asyncDispose]() {
      if (child.exitCode === null && child.signalCode === null) await exitOf(child, 'SIGKILL');
    },
  };
}

export async function exitOf(child: ChildProcess, signal: NodeJS.Signals): Promise<unknown> {
  const exited = once(child, 'exit');
  child.kill(signal);
  const [code] = await exited;
  return code;
}
