import { joined, music, noise, soundOf, tone } from '#services/analysis/speech/testing/recordings.ts';
import { inTable } from '../table.ts';
import { createKnownFacts, type FactsOf } from './known-facts.ts';
import { orderTable, scoreReading } from './voice-order.ts';
import { readVoiceReadings } from './voice-readings.ts';
import { tuning, wordTable } from './voice-words.ts';

/** The engine's findings in readings by synthetic voices, whose words are known, as Markdown. */
export async function calibrateVoices(): Promise<string> {
  const known = createKnownFacts();
  const readings = await readVoiceReadings();
  const voices = new Set(readings.map(({ voice }) => voice)).size;
  return [
    `${readings.length} readings by ${voices} voices of three programs that made no tracks. ${[...tuning].join(' and ')} may be used for tuning; the others are held out.`,
    '## Words',
    'Found: the share of omitted or replaced words that the engine reports as missed or replaced. Marked: the share of spoken words that it reports so. Goal for the held-out voices: 0.95 found, at most 0.03 marked.',
    await wordTable(readings, known),
    '## Order',
    await orderTable(readings, known),
    '## Recordings without an answer',
    await nothingTable(known),
  ].join('\n\n');
}

async function nothingTable(read: FactsOf): Promise<string> {
  const text = 'A survey is only as good as its sample.';
  const silence = (seconds: number) => soundOf(seconds, () => 0);
  const sounds: [string, Float32Array][] = [
    ['silence', silence(10)],
    ['a quiet room', noise(10, 0.001)],
    ['noise', noise(10)],
    ['noise that comes and goes', joined(silence(1), noise(2), silence(1), noise(3), silence(1))],
    ['a tone', tone(10)],
    ['music', music(10)],
  ];
  const rows: string[][] = [];
  for (const [name, sound] of sounds) {
    const facts = await read(sound, text);
    rows.push([name, facts.unheard ?? 'heard', String(scoreReading(text, facts).points)]);
  }
  return inTable(['recording', 'reason', 'points'], rows);
}
