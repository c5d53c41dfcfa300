import { judgeWords } from '#domain/scoring/speaking/reference-words.ts';
import type { SoundFacts } from '#services/analysis/speech/sound-facts.ts';
import type { FactsOf } from './known-facts.ts';
import { inTable } from '../table.ts';
import { inNoise, overTelephone } from './conditions.ts';
import type { VoiceReading } from './voice-readings.ts';

/** The voices for tuning rules; all others are held out. */
export const tuning: ReadonlySet<string> = new Set(['pico-us', 'flite-slt']);

type Change = (sound: Float32Array) => Float32Array;

const asItIs: Change = (sound) => sound;
const conditions: readonly (readonly [name: string, change: Change])[] = [
  ['unchanged', asItIs],
  ['over a telephone', overTelephone],
  ['in noise, 15 dB', (sound) => inNoise(sound, 15)],
  ['in noise, 10 dB', (sound) => inNoise(sound, 10)],
];

const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);
const share = (part: number, of: number) => (of === 0 ? '' : (part / of).toFixed(3));

/** The detection rate for omitted or replaced words, and the false positives among spoken words. */
export async function wordTable(readings: readonly VoiceReading[], factsOf: FactsOf): Promise<string> {
  const kept = readings.filter(({ voice }) => !tuning.has(voice));
  const voices = [...new Set(readings.map(({ voice }) => voice))];
  const rows: (readonly [name: string, group: readonly VoiceReading[], change: Change])[] = [
    ...conditions.map(([name, change]) => [`held out, ${name}`, kept, change] as const),
    ...voices.map((one) => [one, readings.filter(({ voice }) => voice === one), asItIs] as const),
  ];
  const table: string[][] = [];
  for (const [name, group, change] of rows) {
    const counts: WordCounts[] = [];
    for (const each of group) counts.push(countWords(each, await factsOf(change(each.sound), each.text)));
    const all = (of: keyof WordCounts) => sum(counts.map((one) => one[of]));
    table.push([
      name,
      `${all('changed')}`,
      share(all('found'), all('changed')),
      `${all('said')}`,
      share(all('marked'), all('said')),
    ]);
  }
  return inTable(['voices', 'words changed', 'found', 'words said', 'marked'], table);
}

export interface WordCounts {
  readonly changed: number;
  readonly found: number;
  readonly said: number;
  readonly marked: number;
}

/** A recording that is not recognised as a whole has no findings and no marks. */
export function countWords({ changes, text }: VoiceReading, facts: SoundFacts): WordCounts {
  const wrong = new Set(
    judgeWords(facts).flatMap(({ state }, at) => (state === 'missed' || state === 'replaced' ? [at] : [])),
  );
  const changed = Object.keys(changes).map(Number);
  return {
    changed: changed.length,
    found: changed.filter((at) => wrong.has(at)).length,
    said: text.split(/\s+/).length - changed.length,
    marked: [...wrong].filter((at) => changes[at] === undefined).length,
  };
}
