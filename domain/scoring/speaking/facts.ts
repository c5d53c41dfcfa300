import type { PointFacts } from '../writing/facts.ts';

/** A part of a recording, in ms from its beginning, end exclusive. */
export interface Stretch {
  readonly startMs: number;
  readonly endMs: number;
}

/** A word that was recognised. */
export interface HeardWord extends Stretch {
  readonly text: string;
  /** How sure the recogniser is that it was said, 0 to 1, 3 places. */
  readonly probability: number;
}

/** A word that was to be said, and how the sound fits it. */
export interface ReferenceWord {
  readonly text: string;
  /** Probability of the word given the sound and the words before it, 0 to 1, 3 places. */
  readonly probability: number;
  /** Probability of the word given its own sound and no other words, 0 to 1, 3 places; null where no place was found for it. */
  readonly alone: number | null;
  /** The word that the recogniser preferred there; null if it is the word itself, empty for silence. */
  readonly heard: string | null;
  /** Where it was said; null where no place was found for it. */
  readonly at: Stretch | null;
}

/** Why a recording holds nothing that could be judged. */
export const unheardReasons = ['silence', 'noise', 'not_understood', 'not_sound'] as const;
export type UnheardReason = (typeof unheardReasons)[number];

export interface SpeakingFacts {
  readonly lengthMs: number;
  /** Null where there is speech to judge. */
  readonly unheard: UnheardReason | null;
  /** How much louder the loud parts are than the room, in dB: some 50 in a quiet one, 15 beside a loud fan. */
  readonly contrast: number;
  /** Where there is voice; between two of them is a pause. */
  readonly runs: readonly Stretch[];
  /** The words recognised without knowing the text, in order. */
  readonly heard: readonly HeardWord[];
  /** One for each word that was to be said, in order; none where the words are free. */
  readonly reference: readonly ReferenceWord[];
  /** One for each key point of the question; their spans are offsets into the heard words joined by one space. */
  readonly points: readonly PointFacts[];
  /** The cosine of the transcript and the prompt, to 3 places; 0 if either is empty. */
  readonly nearPrompt: number;
  /** Share of the recognised words that follow the shown or played text in the same order, in runs of six or more. */
  readonly copiedShare: number;
}

/** Of an answer that was left out, or whose recording holds no sample. */
export const nothingRecorded: SpeakingFacts = {
  lengthMs: 0,
  unheard: 'silence',
  contrast: 0,
  runs: [],
  heard: [],
  reference: [],
  points: [],
  nearPrompt: 0,
  copiedShare: 0,
};

/** Of bytes that are not a recording. */
export const notSound: SpeakingFacts = { ...nothingRecorded, unheard: 'not_sound' };
