import {
  BufferSource,
  EncodedPacketSink,
  Input,
  MATROSKA,
  MP4,
  OGG,
  WEBM,
  type InputAudioTrack,
} from 'mediabunny';
import { openAac } from './aac-decoder.ts';
import { openOpus } from './opus-decoder.ts';
import type { PacketDecoder } from './packet-decoder.ts';
import type { MonoSound } from './mono-sound.ts';
import { UnreadableSound } from './unreadable-sound.ts';
import { breaksOff } from './whole-container.ts';

/** The formats of browsers that cannot record WAV. */
const formats = [WEBM, MATROSKA, OGG, MP4];

/** Reads WebM, Ogg or MP4 with Opus or AAC. A hostile file may hang it: use `readInProcess`. @throws UnreadableSound */
export async function readContainer(bytes: Uint8Array, longestSeconds: number): Promise<MonoSound> {
  if (breaksOff(bytes)) throw new UnreadableSound('truncated');
  using input = new Input({ source: new BufferSource(bytes), formats });
  const track = await trackOf(input);
  using decoder = await openDecoder(track);
  if (!decoder) throw new UnreadableSound('unsupported');
  return { rate: decoder.rate, samples: await readSamples(track, decoder, longestSeconds) };
}

async function trackOf(input: Input): Promise<InputAudioTrack> {
  try {
    const track = await input.getPrimaryAudioTrack();
    if (track) return track;
  } catch (error) {
    throw new UnreadableSound('not_sound', { cause: error });
  }
  throw new UnreadableSound('not_sound');
}

async function openDecoder(track: InputAudioTrack): Promise<PacketDecoder | undefined> {
  if (track.codec === 'opus') return openOpus(track);
  return track.codec === 'aac' ? openAac(track) : undefined;
}

/** Time stamps are rounded, and encoders add samples at the beginning. */
const leastGapSeconds = 0.1;

/** Counts decoded samples, because the declared length may be wrong. A gap in the time stamps becomes silence. */
async function readSamples(
  track: InputAudioTrack,
  decoder: PacketDecoder,
  longestSeconds: number,
): Promise<Float32Array> {
  const parts: Float32Array[] = [];
  let length = 0;
  let packets = 0;
  let begin: number | undefined;
  const add = (part: Float32Array) => {
    parts.push(part);
    length += part.length;
    if (length > longestSeconds * decoder.rate) throw new UnreadableSound('too_long');
  };
  try {
    for await (const { data, timestamp, duration } of new EncodedPacketSink(track).packets()) {
      packets += 1;
      if (timestamp + duration > longestSeconds) throw new UnreadableSound('too_long');
      begin ??= timestamp;
      const missing = timestamp - begin - length / decoder.rate;
      if (missing > leastGapSeconds) add(new Float32Array(Math.round(missing * decoder.rate)));
      add(decoder.decode(data));
    }
  } catch (error) {
    if (error instanceof UnreadableSound) throw error;
    throw new UnreadableSound('truncated', { cause: error });
  }
  if (length === 0) throw new UnreadableSound(packets === 0 ? 'empty' : 'not_sound');
  return joined(parts, length);
}

function joined(parts: readonly Float32Array[], length: number): Float32Array {
  const all = new Float32Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
