import { beforeAll, expect, test } from 'vitest';
import { openSoundReader, type SoundFacts, type SoundReader } from '#services/analysis/speech/sound-facts.ts';
import { inNoise, withPauses } from './conditions.ts';
import { pointsFor, scoreReading } from './voice-order.ts';
import { readVoiceReadings, type VoiceReading } from './voice-readings.ts';
import { countWords } from './voice-words.ts';

/** Reads one voice that no rule was tuned with; `npm run calibration` measures all of them. */
let read: SoundReader;
let readings: VoiceReading[];
let plain: SoundFacts;
const named = (reading: VoiceReading['reading'], uid = 'SRA-0001') => {
  const found = readings.find((one) => one.reading === reading && one.uid === uid);
  if (!found) throw new Error(`There is no ${reading} reading of ${uid}`);
  return found;
};
beforeAll(async () => {
  readings = await readVoiceReadings(({ voice }) => voice === 'festival-rab');
  read = await openSoundReader();
  plain = await read(named('right').sound, named('right').text);
});

test.each([
  ['in a quiet room', (sound: Float32Array) => sound],
  ['at 10 dB over noise', (sound: Float32Array) => inNoise(sound, 10)],
])(
  'words that were left out or replaced are found %s, and hardly any other is marked',
  async (_where, heard) => {
    const changed = named('changed');
    const counts = countWords(changed, await read(heard(changed.sound), changed.text));
    expect(counts.found / counts.changed).toBeGreaterThanOrEqual(0.8);
    expect(counts.marked / counts.said).toBeLessThanOrEqual(0.05);
  },
);

test('neither a slower reading nor one with pauses is more fluent', async () => {
  const { sound, text } = named('right');
  const fluency = (facts: SoundFacts) => pointsFor(scoreReading(text, facts), 'fluency');
  const ends = [5, 17, 29].flatMap((at) => plain.reference[at]?.at?.endMs ?? []);
  expect(ends).toHaveLength(3);
  expect(fluency(await read(named('slow').sound, text))).toBeLessThanOrEqual(fluency(plain));
  expect(fluency(await read(withPauses(sound, ends, 1.2), text))).toBeLessThan(fluency(plain));
});

test('another text earns no more than a fifth of content, and half of a text less than all of it', async () => {
  const { sound, text } = named('right');
  const other = named('right', 'SRA-0004');
  const wrong = scoreReading(text, await read(other.sound, text));
  expect(pointsFor(wrong, 'content')).toBeLessThanOrEqual(1);
  const half = await read(sound.subarray(0, sound.length / 2), text);
  expect(scoreReading(text, half).points).toBeLessThan(scoreReading(text, plain).points);
});

test('the same recording has the same score by another reader', async () => {
  const { sound, text } = named('right');
  const again = await (await openSoundReader())(sound, text);
  expect(scoreReading(text, again)).toEqual(scoreReading(text, plain));
});
