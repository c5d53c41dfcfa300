import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

export interface TestProcess extends AsyncDisposable {
  readonly child: ChildProcess;
  /** All it has written to stdout and stderr so far. */
  output(): string;
  /** Settles once its output holds the text. @throws Error when it ends before, with what it wrote. */
  until(text: string): Promise<void>;
  /** Its exit code, when it has ended. */
  readonly exited: Promise<number | null>;
  signal(name: NodeJS.Signals): void;
}

/** Runs a program of ours for a test; disposing kills it when it still runs. */
export function startProcess(
  entry: string,
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): TestProcess {
  const child = spawn(process.execPath, [entry, ...args], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const looks: (() => void)[] = [];
  const keep = (chunk: Buffer) => {
    output += chunk.toString('utf8');
    for (const look of looks) look();
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const exited = once(child, 'close').then(() => child.exitCode);
  return {
    child,
    output: () => output,
    exited,
    until: (text) =>
      new Promise((resolve, fail) => {
        const look = () => {
          if (output.includes(text)) resolve();
        };
        looks.push(look);
        look();
        void exited.then(() => fail(new Error(`it ended before it said "${text}":\n${output}`)));
      }),
    signal(name) {
      child.kill(name);
    },
    async [Symbol.asyncDispose]() {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
      await exited;
    },
  };
}
