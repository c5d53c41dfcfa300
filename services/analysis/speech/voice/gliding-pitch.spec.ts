import { expect, test } from 'vitest';
import { readSound } from '../sound/read-sound.ts';
import { joined, music, noise, recording, soundOf, tone } from '../testing/recordings.ts';
import { glidingShare, leastOfVoice } from './gliding-pitch.ts';
import { voiceIn } from './voice.ts';

const shareIn = (sound: Float32Array) => glidingShare(sound, voiceIn(sound).runs);
const silence = soundOf(0.4, () => 0);

test('a voice has the melody of speech', async () => {
  for (const name of ['wheat.wav', 'committee.wav'] as const)
    expect(shareIn(await readSound(recording(name)))).toBeGreaterThan(leastOfVoice);
});

test.each([
  ['noise that comes and goes', joined(silence, noise(1), silence, noise(2), silence)],
  ['a tune', joined(silence, ...[262, 294, 330, 247, 392].map((hertz) => tone(0.4, hertz)), silence)],
  ['chords', joined(silence, music(4), silence)],
  ['nothing', silence],
])('%s has not', (_, sound) => {
  expect(shareIn(sound)).toBeLessThan(leastOfVoice / 2);
});

test('a voice whose pitch rises and falls has it whatever it says', () => {
  let phase = 0;
  const sung = soundOf(2, (time) => {
    phase += (2 * Math.PI * (150 + 30 * Math.sin(2 * Math.PI * 1.5 * time))) / 16_000;
    return 0.3 * Math.sin(phase) + 0.1 * Math.sin(2 * phase);
  });
  expect(shareIn(joined(silence, sung, silence))).toBeGreaterThan(leastOfVoice);
});
