import { ownSoundCounts } from '#domain/scoring/speaking/certainty.ts';
import type { SpeakingFacts, Stretch } from '#domain/scoring/speaking/facts.ts';
import { thousandths } from '../inference/vectors.ts';
import { holdsAnswer, isImprobable, unheardByEnergy, unheardByFit, unheardByRecognition } from './gate.ts';
import { align, type AlignedWord } from './recogniser/align.ts';
import { withOwnSound } from './recogniser/own-sound.ts';
import { openRecogniser, type Recogniser } from './recogniser/recogniser.ts';
import { windowsOfTimedWords, type TimedWord } from './recogniser/timed-words.ts';
import { transcribe, type TranscribedWindow } from './recogniser/transcribe.ts';
import { sampleRate } from './sound/sample-rate.ts';
import { glidingShare, leastOfVoice } from './voice/gliding-pitch.ts';
import { voiceIn, type Part, type Voice } from './voice/voice.ts';
import { withWholeWords } from './whole-words.ts';

/** The facts from the sound, without those from the meaning of the words. */
export type SoundFacts = Pick<
  SpeakingFacts,
  'lengthMs' | 'unheard' | 'contrast' | 'runs' | 'heard' | 'reference'
>;

/**
 * @param sound mono, 16 kHz, -1 to 1
 * @param given the reference text, or the words of another recogniser
 * @param accepted answers to a short question
 */
export type SoundReader = (
  sound: Float32Array,
  given?: string | readonly TimedWord[],
  accepted?: readonly string[],
) => Promise<SoundFacts>;

/** It takes 0.3 s and 200 MB to open. @throws Defect where the files of its model are other ones */
export async function openSoundReader(): Promise<SoundReader> {
  const recogniser = await openRecogniser();
  return (sound, given, accepted = []) => soundFacts(recogniser, sound, given, accepted);
}

async function soundFacts(
  recogniser: Recogniser,
  sound: Float32Array,
  given: string | readonly TimedWord[] | undefined,
  accepted: readonly string[],
): Promise<SoundFacts> {
  const voice = voiceIn(sound);
  const found = {
    lengthMs: Math.round((sound.length / sampleRate) * 1000),
    contrast: Math.round(voice.contrast),
    runs: voice.seconds > 0 ? voice.runs.map(stretchOf) : [],
  };
  const silent = unheardByEnergy(voice);
  if (silent) return { ...found, unheard: silent, heard: [], reference: [] };
  if (typeof given === 'object')
    return { ...found, ...(await factsOfTranscript(recogniser, sound, voice, given)) };
  const { windows, aligned } = await recognise(recogniser, sound, voice, given);
  const unheard =
    unheardByRecognition(windows, aligned, accepted, () => glidingShare(sound, voice.runs) >= leastOfVoice) ??
    null;
  if (unheard) return { ...found, unheard, heard: [], reference: [] };
  const heard = windows
    .filter((window) => !isImprobable(window) || holdsAnswer(window, accepted))
    .flatMap(({ words }) => words)
    .map(({ text, probability, ...part }) => ({
      text,
      probability: thousandths(probability),
      ...stretchOf(part),
    }));
  const judged =
    ownSoundCounts(found.contrast) > 0
      ? await withOwnSound(recogniser, aligned)
      : aligned.map((word) => ({ ...word, alone: null }));
  const words = judged.map(({ text, probability, alone, heard: instead, at }) => ({
    text,
    probability: thousandths(probability),
    alone: alone && thousandths(alone),
    heard: instead,
    at: at && stretchOf(at),
  }));
  return { ...found, unheard, heard, reference: withWholeWords(words, heard) };
}

/** How the sound fits another recogniser's words, which may be corrected: a word without sound was not said. */
async function factsOfTranscript(
  recogniser: Recogniser,
  sound: Float32Array,
  voice: Voice,
  transcript: readonly TimedWord[],
): Promise<Pick<SoundFacts, 'unheard' | 'heard' | 'reference'>> {
  const windows = await windowsOfTimedWords(recogniser, sound, voice, transcript);
  const text = transcript.map((word) => word.text).join(' ');
  const words = await align(recogniser, text, windows, voice.runs);
  const unheard = unheardByFit(words) ?? null;
  if (unheard) return { unheard, heard: [], reference: [] };
  const heard = words.flatMap(({ text: word, probability, at }) =>
    at ? [{ text: word, probability: thousandths(probability), ...stretchOf(at) }] : [],
  );
  return { unheard, heard, reference: [] };
}

async function recognise(
  recogniser: Recogniser,
  sound: Float32Array,
  voice: Voice,
  reference: string | undefined,
): Promise<{ windows: readonly TranscribedWindow[]; aligned: readonly AlignedWord[] }> {
  const windows = await transcribe(recogniser, sound, voice);
  const aligned = reference === undefined ? [] : await align(recogniser, reference, windows, voice.runs);
  return { windows, aligned };
}

/** Times are no more exact than 10 ms. */
const hundredths = (seconds: number) => Math.round(seconds * 100) * 10;

const stretchOf = ({ start, end }: Part): Stretch => ({
  startMs: hundredths(start),
  endMs: hundredths(end),
});
