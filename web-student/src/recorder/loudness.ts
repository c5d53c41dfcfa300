/** What 100 ms of sound hold, in shares of what the device can give: 0 to 1. */
export interface Level {
  readonly rms: number;
  readonly peak: number;
}

/** How often a level is told. */
export const levelMs = 100;

/**
 * What was heard up to now. Speech is what is louder than `max(.008, 3 × floor)`: measured, see the design's facts on
 * language and speech.
 */
export interface Heard {
  /** The quietest that the room was of late. */
  readonly floor: number;
  readonly quietMs: number;
  readonly isSpeech: boolean;
}

/** A room of which nothing is known yet is taken for a lively one: its first quiet moment tells better. */
export const nothingHeard: Heard = { floor: 0.01, quietMs: 0, isSpeech: false };

const leastSpeech = 0.008;
/** A percent each 100 ms: a fan that begins is taken for the room's own noise after some 20 s, a long sentence never. */
const rise = 1.01;
/** What is below it does not differ to the ear, and a floor of nothing could not rise. */
const leastFloor = 0.001;

export function hear({ floor, quietMs }: Heard, { rms }: Level): Heard {
  const isSpeech = rms > Math.max(leastSpeech, 3 * floor);
  return {
    floor: Math.max(leastFloor, Math.min(rms, floor * rise)),
    quietMs: isSpeech ? 0 : quietMs + levelMs,
    isSpeech,
  };
}

/** Silence is counted from the recording's begin; what the room sounds like is known from before. */
export const fromNowOn = (heard: Heard): Heard => ({ ...heard, quietMs: 0 });
