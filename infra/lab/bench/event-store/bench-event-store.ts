import type { BenchOptions, BenchRow } from '../row.ts';
import { benchAppends } from './bench-appends.ts';
import { benchEventStoreDb } from './bench-eventstoredb.ts';
import { benchOneStream } from './bench-one-stream.ts';
import { benchReadAll } from './bench-read-all.ts';

/**
 * Compares the event store on Postgres, and on EventStoreDB if available, with plain SQL or the plain client on the
 * same server.
 */
export async function benchEventStore(options: BenchOptions): Promise<BenchRow[]> {
  return [
    ...(await benchAppends(options)),
    ...(await benchOneStream(options)),
    ...(await benchReadAll(options)),
    ...(await benchEventStoreDb(options)),
  ];
}
