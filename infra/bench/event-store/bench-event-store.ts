import type { BenchOptions, BenchRow } from '../row.ts';
import { benchAppends } from './bench-appends.ts';
import { benchReadAll } from './bench-read-all.ts';

/** The event store on Postgres against what bare means reach on the same server. */
export async function benchEventStore(options: BenchOptions): Promise<BenchRow[]> {
  return [...(await benchAppends(options)), ...(await benchReadAll(options))];
}
