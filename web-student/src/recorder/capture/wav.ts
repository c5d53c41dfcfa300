import { soundRate } from './resample.ts';

export const wavType = 'audio/wav';
const headBytes = 44;
const sampleBytes = 2;

/** A 16-bit mono WAV header. Made last, because it contains the length. @param bytes of sound after the header */
export function wavHead(bytes: number): Uint8Array<ArrayBuffer> {
  const head = new DataView(new ArrayBuffer(headBytes));
  const write = (at: number, text: string) =>
    new TextEncoder().encode(text).forEach((byte, index) => head.setUint8(at + index, byte));
  write(0, 'RIFF');
  head.setUint32(4, headBytes - 8 + bytes, true);
  write(8, 'WAVEfmt ');
  head.setUint32(16, 16, true);
  head.setUint16(20, 1, true);
  head.setUint16(22, 1, true);
  head.setUint32(24, soundRate, true);
  head.setUint32(28, soundRate * sampleBytes, true);
  head.setUint16(32, sampleBytes, true);
  head.setUint16(34, 8 * sampleBytes, true);
  write(36, 'data');
  head.setUint32(40, bytes, true);
  return new Uint8Array(head.buffer);
}

export function asSixteenBits(samples: Float32Array): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(samples.length * sampleBytes));
  samples.forEach((sample, at) =>
    view.setInt16(at * sampleBytes, Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), true),
  );
  return new Uint8Array(view.buffer);
}

export const secondsIn = (bytes: number) => bytes / sampleBytes / soundRate;
