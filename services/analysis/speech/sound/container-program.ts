import { Worker } from 'node:worker_threads';
import { readContainer } from './container.ts';
import type { RecordingToRead, SoundRead } from './read-in-process.ts';
import { resample } from './resample.ts';
import { sampleRate } from './sample-rate.ts';
import { UnreadableSound } from './unreadable-sound.ts';

// The process that `readInProcess` starts: it reads one recording and exits.

async function read({ bytes, longestSeconds }: RecordingToRead): Promise<SoundRead> {
  try {
    const { rate, samples } = await readContainer(bytes, longestSeconds);
    return { sound: resample(samples, rate, sampleRate) };
  } catch (error) {
    if (error instanceof UnreadableSound) return { fault: error.fault };
    throw error;
  }
}

/** Exits when the parent does, or at the time limit. In a thread, because a busy decoder blocks timers. */
function endWithParent(timeLimitMs: number): void {
  const program = `
    const { parent, endsAfterMs } = require('node:worker_threads').workerData;
    const end = () => process.kill(process.pid, 'SIGKILL');
    setTimeout(end, endsAfterMs);
    setInterval(() => process.ppid === parent || end(), 500);
  `;
  const watch = new Worker(program, {
    eval: true,
    workerData: { parent: process.ppid, endsAfterMs: timeLimitMs + 1_000 },
    resourceLimits: { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 2 },
  });
  watch.unref();
}

endWithParent(Number(process.argv[2]));
process.on('message', (recording: RecordingToRead) => {
  void read(recording).then((found) => process.send?.(found));
});
process.send?.('ready');
