import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { UnreadableSound, type SoundFault } from './unreadable-sound.ts';

export interface RecordingToRead {
  readonly bytes: Uint8Array;
  readonly longestSeconds: number;
}

/** Error classes do not survive the transfer between processes. */
export type SoundRead = { readonly sound: Float32Array } | { readonly fault: SoundFault };

const program = fileURLToPath(new URL('./container-program.ts', import.meta.url));

/** May only read files and start the thread that ends it. 128 MB is four times the need of the longest answer. */
const nodeFlags = ['--permission', '--allow-fs-read=*', '--allow-worker', '--max-old-space-size=128'];

/** Reading three minutes takes two seconds. */
const patienceMs = 20_000;

/** Reads a recording in its own process, without secrets, with limits. @throws UnreadableSound, Error if none can start */
export async function readInProcess(
  recording: RecordingToRead,
  timeLimitMs = patienceMs,
): Promise<Float32Array> {
  const reader = fork(program, [String(timeLimitMs)], {
    execArgv: nodeFlags,
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const limit = setTimeout(() => reader.kill('SIGKILL'), timeLimitMs);
  try {
    const read = await answerOf(reader, recording);
    if ('fault' in read) throw new UnreadableSound(read.fault);
    return read.sound;
  } finally {
    clearTimeout(limit);
    reader.kill('SIGKILL');
  }
}

function answerOf(reader: ChildProcess, recording: RecordingToRead): Promise<SoundRead> {
  const { promise, resolve, reject } = Promise.withResolvers<SoundRead>();
  let hasBegun = false;
  reader.on('message', (message: 'ready' | SoundRead) => {
    if (message !== 'ready') return resolve(message);
    hasBegun = true;
    // The exit handler below reports a process that has ended.
    reader.send(recording, () => undefined);
  });
  reader.on('error', reject);
  reader.on('exit', (code, signal) => {
    const cause = new Error(`The process that reads a recording ended with ${signal ?? code}`);
    reject(hasBegun ? new UnreadableSound('not_sound', { cause }) : cause);
  });
  return promise;
}
