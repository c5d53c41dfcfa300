import type { MonoSound } from './mono-sound.ts';
import { UnreadableSound } from './unreadable-sound.ts';

const formats = { pcm: 1, float: 3, extensible: 0xfffe } as const;
const rates = { least: 4000, most: 192_000 };
const mostChannels = 8;
/** Streaming recorders write this for "until the end of the file". */
const unknownSize = 0xffffffff;

interface Format {
  readonly isFloat: boolean;
  readonly channels: number;
  readonly rate: number;
  readonly bits: number;
}

const tagAt = (view: DataView, at: number) =>
  String.fromCharCode(...[0, 1, 2, 3].map((byte) => view.getUint8(at + byte)));

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

export function isWav(bytes: Uint8Array): boolean {
  const view = viewOf(bytes);
  return bytes.length >= 12 && tagAt(view, 0) === 'RIFF' && tagAt(view, 8) === 'WAVE';
}

/** Reads PCM of 8, 16, 24 or 32 bits or floats at any rate and averages the channels. @throws UnreadableSound */
export function readWav(bytes: Uint8Array, longestSeconds: number): MonoSound {
  const view = viewOf(bytes);
  let format: Format | undefined;
  for (let at = 12; at + 8 <= bytes.length;) {
    const size = view.getUint32(at + 4, true);
    const [body, end] = [at + 8, at + 8 + size];
    const tag = tagAt(view, at);
    if (tag === 'data') {
      if (!format) throw new UnreadableSound('not_sound');
      if (body >= bytes.length) throw new UnreadableSound('empty');
      if (end > bytes.length && size !== unknownSize) throw new UnreadableSound('truncated');
      return readData(bytes.subarray(body, Math.min(end, bytes.length)), format, longestSeconds);
    }
    if (end > bytes.length) break;
    if (tag === 'fmt ') format = readFormat(new DataView(bytes.buffer, bytes.byteOffset + body, size));
    // Chunks start at even offsets.
    at = end + (size % 2);
  }
  // Truncated within the header.
  throw new UnreadableSound('not_sound');
}

function readFormat(view: DataView): Format {
  if (view.byteLength < 16) throw new UnreadableSound('not_sound');
  const written = view.getUint16(0, true);
  const isExtended = written === formats.extensible && view.byteLength >= 26;
  const kind = isExtended ? view.getUint16(24, true) : written;
  const [channels, rate, bits] = [view.getUint16(2, true), view.getUint32(4, true), view.getUint16(14, true)];
  if (channels === 0 || rate === 0) throw new UnreadableSound('not_sound');
  const isFloat = kind === formats.float;
  const isKnown = isFloat
    ? bits === 32 || bits === 64
    : kind === formats.pcm && [8, 16, 24, 32].includes(bits);
  if (!isKnown || channels > mostChannels || rate < rates.least || rate > rates.most)
    throw new UnreadableSound('unsupported');
  return { isFloat, channels, rate, bits };
}

function readData(data: Uint8Array, format: Format, longestSeconds: number): MonoSound {
  const { channels, rate, bits } = format;
  const width = bits / 8;
  const length = Math.floor(data.length / (width * channels));
  if (length === 0) throw new UnreadableSound('empty');
  if (length / rate > longestSeconds) throw new UnreadableSound('too_long');
  const view = viewOf(data);
  const read = sampleReader(format);
  const samples = new Float32Array(length);
  for (const at of samples.keys()) {
    let sum = 0;
    for (let channel = 0; channel < channels; channel += 1)
      sum += read(view, (at * channels + channel) * width);
    samples[at] = sum / channels;
  }
  return { rate, samples };
}

type ReadSample = (view: DataView, at: number) => number;

function sampleReader({ isFloat, bits }: Format): ReadSample {
  if (isFloat) {
    const read: ReadSample =
      bits === 64 ? (view, at) => view.getFloat64(at, true) : (view, at) => view.getFloat32(at, true);
    return (view, at) => bounded(read(view, at));
  }
  switch (bits) {
    case 8:
      return (view, at) => (view.getUint8(at) - 128) / 2 ** 7;
    case 16:
      return (view, at) => view.getInt16(at, true) / 2 ** 15;
    case 24:
      return (view, at) => (view.getUint16(at, true) + view.getInt8(at + 2) * 2 ** 16) / 2 ** 23;
    default:
      return (view, at) => view.getInt32(at, true) / 2 ** 31;
  }
}

const bounded = (value: number) => (Number.isNaN(value) ? 0 : Math.min(1, Math.max(-1, value)));
