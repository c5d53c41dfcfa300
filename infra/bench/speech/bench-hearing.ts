import type { SpokenAnswer } from '#domain/scoring/speech-analysis.ts';
import { createEmbeddedAnalyses } from '#services/analysis/embedded/embedded-analyses.ts';
import { peakMemory } from '../peak-memory.ts';
import { quantile, type BenchOptions, type BenchRow } from '../row.ts';
import { spokenSound } from './spoken-sound.ts';

const answering = 40;
const longest = 120;

/** What share of its time a recording takes to be heard and scored, and what memory. */
export async function benchHearing({ quick }: BenchOptions): Promise<BenchRow[]> {
  await using cleanUp = new AsyncDisposableStack();
  // All of them before memory is looked at: making them takes some.
  const [short, read, retold, discussed] = [
    readAloud(4),
    readAloud(answering),
    spoken(answering),
    spoken(longest),
  ];
  const before = process.memoryUsage.rss();
  const memory = cleanUp.use(peakMemory());
  const { speech } = cleanUp.use(createEmbeddedAnalyses());
  const timeOf = async (answer: SpokenAnswer) => {
    const started = performance.now();
    await speech.score(answer);
    return performance.now() - started;
  };
  const first = await timeOf(short);
  const rounds = quick ? 2 : 10;
  const timesOf = async (answer: SpokenAnswer) => {
    const times: number[] = [];
    for (let at = 0; at < rounds; at += 1) times.push(await timeOf(answer));
    return times;
  };
  const reading = await timesOf(read);
  const retelling = await timesOf(retold);
  const discussion = await timeOf(discussed);
  const atOnce = await Promise.all(
    Array.from({ length: 10 }, (_, at) => timeOf(at % 2 === 0 ? read : retold)),
  );
  const alone = { unit: 'ms', limit: null, ratio: null, goal: null } as const;
  const share = (times: readonly number[]) => (quantile(times, 0.5) / answering / 1000).toFixed(3);
  return [
    {
      ...alone,
      name: 'hearing and scoring 40 s that were read aloud, p50',
      value: quantile(reading, 0.5),
      goal: 0.1 * answering * 1000,
      note: `${share(reading)} of the time that they took to say`,
    },
    {
      ...alone,
      name: 'hearing and scoring 40 s of free speech, p50',
      value: quantile(retelling, 0.5),
      goal: 0.2 * answering * 1000,
      note: `${share(retelling)} of the time that they took to say`,
    },
    {
      ...alone,
      name: 'hearing and scoring two minutes, the longest answer',
      value: discussion,
      goal: 0.2 * longest * 1000,
    },
    {
      ...alone,
      name: 'ten answers of 40 s at once, until the last has its score',
      value: Math.max(...atOnce),
    },
    { ...alone, name: 'from the start until a first answer of 4 s has its score', value: first },
    {
      ...alone,
      unit: 'kB',
      name: 'memory of spoken answers at its peak',
      value: (memory.peak() - before) / 1024,
      goal: 700 * 1024,
      note: 'resident, what hears and what tells the meaning, with ten answers waiting',
    },
  ];
}

function readAloud(seconds: number): SpokenAnswer {
  const { sound, text } = spokenSound(seconds);
  return { type: 'SRA', prompt: text, reference: text, accepted: [], keyPoints: [], sound };
}

function spoken(seconds: number): SpokenAnswer {
  const { sound, text } = spokenSound(seconds);
  const keyPoints = [
    { point: 'The committee turned the proposal down.', keywords: [['reject', 'turn down']] },
    { point: 'Wheat became dearer.', keywords: [['wheat'], ['rose', 'dear']] },
  ];
  return { type: 'SRL', prompt: text, accepted: [], keyPoints, sound };
}
