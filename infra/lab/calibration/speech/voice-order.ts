import { scoreSpeaking } from '#domain/scoring/speaking/score-speaking.ts';
import type { Score } from '#domain/scoring/score.ts';
import { openSoundReader, type SoundFacts } from '#services/analysis/speech/sound-facts.ts';
import { inTable } from '../table.ts';
import type { FactsOf } from './known-facts.ts';
import { withPauses } from './conditions.ts';
import type { VoiceReading } from './voice-readings.ts';

/** The score of a sound as a text read aloud. */
export const scoreReading = (text: string, facts: SoundFacts): Score =>
  scoreSpeaking(
    { type: 'SRA', prompt: text, reference: text, accepted: [], keyPoints: [] },
    { ...facts, points: [], nearPrompt: 0, copiedShare: 0 },
  );

export const pointsFor = ({ traits }: Score, trait: string) =>
  traits.find((each) => each.trait === trait)?.points ?? 0;

/** How often the wrong reading of a pair scores higher. */
export async function orderTable(readings: readonly VoiceReading[], read: FactsOf): Promise<string> {
  const factsOf = (reading: VoiceReading, change: (sound: Float32Array) => Float32Array = (sound) => sound) =>
    read(change(reading.sound), reading.text);
  const scored = async (reading: VoiceReading, change?: (sound: Float32Array) => Float32Array) =>
    scoreReading(reading.text, await factsOf(reading, change));
  const fluency = async (...given: Parameters<typeof scored>) => pointsFor(await scored(...given), 'fluency');
  const right = readings.filter(({ reading }) => reading === 'right');
  const slow = readings.filter(({ reading }) => reading === 'slow');
  const plainOf = (one: VoiceReading) =>
    right.find(({ voice, uid }) => voice === one.voice && uid === one.uid);

  const checks: [name: string, failed: boolean[]][] = [
    [
      'the same reading 1.4 times slower is more fluent',
      await tried(slow, async (one) => {
        const plain = plainOf(one);
        return plain !== undefined && (await fluency(one)) > (await fluency(plain));
      }),
    ],
    [
      'the same reading with three pauses of 1.2 s is more fluent',
      await tried(right, async (one) => {
        const { reference } = await factsOf(one);
        const places = [5, 17, 29].flatMap((at) => reference[at]?.at?.endMs ?? []);
        return (await fluency(one, (sound) => withPauses(sound, places, 1.2))) > (await fluency(one));
      }),
    ],
    [
      'half of a text earns more than the whole',
      await tried(right, async (one) => {
        const half = await scored(one, (sound) => sound.subarray(0, Math.round(sound.length / 2)));
        return half.points > (await scored(one)).points;
      }),
    ],
    [
      'another text earns more than a fifth of content',
      await tried(right, async (one) => {
        const others = right.filter(({ uid }) => uid !== one.uid);
        const other = others.find(({ voice }) => voice === one.voice);
        if (!other) return false;
        const facts = await factsOf({ ...one, text: other.text });
        return pointsFor(scoreReading(other.text, facts), 'content') > 1;
      }),
    ],
    ['a second reader finds anything else', await repeated(right.slice(0, 6), read)],
  ];
  return inTable(
    ['what must not happen', 'tried', 'was'],
    checks.map(([name, failed]) => [name, failed.length, failed.filter(Boolean).length]),
  );
}

async function tried<Of>(list: readonly Of[], check: (one: Of) => Promise<boolean>): Promise<boolean[]> {
  const results: boolean[] = [];
  for (const one of list) results.push(await check(one));
  return results;
}

/** Whether a second reader finds the same, in the opposite order and without the cache. */
async function repeated(readings: readonly VoiceReading[], read: FactsOf): Promise<boolean[]> {
  const again = await openSoundReader();
  return tried(
    readings.toReversed(),
    async (one) =>
      JSON.stringify(await again(one.sound, one.text)) !== JSON.stringify(await read(one.sound, one.text)),
  );
}
