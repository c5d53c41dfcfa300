import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';

/** A separate program with 76 packages, a fifth of the installation time: npm fetches it only for the bench. */
const lighthouse = 'lighthouse@13.5.0';

const score = z.number().nullable();
const reportSchema = z.object({
  categories: z.record(
    z.string(),
    z.object({ score, auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })) }),
  ),
  audits: z.record(z.string(), z.object({ title: z.string(), score, displayValue: z.string().optional() })),
  environment: z.object({ benchmarkIndex: z.number() }),
  runtimeError: z.object({ message: z.string() }).optional(),
});

type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo';

interface LighthouseOptions {
  /** The remote debugging port of the browser. */
  readonly port: number;
  readonly categories: readonly Category[];
  readonly preset?: 'mobile' | 'desktop';
}

export interface LighthouseReport {
  /** 0 to 100. */
  points(category: Category): number;
  /** The titles of failed audits that count for a category. */
  faults(category: Category): readonly string[];
  /** The displayed value of an audit: `1.2 s`. */
  displayOf(audit: string): string;
  /** Lighthouse's estimate of the machine's speed. */
  readonly benchmarkIndex: number;
}

/** Lighthouse's report of a page, for a visitor with an empty cache. @throws Error if the page cannot be audited */
export async function lighthouseReport(
  url: string,
  { port, categories, preset = 'mobile' }: LighthouseOptions,
): Promise<LighthouseReport> {
  const flags = [`--port=${port}`, `--only-categories=${categories.join(',')}`, '--output=json', '--quiet'];
  if (preset === 'desktop') flags.push('--preset=desktop');
  const { stdout } = await promisify(execFile)(
    'npm',
    ['exec', '--yes', `--package=${lighthouse}`, '--', 'lighthouse', url, ...flags],
    {
      // Our own Node takes precedence over an older one on the machine.
      env: {
        ...process.env,
        PATH: [path.dirname(process.execPath), process.env['PATH']].join(path.delimiter),
      },
      maxBuffer: 100_000_000,
    },
  );
  const { categories: judged, audits, environment, runtimeError } = reportSchema.parse(JSON.parse(stdout));
  if (runtimeError) throw new Error(`Lighthouse could not judge ${url}: ${runtimeError.message}`);
  return {
    points: (category) => Math.round((judged[category]?.score ?? 0) * 100),
    faults: (category) =>
      (judged[category]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && audits[id]?.score === 0)
        .map(({ id }) => audits[id]?.title ?? id),
    displayOf: (audit) => audits[audit]?.displayValue ?? '?',
    benchmarkIndex: Math.round(environment.benchmarkIndex),
  };
}
