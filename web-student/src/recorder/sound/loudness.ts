/** Of 100 ms of sound: loudness relative to full scale, 0 to 1. */
export interface Level {
  readonly rms: number;
  readonly peak: number;
  readonly isVoiced: boolean;
}

export const levelMs = 100;

export interface Heard {
  readonly floor: number;
  /** The speaker's loudness, at most `loudSpeaker`; fades during silence. */
  readonly speaker: number;
  readonly quietMs: number;
  readonly isSpeech: boolean;
}

/** Assumes a lively room until the first quiet moment. */
export const nothingHeard: Heard = { floor: 0.01, speaker: 0, quietMs: 0, isSpeech: false };

/** 10 dB. */
const aboveFloor = 3;
/** Breath and clothes are 20 dB below the speaker. */
const ofSpeaker = 0.1;
/** A cap, so that a slammed door does not hide a quiet voice. */
const loudSpeaker = 0.1;
const surelySpeech = 0.008;
/** Noise of the microphone's electronics. */
const leastSpeech = 0.0008;
/** About a second of speech sets the speaker's level; three seconds without any mostly reset it. */
const [learns, fades] = [0.1, 0.97];
/** Per 100 ms: a new fan counts as room noise after about 20 s, a long sentence never does. */
const rise = 1.01;
/** A floor of 0 could not rise. */
const leastFloor = 0.0001;

/** Speech is relative to room and speaker, because the scorer understands a voice of 0.003 as well as one of 0.1. */
export function hear({ floor, speaker, quietMs }: Heard, { rms, isVoiced }: Level): Heard {
  const least = Math.max(leastSpeech, aboveFloor * floor, ofSpeaker * speaker);
  const isSpeech = rms > least && (isVoiced || rms > surelySpeech);
  return {
    floor: Math.max(leastFloor, Math.min(rms, floor * rise)),
    speaker: isSpeech ? speaker + learns * (Math.min(rms, loudSpeaker) - speaker) : speaker * fades,
    quietMs: isSpeech ? 0 : quietMs + levelMs,
    isSpeech,
  };
}

export const fromNowOn = (heard: Heard): Heard => ({ ...heard, quietMs: 0 });
