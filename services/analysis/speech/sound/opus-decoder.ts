import type { InputAudioTrack } from 'mediabunny';
import { OpusDecoder } from 'opus-decoder';
import type { PacketDecoder } from './packet-decoder.ts';
import { sampleRate } from './sample-rate.ts';

/** Decodes up to two channels, as recorders of one voice write; more would need a mapping table. */
export async function openOpus(track: InputAudioTrack): Promise<PacketDecoder | undefined> {
  const channels = track.numberOfChannels;
  if (channels > 2) return undefined;
  const decoder = new OpusDecoder({ sampleRate, channels, preSkip: await preSkipOf(track) });
  await decoder.ready;
  return {
    rate: sampleRate,
    decode(packet) {
      const { channelData, samplesDecoded } = decoder.decodeFrame(packet);
      return averageOf(channelData.map((channel) => channel.subarray(0, samplesDecoded)));
    },
    [Symbol.dispose]: () => decoder.free(),
  };
}

/** Samples before the sound begins, at 48 kHz (RFC 7845, section 5.1). */
async function preSkipOf(track: InputAudioTrack): Promise<number> {
  const description = (await track.getDecoderConfig())?.description;
  if (!(description instanceof Uint8Array) || description.length < 12) return 0;
  const written = (description[10] ?? 0) + 256 * (description[11] ?? 0);
  return Math.round((written * sampleRate) / 48_000);
}

function averageOf(channels: readonly Float32Array[]): Float32Array {
  const [first = new Float32Array(0)] = channels;
  return first.map(
    (_, at) => channels.reduce((sum, channel) => sum + (channel[at] ?? 0), 0) / channels.length,
  );
}
