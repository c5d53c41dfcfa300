import { soundRate } from '#student/recorder/capture/resample.ts';
import { asSixteenBits, wavHead, wavType } from '#student/recorder/capture/wav.ts';

/** Rising notes, so that the listener can hear whether any is missing. */
const hertz = [330, 392, 494, 659];
const noteSeconds = 0.45;
const fadeSeconds = 0.04;
const loudness = 0.5;

export function melody(): Float32Array {
  const length = Math.round(noteSeconds * soundRate);
  const samples = new Float32Array(length * hertz.length);
  for (const [place, pitch] of hertz.entries()) {
    for (let at = 0; at < length; at += 1) {
      const seconds = at / soundRate;
      // Fade, because a tone that is cut off clicks.
      const fade = Math.min(1, seconds / fadeSeconds, (noteSeconds - seconds) / fadeSeconds);
      samples[place * length + at] = loudness * fade * Math.sin(2 * Math.PI * pitch * seconds);
    }
  }
  return samples;
}

export function melodyFile(): Blob {
  const sound = asSixteenBits(melody());
  return new Blob([wavHead(sound.length), sound], { type: wavType });
}
