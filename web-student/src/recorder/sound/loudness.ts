/** What 100 ms of sound hold: loudness in shares of what the device can give, 0 to 1. */
export interface Level {
  readonly rms: number;
  readonly peak: number;
  readonly isVoiced: boolean;
}

export const levelMs = 100;

export interface Heard {
  readonly floor: number;
  /** How loud the speaker is, at most `loudSpeaker`; it fades while they say nothing. */
  readonly speaker: number;
  readonly quietMs: number;
  readonly isSpeech: boolean;
}

/** A room of which nothing is known yet is taken for a lively one: its first quiet moment tells better. */
export const nothingHeard: Heard = { floor: 0.01, speaker: 0, quietMs: 0, isSpeech: false };

/** 10 dB above the quietest moment of the room. */
const aboveFloor = 3;
/** What is 20 dB below the speaker is their breath or their clothes. */
const ofSpeaker = 0.1;
/** Whatever is louder counts as this loud, so that a slammed door does not hide a quiet voice. */
const loudSpeaker = 0.1;
const surelySpeech = 0.008;
/** What the electronics of a microphone make. */
const leastSpeech = 0.0008;
/** About a second of speech sets the level of the speaker; three seconds without any forget most of it. */
const [learns, fades] = [0.1, 0.97];
/** A percent each 100 ms: a fan that begins is taken for the room's own noise after some 20 s, a long sentence never. */
const rise = 1.01;
/** A floor of nothing could not rise. */
const leastFloor = 0.0001;

/** Speech is relative to the floor of the room and to the speaker: the engine reads a voice of 0.003 as one of 0.1. */
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
