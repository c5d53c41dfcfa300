import { lighthouseReport } from '../lighthouse.ts';
import { median, type BenchRow } from '../row.ts';

const pages = [
  { name: '/practice', path: '/practice?section=ALL' },
  { name: '/exercise', path: '/exercise?uid=RSA-0001' },
] as const;
const presets = ['mobile', 'desktop'] as const;

/** Lighthouse's scores of both pages on mobile and desktop, for a visitor with an empty cache. */
export async function measureLighthouse(baseUrl: string, port: number, rounds: number): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const preset of presets) {
    for (const { name, path } of pages) {
      const seen: Scores[] = [];
      for (let round = 0; round < rounds; round += 1) {
        seen.push(await scoresOf(`${baseUrl}${path}`, port, preset));
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
  /** The failed accessibility audits. */
  readonly faults: readonly string[];
  readonly metrics: string;
}

const metrics = {
  'first-contentful-paint': 'first paint',
  'largest-contentful-paint': 'largest paint',
  'total-blocking-time': 'blocked',
  'cumulative-layout-shift': 'layout shift',
} as const;

async function scoresOf(url: string, port: number, preset: (typeof presets)[number]): Promise<Scores> {
  const report = await lighthouseReport(url, { port, preset, categories: ['accessibility', 'performance'] });
  return {
    accessibility: report.points('accessibility'),
    performance: report.points('performance'),
    faults: report.faults('accessibility'),
    metrics: [
      ...Object.entries(metrics).map(([audit, name]) => `${name} ${report.displayOf(audit)}`),
      `machine's benchmark index ${report.benchmarkIndex}`,
    ].join(', '),
  };
}
