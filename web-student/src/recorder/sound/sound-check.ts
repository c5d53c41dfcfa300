import { levelMs, type Heard, type Level } from './loudness.ts';

export interface SoundCheck {
  readonly heardMs: number;
  readonly speechMs: number;
  readonly speech: number;
  readonly floor: number;
  readonly lostMs: number;
  readonly cutMs: number;
}

export const nothingChecked: SoundCheck = {
  heardMs: 0,
  speechMs: 0,
  speech: 0,
  floor: 1,
  lostMs: 0,
  cutMs: 0,
};

const loudest = 0.99;

export function addSound(check: SoundCheck, { rms, peak }: Level, { floor, isSpeech }: Heard): SoundCheck {
  const times = check.speechMs / levelMs;
  return {
    heardMs: check.heardMs + levelMs,
    speechMs: check.speechMs + (isSpeech ? levelMs : 0),
    speech: isSpeech ? (check.speech * times + rms) / (times + 1) : check.speech,
    floor: Math.min(check.floor, floor),
    lostMs: check.lostMs,
    cutMs: check.cutMs + (peak >= loudest ? levelMs : 0),
  };
}

export type SoundQuality = 'unknown' | 'gap' | 'nothing' | 'too loud' | 'too quiet' | 'too noisy' | 'good';

/** Knocks and coughs are shorter. */
const leastSpeechMs = 300;
/** The scorer recognises fewer words below it. The learners' recordings in that measurement were louder. */
const leastLoudness = 0.012;
/** A ratio (6 dB). */
const leastAboveRoom = 2;

export function checkSound({ heardMs, speechMs, speech, floor, lostMs, cutMs }: SoundCheck): SoundQuality {
  if (heardMs === 0) return 'unknown';
  if (speechMs < leastSpeechMs) return 'nothing';
  if (lostMs > 0) return 'gap';
  if (cutMs > speechMs / 4) return 'too loud';
  if (speech < leastLoudness) return 'too quiet';
  return speech < floor * leastAboveRoom ? 'too noisy' : 'good';
}

export type RoomNoise = 'quiet' | 'some noise' | 'loud';

/** Quiet up to -46 dB of full scale, loud from -34 dB on. */
export function roomNoise(floor: number): RoomNoise {
  if (floor < 0.005) return 'quiet';
  return floor < 0.02 ? 'some noise' : 'loud';
}
