import { Tensor, type InferenceSession } from 'onnxruntime-node';
import { readModelFiles } from '../../inference/model-files.ts';
import { floatsOf, openSession } from '../../inference/session.ts';
import { sampleRate } from '../sound/sample-rate.ts';
import { readVocabulary, type Vocabulary } from './vocabulary.ts';

type Values = InferenceSession.OnnxValueMapType;

export interface Encoded {
  readonly cross: Values;
  /** How many seconds the encoder saw, silence added at the end. */
  readonly seconds: number;
}

/** The decoder's result for some tokens: its outputs by name, and its cache for the next tokens. */
export interface Decoded {
  /** The logits of the next token after the nth token given: a view, valid as long as this is kept. */
  logitsAfter(place: number): Float32Array;
  readonly outputs: Values;
}

/** The duration of one encoder position. */
export const secondsOfPosition = 0.02;
/** Whisper's window: longer stretches of sound cannot be encoded. */
export const longestSeconds = 30;
/**
 * 30 s of padding as in training is no better; below 15 s everything is heard twice (word errors: 12 % at 6 s, 4 % from
 * 15 s).
 */
const context = { least: 15, behind: 5 };
/** Of the short-time Fourier transform: half a window of sound is mirrored at both ends, as in Whisper. */
const mirrored = { before: 200, after: 40 };
/** Of the decoder's attention in tiny.en. */
const heads = { count: 6, size: 64 };

/** Whisper tiny.en in this thread, English only: 0.3 s and 200 MB to open. */
export interface Recogniser {
  readonly vocabulary: Vocabulary;
  /** @param sound at most 30 s of it are read @param isFull with silence up to 30 s, as the model was trained */
  encode(sound: Float32Array, isFull?: boolean): Promise<Encoded>;
  /** @param past the output for earlier tokens @param wanted nothing else is computed */
  decode(
    encoded: Encoded,
    tokens: readonly number[],
    wanted: readonly Wanted[],
    past?: Decoded,
  ): Promise<Decoded>;
}

/** `kept` is the cache for the next tokens, `align` the place in the sound that each token attends to. */
type Wanted = 'logits' | 'kept' | 'align';

/** @throws Defect where its files are other ones */
export async function openRecogniser(): Promise<Recogniser> {
  const files = readModelFiles('whisper-tiny.en');
  const vocabulary = readVocabulary(files);
  const encoder = await openSession(files.file('encoder.onnx'));
  const decoder = await openSession(files.file('decoder.onnx'));
  const kept = decoder.inputNames.filter((name) => /^[kv]\d+$/.test(name));
  const encodedNames = encoder.outputNames.filter((name) => name !== 'mel');
  const nothing = new Tensor('float32', new Float32Array(0), [1, heads.count, 0, heads.size]);
  return {
    vocabulary,
    async encode(sound, isFull = false) {
      const length = sound.length / sampleRate;
      const wanted = Math.max(context.least, Math.ceil((length + context.behind) * 2) / 2);
      const seconds = isFull ? longestSeconds : Math.min(longestSeconds, wanted);
      const pcm = padded(sound, Math.round(seconds * sampleRate));
      const cross = await encoder.run({ pcm: new Tensor('float32', pcm, [1, pcm.length]) }, encodedNames);
      return { cross, seconds };
    },
    async decode({ cross }, tokens, wanted, past) {
      const ids = new Tensor('int64', BigInt64Array.from(tokens, BigInt), [1, tokens.length]);
      const own = kept.map((name) => [name, past?.outputs[`n${name}`] ?? nothing] as const);
      const names = wanted.flatMap((name) => (name === 'kept' ? kept.map((each) => `n${each}`) : [name]));
      const outputs = await decoder.run({ ids, ...cross, ...Object.fromEntries(own) }, names);
      const { size } = vocabulary;
      return {
        outputs,
        logitsAfter: (place) => floatsOf(outputs, 'logits').subarray(place * size, (place + 1) * size),
      };
    },
  };
}

/** The sound with silence up to `length` samples, mirrored at both ends. */
function padded(sound: Float32Array, length: number): Float32Array {
  const { before, after } = mirrored;
  const pcm = new Float32Array(before + length + after);
  pcm.set(sound.subarray(0, length), before);
  for (let at = 1; at <= before; at += 1) pcm[before - at] = pcm[before + at] ?? 0;
  const last = before + length - 1;
  for (let at = 1; at <= after; at += 1) pcm[last + at] = pcm[last - at] ?? 0;
  return pcm;
}
