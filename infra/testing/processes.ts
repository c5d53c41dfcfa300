import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

export interface TestProcess extends AsyncDisposable {
  readonly child: ChildProcess;
  /** Its stdout and stderr so far. */
  output(): string;
  /** Settles once its output contains the text. @throws Error with its output if it exits before */
  until(text: string): Promise<void>;
  /** Its exit code, once it has exited. */
  readonly exited: Promise<number | null>;
  signal(name: NodeJS.Signals): void;
}

/** Runs one of our programs for a test; disposing kills it if it is still running. */
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
