import { Readable } from 'node:stream';
import { createSeedTracks } from '#infra/testing/second-composition.ts';

const rate = 48_000;

/** A tone with the short gaps that speech has, as a WAV file of 16 bits. */
export function tone(seconds: number): Buffer {
  const samples = Math.round(rate * seconds);
  const file = Buffer.alloc(44 + samples * 2);
  file.write('RIFF', 0);
  file.writeUInt32LE(36 + samples * 2, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(rate, 24);
  file.writeUInt32LE(rate * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(samples * 2, 40);
  for (let at = 0; at < samples; at += 1) {
    const isGap = (at / rate) % 1 > 0.75;
    const sample = isGap ? 0 : 0.3 * Math.sin((2 * Math.PI * 220 * at) / rate);
    file.writeInt16LE(Math.round(sample * 32_767), 44 + at * 2);
  }
  return file;
}

export function tracksLasting(seconds: number): ReturnType<typeof createSeedTracks> {
  const track = tone(seconds);
  const seeded = createSeedTracks();
  return {
    async selectOptionalFile(name) {
      if (!name.endsWith('.mp3')) return seeded.selectOptionalFile(name);
      return {
        bytes: track.length,
        version: `${seconds}-seconds`,
        read: (first, last) => Readable.from([track.subarray(first, last + 1)]),
      };
    },
  };
}
