import autocannon from 'autocannon';
import type { BenchRow } from '../row.ts';

const connections = 20;
/** The headers of a browser's page request. */
const headers = { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br' };

/**
 * The response time of a cached page for one reader, and the pages per second for twenty concurrent readers.
 * @param seconds the duration of each measurement
 * @throws Error if any request failed, because the rate would be meaningless
 */
export async function measurePages(baseUrl: string, path: string, seconds: number): Promise<BenchRow[]> {
  const load = async (readers: number, duration: number) => {
    const result = await autocannon({ url: baseUrl + path, connections: readers, duration, headers });
    const failed = result.errors + result.non2xx;
    if (failed > 0) throw new Error(`${failed} of ${result.requests.total} requests to ${path} failed`);
    return result;
  };
  await load(1, 1);
  const alone = await load(1, seconds);
  const together = await load(connections, seconds);
  const figure = { limit: null, ratio: null } as const;
  return [
    {
      ...figure,
      name: `page ${path}, rendered by the server, warm, mean`,
      unit: 'ms',
      value: (alone.duration * 1000) / alone['2xx'],
      goal: 10,
      note: 'One reader after the other: the mean, because the tool counts in whole milliseconds.',
    },
    {
      ...figure,
      name: `pages ${path} over ${connections} connections`,
      unit: 'per second',
      value: together['2xx'] / together.duration,
      goal: 300,
      note: 'Compressed with Brotli. The tool runs on the same cores.',
    },
  ];
}
