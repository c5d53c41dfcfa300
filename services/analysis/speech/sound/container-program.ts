import { readContainer } from './container.ts';
import type { RecordingToRead, SoundRead } from './read-apart.ts';
import { resample } from './resample.ts';
import { sampleRate } from './sample-rate.ts';
import { UnreadableSound } from './unreadable-sound.ts';

// The process that `readApart` starts: it reads one recording, tells what is in it, and is ended.

async function read({ bytes, longestSeconds }: RecordingToRead): Promise<SoundRead> {
  try {
    const { rate, samples } = await readContainer(bytes, longestSeconds);
    return { sound: resample(samples, rate, sampleRate) };
  } catch (error) {
    if (error instanceof UnreadableSound) return { fault: error.fault };
    throw error;
  }
}

process.on('message', (recording: RecordingToRead) => {
  void read(recording).then((found) => process.send?.(found));
});
process.send?.('ready');
