import { sampleRate } from '../sound/sample-rate.ts';
import type { Part, Voice } from '../voice/voice.ts';
import { voicedPart, windowsOf } from '../voice/windows.ts';
import { decodeGreedily, type Decoding } from './greedy.ts';
import { placeWords } from './place-words.ts';
import { longestSeconds, type Encoded, type Recogniser } from './recogniser.ts';
import { tokenTimes } from './token-times.ts';
import { wordProbability, wordsOfTokens } from './words.ts';

export interface TranscribedWord extends Part {
  readonly text: string;
  readonly probability: number;
}

export interface SpokenWindow {
  /** The voiced part with some silence around it. */
  readonly part: Part;
  /** Kept, so that nothing is encoded twice. */
  readonly encoded: Encoded;
  readonly words: readonly { readonly text: string }[];
}

export interface TranscribedWindow extends SpokenWindow {
  readonly words: readonly TranscribedWord[];
  readonly probability: number;
  readonly noSpeech: number;
}

/** Below this probability the decoding is retried with 30 s of padding, as in training. */
const doubtful = 0.5;

/** Transcribes window by window; skips windows without voice. */
export async function transcribe(
  recogniser: Recogniser,
  sound: Float32Array,
  voice: Voice,
): Promise<TranscribedWindow[]> {
  const windows: TranscribedWindow[] = [];
  for (const part of partsOf(sound, voice))
    windows.push(await transcribePart(recogniser, sound, part, voice.runs));
  return windows;
}

export const partsOf = (sound: Float32Array, voice: Voice): Part[] =>
  windowsOf(sound.length / sampleRate, voice).flatMap((window) => voicedPart(window, voice.runs) ?? []);

export const pieceOf = (sound: Float32Array, { start, end }: Part): Float32Array =>
  sound.subarray(Math.round(start * sampleRate), Math.round(end * sampleRate));

async function transcribePart(
  recogniser: Recogniser,
  sound: Float32Array,
  part: Part,
  runs: readonly Part[],
): Promise<TranscribedWindow> {
  const piece = pieceOf(sound, part);
  const encoded = await recogniser.encode(piece);
  const best = await decodeTwice(recogniser, piece, encoded);
  const { tokens, probabilities, noSpeech } = best.decoding;
  const times = await timesOf(recogniser, best.encoded, tokens, part);
  const words = wordsOfTokens(recogniser.vocabulary, tokens).map((word) => ({
    text: word.text,
    probability: wordProbability(recogniser.vocabulary, tokens, probabilities, word),
    start: times[word.from] ?? part.start,
    end: times[word.to] ?? part.end,
  }));
  return { part, encoded, words: placeWords(words, runs), probability: meanOf(probabilities), noSpeech };
}

/** Retries a looping or doubtful decoding with 30 s of padding and keeps the better one. */
async function decodeTwice(recogniser: Recogniser, piece: Float32Array, encoded: Encoded) {
  const seconds = piece.length / sampleRate;
  const first = { encoded, decoding: await decodeGreedily(recogniser, encoded, seconds) };
  if (encoded.seconds >= longestSeconds || !isDoubtful(first.decoding)) return first;
  const full = await recogniser.encode(piece, true);
  const second = { encoded: full, decoding: await decodeGreedily(recogniser, full, seconds) };
  return isBetter(second.decoding, first.decoding) ? second : first;
}

const isDoubtful = ({ looped, probabilities }: Decoding) => looped || meanOf(probabilities) < doubtful;

const isBetter = (one: Decoding, other: Decoding) =>
  meanOf(one.probabilities) > meanOf(other.probabilities) || (other.looped && !one.looped);

/** The start of each token in the recording, and the end of the last. */
async function timesOf(
  { vocabulary, decode }: Recogniser,
  encoded: Encoded,
  tokens: readonly number[],
  part: Part,
): Promise<number[]> {
  const { start, noTimes, end } = vocabulary.special;
  const decoded = await decode(encoded, [start, noTimes, ...tokens, end], ['align']);
  const place = { offset: 2, count: tokens.length, seconds: part.end - part.start };
  return tokenTimes(decoded, place).map((time) => time + part.start);
}

function meanOf(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
