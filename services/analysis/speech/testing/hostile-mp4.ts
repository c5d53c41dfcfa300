import { BufferTarget, EncodedAudioPacketSource, EncodedPacket, Mp4OutputFormat, Output } from 'mediabunny';
import { recording } from './recordings.ts';

/** ISO/IEC 14496-12, section 4.2. @param size the declared one, which may be wrong */
export function box(type: string, content: Uint8Array, size = content.length + 8): Uint8Array {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(size);
  head.write(type, 4, 'latin1');
  return new Uint8Array(Buffer.concat([head, content]));
}

export const fileType = box('ftyp', Buffer.from('isom\0\0\0\0'));

/** Changes each box of a type. The changed bytes begin with the type. */
export function changed(
  name: 'wheat.mp4' | 'wheat-fragmented.mp4',
  type: string,
  change: (box: Buffer) => void,
): Uint8Array {
  const bytes = Buffer.from(recording(name));
  for (let at = bytes.indexOf(type, 0, 'latin1'); at !== -1; at = bytes.indexOf(type, at + 4, 'latin1'))
    change(bytes.subarray(at));
  return new Uint8Array(bytes);
}

/** RFC 6716, section 3.1: CELT, one frame of 20 ms. */
const silence = Uint8Array.of(0xf8, 0xff, 0xfe);

/** @param told the declared seconds of each packet */
export async function silentMp4(seconds: number, told = 0.02): Promise<Uint8Array> {
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: false }), target });
  const source = new EncodedAudioPacketSource('opus');
  output.addAudioTrack(source);
  await output.start();
  const decoderConfig = { codec: 'opus', numberOfChannels: 1, sampleRate: 48_000 };
  for (let at = 0; at < seconds / 0.02; at += 1)
    await source.add(new EncodedPacket(silence, 'key', at * told, told), { decoderConfig });
  await output.finalize();
  return new Uint8Array(target.buffer ?? new ArrayBuffer(0));
}
