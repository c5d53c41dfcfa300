import type { BenchOptions, BenchRow } from '../row.ts';
import { benchHearing } from './bench-hearing.ts';
import { benchSpokenAnswers } from './bench-spoken-answers.ts';

/** What a spoken answer waits for: the models that hear it, and the whole way from Submit to its score. */
export async function benchSpeech(options: BenchOptions): Promise<BenchRow[]> {
  return [...(await benchHearing(options)), ...(await benchSpokenAnswers(options))];
}
