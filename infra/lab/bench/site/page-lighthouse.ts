import { lighthouseReport, type LighthouseReport } from '../lighthouse.ts';
import { median, type BenchRow } from '../row.ts';

interface Options {
  /** The name in the rows. */
  readonly path: string;
  /** The remote debugging port of the browser. */
  readonly port: number;
  readonly rounds: number;
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Lighthouse's four scores of a page on mobile, for a visitor with an empty cache. */
export async function measurePageLighthouse(
  url: string,
  { path, port, rounds }: Options,
): Promise<BenchRow[]> {
  const seen: LighthouseReport[] = [];
  for (let round = 0; round < rounds; round += 1)
    seen.push(await lighthouseReport(url, { port, categories }));
  return categories.map((category) => {
    const faults = new Set(seen.flatMap((report) => report.faults(category)));
    return {
      name: `Lighthouse ${category}, ${path}, mobile`,
      unit: 'points',
      value: median(seen.map((report) => report.points(category))),
      limit: null,
      ratio: null,
      goal: 100,
      ...(faults.size > 0 && { note: [...faults].join('; ') }),
    };
  });
}
