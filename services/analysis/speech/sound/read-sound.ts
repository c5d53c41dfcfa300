import { readInProcess } from './read-in-process.ts';
import { resample } from './resample.ts';
import { sampleRate } from './sample-rate.ts';
import { UnreadableSound } from './unreadable-sound.ts';
import { isWav, readWav } from './wav.ts';
import type { MonoSound } from './mono-sound.ts';

/** In seconds: the longest answer has 2 minutes (summarize group discussion), and a browser may stop late. */
const longestAnswer = 180;

/** Reads an upload as mono, 16 kHz, -1 to 1. @param longestSeconds checked before decoding @throws UnreadableSound */
export async function readSound(bytes: Uint8Array, longestSeconds = longestAnswer): Promise<Float32Array> {
  if (bytes.length === 0) throw new UnreadableSound('empty');
  const sound = isWav(bytes)
    ? soundOf(readWav(bytes, longestSeconds))
    : await readInProcess({ bytes, longestSeconds });
  if (sound.length === 0) throw new UnreadableSound('empty');
  return sound;
}

const soundOf = ({ rate, samples }: MonoSound) => resample(samples, rate, sampleRate);
