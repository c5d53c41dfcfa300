import {
  BufferSource,
  EncodedPacketSink,
  Input,
  MATROSKA,
  OGG,
  WEBM,
  type InputAudioTrack,
} from 'mediabunny';
import { OpusDecoder } from 'opus-decoder';
import type { MonoSound } from './read-sound.ts';
import { sampleRate } from './sample-rate.ts';
import { UnreadableSound } from './unreadable-sound.ts';
import { breaksOff } from './whole-container.ts';

/**
 * What browsers record where they cannot record WAV. Not MP4: it has AAC in it, which no library of a free licence
 * decodes, and its tables of sizes let a file of some bytes keep the reader busy for ever.
 */
const formats = [WEBM, MATROSKA, OGG];
const isMp4 = (bytes: Uint8Array) => Buffer.from(bytes.subarray(4, 8)).toString('latin1') === 'ftyp';

/** The sound of a WebM or Ogg file with Opus in it, its channels averaged. @throws UnreadableSound */
export async function readContainer(bytes: Uint8Array, longestSeconds: number): Promise<MonoSound> {
  if (isMp4(bytes)) throw new UnreadableSound('unsupported');
  using input = new Input({ source: new BufferSource(bytes), formats });
  const packets = await readPackets(input, longestSeconds);
  if (breaksOff(bytes)) throw new UnreadableSound('truncated');
  return { rate: sampleRate, samples: await decodeOpus(packets, longestSeconds) };
}

interface OpusPackets {
  readonly channels: number;
  /** Samples at 48 kHz that the decoder gives before the sound begins. */
  readonly preSkip: number;
  readonly packets: readonly Uint8Array[];
}

async function readPackets(input: Input, longestSeconds: number): Promise<OpusPackets> {
  const track = await trackOf(input);
  const head = track.codec === 'opus' ? await opusHead(track) : undefined;
  if (!head) throw new UnreadableSound('unsupported');
  const packets: Uint8Array[] = [];
  try {
    for await (const { data, timestamp, duration } of new EncodedPacketSink(track).packets()) {
      if (timestamp + duration > longestSeconds) throw new UnreadableSound('too_long');
      packets.push(data);
    }
  } catch (error) {
    if (error instanceof UnreadableSound) throw error;
    throw new UnreadableSound('truncated', { cause: error });
  }
  return { ...head, packets };
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

/** RFC 7845, section 5.1. More channels than two need a table that no recorder of one voice writes. */
async function opusHead(track: InputAudioTrack): Promise<Omit<OpusPackets, 'packets'> | undefined> {
  const channels = track.numberOfChannels;
  if (channels > 2) return undefined;
  const description = (await track.getDecoderConfig())?.description;
  if (!(description instanceof Uint8Array) || description.length < 12) return { channels, preSkip: 0 };
  return { channels, preSkip: (description[10] ?? 0) + 256 * (description[11] ?? 0) };
}

/** What a file says of its length may be wrong, so that what is decoded is counted too. */
async function decodeOpus(
  { channels, preSkip, packets }: OpusPackets,
  longestSeconds: number,
): Promise<Float32Array> {
  const decoder = new OpusDecoder({ sampleRate, channels, preSkip });
  await decoder.ready;
  try {
    const parts: Float32Array[] = [];
    let length = 0;
    for (const packet of packets) {
      const { channelData, samplesDecoded } = decoder.decodeFrame(packet);
      parts.push(averageOf(channelData.map((channel) => channel.subarray(0, samplesDecoded))));
      length += samplesDecoded;
      if (length > longestSeconds * sampleRate) throw new UnreadableSound('too_long');
    }
    if (length === 0) throw new UnreadableSound(packets.length === 0 ? 'empty' : 'not_sound');
    return joined(parts, length);
  } finally {
    decoder.free();
  }
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

function averageOf(channels: readonly Float32Array[]): Float32Array {
  const [first = new Float32Array(0)] = channels;
  return first.map(
    (_, at) => channels.reduce((sum, channel) => sum + (channel[at] ?? 0), 0) / channels.length,
  );
}
