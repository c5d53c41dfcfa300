import { readFile } from 'node:fs/promises';
import type { InputAudioTrack } from 'mediabunny';
import type { PacketDecoder } from './packet-decoder.ts';

const file = new URL('aac-decoder/decoder.wasm', import.meta.url);

/** The types of Node lack this. */
declare const WebAssembly: {
  instantiate(program: Uint8Array): Promise<{ readonly instance: { readonly exports: unknown } }>;
};

interface AacProgram {
  readonly memory: { readonly buffer: ArrayBuffer };
  input(length: number): number;
  output(): number;
  open(length: number): number;
  decode(length: number): number;
}

/** AAC-LC of one or two channels, as browsers record. WebAssembly contains the damage of a hostile packet. */
export async function openAac(track: InputAudioTrack): Promise<PacketDecoder | undefined> {
  const description = (await track.getDecoderConfig())?.description;
  if (!(description instanceof Uint8Array)) return undefined;
  const program = await startProgram();
  const give = (bytes: Uint8Array) => {
    const at = program.input(bytes.length);
    if (at !== 0) new Uint8Array(program.memory.buffer, at, bytes.length).set(bytes);
    return at !== 0;
  };
  const rate = give(description) ? program.open(description.length) : 0;
  if (rate === 0) return undefined;
  let early = Math.round(rate * Math.max(0, -(await track.getFirstTimestamp())));
  return {
    rate,
    decode(packet) {
      const length = give(packet) ? Math.max(0, program.decode(packet.length)) : 0;
      const left = Math.min(early, length);
      early -= left;
      return new Float32Array(program.memory.buffer, program.output(), length).slice(left);
    },
    [Symbol.dispose]: () => undefined,
  };
}

async function startProgram(): Promise<AacProgram> {
  const { instance } = await WebAssembly.instantiate(await readFile(file));
  return instance.exports as AacProgram;
}
