import type { UnheardReason } from '#domain/scoring/speaking/facts.ts';
import { containsAnswer } from '#domain/scoring/speaking/content.ts';
import { sameWord } from '#domain/scoring/words.ts';
import type { AlignedWord } from './recogniser/align.ts';
import type { TranscribedWindow } from './recogniser/transcribe.ts';
import type { Voice } from './voice/voice.ts';

/** Less voice than this, in seconds, is a click or a breath. */
const leastVoice = 0.15;
/** dB below full scale: a louder hiss, hum or tone exceeds the noise of any room and microphone. */
const loudestRoom = -45;

/** Why a sound is not sent to the recogniser, which would invent words. Undefined where there may be voice. */
export function unheardByEnergy({ seconds, loudness }: Voice): UnheardReason | undefined {
  if (seconds >= leastVoice) return undefined;
  return loudness > loudestRoom ? 'noise' : 'silence';
}

/** A less probable window is invented: noise had .02 to .33. So had 8 of 234 learners' readings, all unintelligible. */
const improbable = { atAll: 0.4, withoutSpeech: 0.6 };
/** Above this the recogniser itself says that there is no speech: beeps .60, music .64, noise .76; learners up to .29. */
const noSpeechLikely = 0.5;

/**
 * On another language the recogniser loops, unsurely: of 31 synthetic recordings 7 were heard as English, 6 of them
 * with .62 repeated runs at .64 probability at most; of 234 learners none loops.
 */
const loop = { words: 4, share: 0.6, lessProbable: 0.7 } as const;

/** Whether most runs of words in a window repeat one before, and are not surely heard. */
function isLoop({ probability, words }: TranscribedWindow): boolean {
  if (probability >= loop.lessProbable) return false;
  const texts = words.map(({ text }) => sameWord(text).replaceAll(/[^\p{L}\p{N}']/gu, ''));
  const runs = texts.slice(loop.words - 1).map((_, at) => texts.slice(at, at + loop.words).join(' '));
  return runs.length - new Set(runs).size > loop.share * runs.length;
}

export function isImprobable(window: TranscribedWindow): boolean {
  const { probability, noSpeech, words } = window;
  return (
    words.length === 0 ||
    isLoop(window) ||
    probability < improbable.atAll ||
    (noSpeech > noSpeechLikely && probability < improbable.withoutSpeech)
  );
}

/** An accepted answer that was recognised was said, however unsure the recogniser is of a lone word. */
export const holdsAnswer = ({ words, noSpeech }: TranscribedWindow, accepted: readonly string[]): boolean =>
  noSpeech <= noSpeechLikely && containsAnswer(words.map(({ text }) => text).join(' '), accepted);

/** Words that fit the sound this well in the mean are heard in it, whatever was recognised freely. */
const wordsFit = 0.3;

/**
 * Why nothing recognised can be scored; undefined where something can.
 * @param isVoice whether the sound has the melody of speech
 */
export function unheardByRecognition(
  windows: readonly TranscribedWindow[],
  reference: readonly Pick<AlignedWord, 'probability'>[],
  accepted: readonly string[] = [],
  isVoice: () => boolean = () => false,
): UnheardReason | undefined {
  if (windows.some((window) => !isImprobable(window) || holdsAnswer(window, accepted))) return undefined;
  if (windows.every(({ noSpeech }) => noSpeech > noSpeechLikely))
    return isVoice() ? 'not_understood' : 'noise';
  return unheardByFit(reference);
}

/** Why the given words do not match a recording; undefined if they match on average. */
export function unheardByFit(words: readonly Pick<AlignedWord, 'probability'>[]): UnheardReason | undefined {
  const fit = words.reduce((sum, { probability }) => sum + probability, 0) / words.length;
  return fit >= wordsFit ? undefined : 'not_understood';
}
