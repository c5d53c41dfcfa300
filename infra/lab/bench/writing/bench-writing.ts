import { questionBank } from '#infra/seed/questions.ts';
import { createEmbeddedWriting } from '#services/analysis/embedded/embedded-writing.ts';
import { writtenAnswer } from '#services/analysis/written-answer.ts';
import { quantile, type BenchOptions, type BenchRow } from '../row.ts';
import { essayOf } from './essays.ts';
import { peakMemory } from '../peak-memory.ts';
import { benchWrittenAnswers } from './bench-written-answers.ts';

/** The latency of scoring 300 words, the answers scored per second, and the memory. */
export async function benchWriting(options: BenchOptions): Promise<BenchRow[]> {
  return [...(await benchEngine(options)), ...(await benchWrittenAnswers(options))];
}

async function benchEngine({ quick }: BenchOptions): Promise<BenchRow[]> {
  await using cleanUp = new AsyncDisposableStack();
  const writing = cleanUp.use(createEmbeddedWriting());
  const before = process.memoryUsage.rss();
  const memory = cleanUp.use(peakMemory());
  // All answers differ, so that the caches have no effect.
  const score = (at: number) => writing.score(answerOf(essayOf(300, at)));

  const opening = performance.now();
  await writing.warmUp();
  const opened = performance.now() - opening;
  for (let at = 0; at < 10; at += 1) await score(at);

  const times: number[] = [];
  for (let at = 0; at < (quick ? 20 : 200); at += 1) {
    const started = performance.now();
    await score(100 + at);
    times.push(performance.now() - started);
  }
  const many = quick ? 40 : 200;
  const started = performance.now();
  await Promise.all(Array.from({ length: many }, (_, at) => score(1000 + at)));
  const perSecond = many / ((performance.now() - started) / 1000);

  const slowest: number[] = [];
  for (const text of pathological) {
    const from = performance.now();
    await writing.score(answerOf(text));
    slowest.push(performance.now() - from);
  }
  const alone = { limit: null, ratio: null };
  return [
    { name: 'an essay of 300 words, p50', unit: 'ms', value: quantile(times, 0.5), ...alone, goal: 150 },
    { name: 'an essay of 300 words, p99', unit: 'ms', value: quantile(times, 0.99), ...alone, goal: 500 },
    {
      name: 'essays of 300 words scored, many at once',
      unit: 'per second',
      value: perSecond,
      limit: 8,
      ratio: perSecond / 8,
      goal: 1,
      note: 'beside it stands what is to be reached; two threads, one for each half of an answer',
    },
    {
      name: 'memory of written answers at its peak',
      unit: 'kB',
      value: (memory.peak() - before) / 1024,
      ...alone,
      goal: 1.2 * 1024 * 1024,
      note: 'resident, both threads with models, dictionaries and checker',
    },
    {
      name: 'from the start until the first answer has a score',
      unit: 'ms',
      value: opened,
      ...alone,
      goal: null,
    },
    {
      name: 'the slowest of five texts made to be slow',
      unit: 'ms',
      value: Math.max(...slowest),
      ...alone,
      goal: 2000,
    },
  ];
}

const question = questionBank.find(({ type }) => type === 'WWE');
if (question?.type !== 'WWE') throw new Error('There is no essay among the questions');
const answerOf = (text: string) => writtenAnswer(question, { type: 'WWE', text });

const words = (make: (at: number) => string) => Array.from({ length: 380 }, (_, at) => make(at)).join(' ');
const letter = (at: number) => String.fromCharCode(97 + (at % 26));
const pathological = [
  ','.repeat(10_000),
  'x'.repeat(5000),
  words(() => '(it is [that'),
  words((at) => `q${letter(at)}w${letter(at * 7)}${letter(at * 3)}zk`),
  'a '.repeat(2500),
];
