import type { SpokenAnswer } from '#domain/scoring/speech-analysis.ts';
import { createEmbeddedSpeech } from '#services/analysis/embedded/embedded-speech.ts';
import { createMeaningThread } from '#services/analysis/embedded/meaning-thread.ts';
import { createSpeakingFactsReader } from '#services/analysis/embedded/speaking-facts-reader.ts';
import { peakMemory } from '../peak-memory.ts';
import { quantile, type BenchOptions, type BenchRow } from '../row.ts';
import { spokenSound } from './spoken-sound.ts';

const answering = 40;
const longest = 120;
const alone = { unit: 'ms', limit: null, ratio: null, goal: null } as const;

/** The time to recognise and score a recording as a share of its length, and the memory. */
export async function benchHearing({ quick }: BenchOptions): Promise<BenchRow[]> {
  await using cleanUp = new AsyncDisposableStack();
  // Loads the meaning model and creates the recordings before measuring memory.
  const answers = {
    read: readAloud(answering),
    free: spoken(answering),
    discussed: spoken(longest),
  };
  const meaning = cleanUp.use(createMeaningThread());
  await meaning.read({ ...answers.free, text: answers.free.prompt, material: 'track', sampleAnswer: '' });
  const reader = cleanUp.use(createSpeakingFactsReader(meaning));
  const memory = cleanUp.use(peakMemory());
  const before = memory.peak();

  const started = performance.now();
  await reader.warmUp();
  const opened = performance.now() - started;
  const speech = createEmbeddedSpeech(reader);
  const timesOf = async (answer: SpokenAnswer, rounds: number) => {
    const times: number[] = [];
    for (let at = 0; at < rounds; at += 1) times.push(await timeOf(() => speech.score(answer)));
    return times;
  };
  const rounds = quick ? 2 : 10;
  const read = await timesOf(answers.read, rounds);
  const free = await timesOf(answers.free, rounds);
  const discussed = await timesOf(answers.discussed, 1);
  const ten = Array.from({ length: 10 }, (_, at) => (at % 2 === 0 ? answers.read : answers.free));
  const atOnce = await timeOf(() => Promise.all(ten.map((answer) => speech.score(answer))));
  return [
    shareOf('40 s read aloud', read, answering, 0.1),
    shareOf('40 s of free speech', free, answering, 0.2),
    shareOf('two minutes of free speech, the longest answer', discussed, longest, 0.2),
    { ...alone, name: 'ten answers of 40 s at once, until the last has its score', value: atOnce },
    { ...alone, name: 'opening what hears', value: opened },
    {
      ...alone,
      unit: 'kB',
      name: 'memory of the worker that hears, at its peak',
      value: (memory.peak() - before) / 1024,
      goal: 700 * 1024,
    },
  ];
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** @param share of the recording's length */
function shareOf(said: string, times: readonly number[], seconds: number, share: number): BenchRow {
  const value = quantile(times, 0.5);
  const reached = (value / 1000 / seconds).toFixed(3);
  return {
    ...alone,
    name: `${said}, heard and scored, p50`,
    value,
    goal: share * seconds * 1000,
    note: `${reached} of the time that it took to say`,
  };
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
