import { sampleRate } from '#services/analysis/speech/sound/sample-rate.ts';
import { readSound } from '#services/analysis/speech/sound/read-sound.ts';
import { joined, recording, sentences } from '#services/analysis/speech/testing/recordings.ts';
import { wavFile } from '#services/analysis/speech/testing/wav-file.ts';

const pause = new Float32Array(sampleRate * 0.4);
/** Alternates sentences: the recogniser detects a repeated sentence as a loop. */
const turns = [
  { text: sentences.wheat, sound: await readSound(recording('wheat.wav')) },
  { text: sentences.committee, sound: await readSound(recording('committee.wav')) },
] as const;

/** Speech of this many seconds as the client's recorder sends it, and its words. */
export function spokenSound(seconds: number): { readonly sound: Uint8Array; readonly text: string } {
  const length = seconds * sampleRate;
  const said: string[] = [];
  let whole: Float32Array = new Float32Array(0);
  for (let at = 0; whole.length < length; at += 1) {
    const { text, sound } = turns[at % 2 === 0 ? 0 : 1];
    whole = joined(whole, sound, pause);
    said.push(text);
  }
  const sound = wavFile(whole.subarray(0, length), { rate: sampleRate, channels: 1, bits: 16 });
  return { sound, text: said.join(' ') };
}
