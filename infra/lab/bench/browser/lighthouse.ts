import lighthouse, { desktopConfig } from 'lighthouse';
import { median, type BenchRow } from '../row.ts';

const pages = [
  { name: '/practice', path: '/practice?section=ALL' },
  { name: '/exercise', path: '/exercise?uid=RSA-0001' },
] as const;
const presets = [
  { name: 'mobile', config: undefined },
  { name: 'desktop', config: desktopConfig },
] as const;

/** Lighthouse's scores of both pages on a phone and on a desk, for a visitor with an empty cache. */
export async function measureLighthouse(baseUrl: string, port: number, rounds: number): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const { name: preset, config } of presets) {
    for (const { name, path } of pages) {
      const seen: Scores[] = [];
      for (let round = 0; round < rounds; round += 1) {
        seen.push(await scoresOf(`${baseUrl}${path}`, port, config));
      }
      const row = (category: string, values: readonly number[], goal: number, note: string): BenchRow => ({
        name: `Lighthouse ${category}, ${name}, ${preset}`,
        unit: 'points',
        value: median(values),
        limit: null,
        ratio: null,
        goal,
        ...(note !== '' && { note }),
      });
      const faults = new Set(seen.flatMap((scores) => scores.faults));
      rows.push(
        row(
          'accessibility',
          seen.map((scores) => scores.accessibility),
          100,
          [...faults].join('; '),
        ),
        row(
          'performance',
          seen.map((scores) => scores.performance),
          90,
          seen.map((scores) => `${scores.performance}: ${scores.metrics}`).join('; '),
        ),
      );
    }
  }
  return rows;
}

interface Scores {
  readonly accessibility: number;
  readonly performance: number;
  /** What accessibility lacks. */
  readonly faults: readonly string[];
  readonly metrics: string;
}

const metrics = {
  'first-contentful-paint': 'first paint',
  'largest-contentful-paint': 'largest paint',
  'total-blocking-time': 'blocked',
  'cumulative-layout-shift': 'layout shift',
} as const;

async function scoresOf(
  url: string,
  port: number,
  config: typeof desktopConfig | undefined,
): Promise<Scores> {
  const onlyCategories = ['accessibility', 'performance'];
  const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories }, config);
  if (!result) throw new Error(`Lighthouse told nothing of ${url}`);
  const { categories, audits, runtimeError, environment } = result.lhr;
  if (runtimeError) throw new Error(`Lighthouse could not judge ${url}: ${runtimeError.message}`);
  const points = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
  const faults = (categories['accessibility']?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && audits[id]?.score === 0)
    .map(({ id }) => audits[id]?.title ?? id);
  return {
    accessibility: points('accessibility'),
    performance: points('performance'),
    faults,
    metrics: [
      ...Object.entries(metrics).map(([id, name]) => `${name} ${audits[id]?.displayValue ?? '?'}`),
      `machine's benchmark index ${Math.round(environment.benchmarkIndex)}`,
    ].join(', '),
  };
}
