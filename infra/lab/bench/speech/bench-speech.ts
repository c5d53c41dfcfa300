import type { BenchOptions, BenchRow } from '../row.ts';
import { benchHearing } from './bench-hearing.ts';
import { benchSpokenAnswers } from './bench-spoken-answers.ts';

/** The latency of spoken answers: the recognition models, and the full path from Submit to score. */
export async function benchSpeech(options: BenchOptions): Promise<BenchRow[]> {
  return [...(await benchHearing(options)), ...(await benchSpokenAnswers(options))];
}
