import lighthouse from 'lighthouse';
import { median, type BenchRow } from '../row.ts';

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

interface Options {
  /** Named in the rows. */
  readonly path: string;
  /** Of the browser's remote debugging. */
  readonly port: number;
  readonly rounds: number;
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Lighthouse's four scores of a page on a phone, for a visitor with an empty cache. */
export async function measurePageLighthouse(
  url: string,
  { path, port, rounds }: Options,
): Promise<BenchRow[]> {
  const seen: Report[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: [...categories] });
    if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
    const { runtimeError } = result.lhr;
    if (runtimeError) throw new Error(`Lighthouse could not judge ${url}: ${runtimeError.message}`);
    seen.push(result.lhr);
  }
  return categories.map((category) => {
    const values = seen.map((report) => Math.round((report.categories[category]?.score ?? 0) * 100));
    const faults = new Set(
      seen.flatMap((report) =>
        (report.categories[category]?.auditRefs ?? [])
          .filter(({ id, weight }) => weight > 0 && report.audits[id]?.score === 0)
          .map(({ id }) => report.audits[id]?.title ?? id),
      ),
    );
    return {
      name: `Lighthouse ${category}, ${path}, mobile`,
      unit: 'points',
      value: median(values),
      limit: null,
      ratio: null,
      goal: 100,
      ...(faults.size > 0 && { note: [...faults].join('; ') }),
    };
  });
}
