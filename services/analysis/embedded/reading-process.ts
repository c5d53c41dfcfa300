import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { ReadingThread } from './reading-thread.ts';

/** Every attempt to read the answer crashed the process: a bug, or a hostile upload. */
export class CrashedReading extends Error {
  override readonly name = 'CrashedReading';
}

class ProcessEnded extends Error {
  override readonly name = 'ProcessEnded';
}

const mostCrashes = 3;

/** Reading a long recording takes some seconds. */
const longestReadMs = 60_000;

const program = fileURLToPath(new URL('./reading-program.ts', import.meta.url));

type Reply<Facts> = { readonly facts: Facts } | { readonly error: string };

/**
 * A process for native code that reads uploads. It restarts after a crash and retries only the answer that caused it.
 * @param file a module whose default export reads
 * @throws CrashedReading after three crashes
 */
export function createReadingProcess<Answer extends object, Facts>(
  file: URL,
  patienceMs = longestReadMs,
): ReadingThread<Answer, Facts> {
  let child: ChildProcess | undefined;
  const open = () => {
    const started = fork(program, [file.href], {
      execArgv: ['--max-old-space-size=512'],
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    started.once('exit', () => {
      if (child === started) child = undefined;
    });
    return started;
  };

  async function readOnce(answer: Answer): Promise<Facts> {
    const reader = (child ??= open());
    const { promise, resolve, reject } = Promise.withResolvers<Reply<Facts>>();
    const onMessage = (reply: Reply<Facts>) => resolve(reply);
    const onExit = (code: number | null, signal: string | null) =>
      reject(new ProcessEnded(`The process that reads answers ended with ${signal ?? code}`));
    reader.on('message', onMessage).on('exit', onExit).on('error', reject);
    const limit = setTimeout(() => reader.kill('SIGKILL'), patienceMs);
    try {
      // The exit handler reports a process that has ended.
      reader.send(answer, () => undefined);
      const reply = await promise;
      if ('error' in reply) throw new Error('An answer cannot be read', { cause: reply.error });
      return reply.facts;
    } finally {
      clearTimeout(limit);
      reader.off('message', onMessage).off('exit', onExit).off('error', reject);
    }
  }

  let last: Promise<unknown> = Promise.resolve();
  const inTurn = (answer: Answer) => {
    const facts = last.then(() => readOnce(answer));
    last = facts.catch(() => undefined);
    return facts;
  };
  return {
    async read(answer) {
      for (let crash = 1; ; crash += 1) {
        try {
          return await inTurn(answer);
        } catch (error) {
          if (!(error instanceof ProcessEnded)) throw error;
          if (crash === mostCrashes)
            throw new CrashedReading(`It ended ${mostCrashes} processes: ${error.message}`);
        }
      }
    },
    async [Symbol.asyncDispose]() {
      const running = child;
      if (!running) return;
      const ended = once(running, 'exit');
      running.kill('SIGKILL');
      await ended;
    },
  };
}
