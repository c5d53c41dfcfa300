import {
  BufferSource,
  EncodedPacketSink,
  Input,
  MATROSKA,
  MP4,
  OGG,
  QTFF,
  WEBM,
  type InputAudioTrack,
} from 'mediabunny';
import { OpusDecoder } from 'opus-decoder';
import type { MonoSound } from './read-sound.ts';
import { sampleRate } from './sample-rate.ts';
import { UnreadableSound } from './unreadable-sound.ts';
import { breaksOff } from './whole-container.ts';

/** What browsers record where they cannot record WAV, and what of it others upload. */
const formats = [WEBM, MATROSKA, OGG, MP4, QTFF];

/** The sound of a WebM, Ogg or MP4 file with Opus in it, its channels averaged. @throws UnreadableSound */
export async function readContainer(bytes: Uint8Array, longestSeconds: number): Promise<MonoSound> {
  using input = new Input({ source: new BufferSource(bytes), formats });
  const packets = await readPackets(input, longestSeconds);
  if (breaksOff(bytes)) throw new UnreadableSound('truncated');
  return { rate: sampleRate, samples: await decodeOpus(packets) };
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

async function decodeOpus({ channels, preSkip, packets }: OpusPackets): Promise<Float32Array> {
  const decoder = new OpusDecoder({ sampleRate, channels, preSkip });
  await decoder.ready;
  try {
    const { channelData, samplesDecoded } = decoder.decodeFrames([...packets]);
    if (samplesDecoded === 0) throw new UnreadableSound(packets.length === 0 ? 'empty' : 'not_sound');
    return averageOf(channelData.map((channel) => channel.subarray(0, samplesDecoded)));
  } finally {
    decoder.free();
  }
}

function averageOf(channels: readonly Float32Array[]): Float32Array {
  const [first = new Float32Array(0)] = channels;
  return first.map(
    (_, at) => channels.reduce((sum, channel) => sum + (channel[at] ?? 0), 0) / channels.length,
  );
}
