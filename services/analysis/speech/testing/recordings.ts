import { readFileSync } from 'node:fs';
import { sampleRate } from '../sound/sample-rate.ts';

/**
 * Two sentences of the question bank, from their tracks, as 16 kHz mono WAV. The first one also as browsers record it:
 * WebM, Ogg, MP4 with Opus, and MP4 with AAC (tables at the end, stereo, fragmented as in Safari). A third recording,
 * `spanish.wav`, says the first sentence in Spanish, by a synthetic voice.
 */
export const sentences = {
  wheat: 'The price of wheat rose sharply after two years of poor harvests.',
  committee: 'The committee rejected the proposal because the evidence was far from convincing.',
} as const;

export const containers = [
  'wheat.webm',
  'wheat.ogg',
  'wheat.mp4',
  'wheat-fragmented.mp4',
  'wheat-opus.mp4',
] as const;

type Recording = `${keyof typeof sentences}.wav` | 'spanish.wav' | (typeof containers)[number];

export const recording = (name: Recording): Uint8Array =>
  new Uint8Array(readFileSync(new URL(name, import.meta.url)));

/** @param valueAt the sample, -1 to 1, for a time in seconds */
export const soundOf = (seconds: number, valueAt: (time: number) => number): Float32Array =>
  Float32Array.from({ length: Math.round(seconds * sampleRate) }, (_, at) => valueAt(at / sampleRate));

/** White noise, the same on every run. @param loudness the highest sample, 0 to 1 */
export function noise(seconds: number, loudness = 0.1): Float32Array {
  let state = 1;
  return soundOf(seconds, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return loudness * ((2 * state) / 2 ** 32 - 1);
  });
}

export const tone = (seconds: number, frequency = 440): Float32Array =>
  soundOf(seconds, (time) => 0.2 * Math.sin(2 * Math.PI * frequency * time));

export function music(seconds: number): Float32Array {
  const chords = [
    [262, 330, 392],
    [294, 349, 440],
    [247, 294, 392],
    [262, 330, 523],
  ];
  return soundOf(seconds, (time) => {
    const beat = Math.floor(time * 2);
    const fade = Math.exp(-4 * (time * 2 - beat));
    const strings = chords[beat % chords.length] ?? [];
    return 0.15 * fade * strings.reduce((sum, hertz) => sum + Math.sin(2 * Math.PI * hertz * time), 0);
  });
}

export function joined(...sounds: readonly Float32Array[]): Float32Array {
  const all = new Float32Array(sounds.reduce((sum, sound) => sum + sound.length, 0));
  let at = 0;
  for (const sound of sounds) {
    all.set(sound, at);
    at += sound.length;
  }
  return all;
}

export const mixed = (one: Float32Array, other: Float32Array): Float32Array =>
  one.map((value, at) => value + (other[at] ?? 0));
