import { levelOf } from '../sound/level-of.ts';
import { levelMs, type Level } from '../sound/loudness.ts';
import { createResampler, soundRate } from './resample.ts';
import { asSixteenBits } from './wav.ts';

/** The unit of sending (32 kB), and the most sound that a reload loses. */
export const pieceSeconds = 1;

export interface PieceListener {
  level(level: Level): void;
  piece(bytes: Uint8Array<ArrayBuffer>): void;
}

/**
 * Makes 16-bit mono pieces at 16 kHz, and levels. Runs in the audio thread, so that a busy or hidden page loses
 * nothing.
 */
export function createPieceMaker(inputRate: number, listener: PieceListener) {
  let resample = createResampler(inputRate);
  let piece = new Float32Array(soundRate * pieceSeconds);
  let filled = 0;
  let wanted = 0;
  const loudness = createLoudness(inputRate, (level) => listener.level(level));

  function flush() {
    if (filled > 0) listener.piece(asSixteenBits(piece.subarray(0, filled)));
    piece = new Float32Array(soundRate * pieceSeconds);
    filled = 0;
  }

  function record(samples: Float32Array) {
    for (const sample of samples) {
      if (wanted === 0) return;
      piece[filled] = sample;
      filled += 1;
      wanted -= 1;
      if (filled === piece.length || wanted === 0) flush();
    }
  }

  return {
    take(channels: readonly Float32Array[]) {
      const mono = mix(channels);
      loudness(mono);
      if (wanted > 0) record(resample(mono));
    },
    /** @param seconds the most to record */
    begin(seconds: number) {
      resample = createResampler(inputRate);
      filled = 0;
      wanted = Math.round(seconds * soundRate);
    },
    pause(ms: number) {
      if (wanted > 0) record(new Float32Array(Math.round((ms / 1000) * soundRate)));
    },
    end() {
      flush();
      wanted = 0;
    },
  };
}

function mix(channels: readonly Float32Array[]): Float32Array {
  const [first, ...others] = channels;
  if (!first) return new Float32Array();
  if (others.length === 0) return first;
  return first.map(
    (sample, at) => others.reduce((sum, channel) => sum + (channel[at] ?? 0), sample) / channels.length,
  );
}

function createLoudness(rate: number, report: (level: Level) => void) {
  const heard = new Float32Array(Math.round((rate * levelMs) / 1000));
  let count = 0;
  return (samples: Float32Array) => {
    for (const sample of samples) {
      heard[count] = sample;
      count += 1;
      if (count < heard.length) continue;
      report(levelOf(heard, rate));
      count = 0;
    }
  };
}
