import { cpus, platform, release, totalmem } from 'node:os';
import { isMoreBetter, reachesGoal, type BenchRow } from './row.ts';

/** The machine and software that the figures apply to. */
export function describeMachine(postgresVersion: string): string {
  const [cpu] = cpus();
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  return [
    `${cpus().length} cores (${cpu?.model ?? 'unknown'})`,
    `${gigabytes} GB of memory`,
    `${platform()} ${release()}`,
    `Node ${process.versions.node}`,
    `Postgres ${postgresVersion}, fsync on`,
  ].join(', ');
}

export function table(rows: readonly BenchRow[]): string {
  const lines = rows.map((row) => {
    const cells = [
      row.name,
      amount(row.value, row.unit),
      row.limit === null ? '' : amount(row.limit, row.unit),
    ];
    const ratio = row.ratio === null ? '' : row.ratio.toFixed(2);
    return `| ${[...cells, ratio, goalOf(row), verdict(row)].join(' | ')} |`;
  });
  const notes = rows.filter(({ note }) => note !== undefined).map(({ name, note }) => `- ${name}: ${note}`);
  const head = ['| | measured | baseline | ratio | goal | |', '|---|---:|---:|---:|---:|---|'];
  return [...head, ...lines, ...(notes.length > 0 ? ['', ...notes] : [])].join('\n');
}

/** The full text of `RESULTS.md`. @param testRun the times of `npm test`, maintained by hand in `test-run.md` */
export function results(rows: readonly BenchRow[], machine: string, at: Date, testRun: string): string {
  return `# Benchmark results

Written by \`npm run bench\` on ${at.toISOString().slice(0, 10)}. Machine: ${machine}.
Each figure is compared with a bare baseline in the same run. Ratios carry over to other machines; the
figures themselves do not.

${table(rows)}

${testRun}`;
}

function goalOf({ goal, ratio, unit }: BenchRow): string {
  if (goal === null) return '';
  if (ratio !== null) return String(goal);
  return `${isMoreBetter(unit) ? 'at least' : 'at most'} ${amount(goal, unit)}`;
}

function verdict(row: BenchRow): string {
  const isReached = reachesGoal(row);
  if (isReached !== false) return isReached === true ? 'reached' : '';
  const { goal, ratio, value, unit } = row;
  const reached = ratio ?? value;
  const share = ratio === null && !isMoreBetter(unit) ? value / (goal ?? 1) - 1 : 1 - reached / (goal ?? 1);
  return `missed by ${Math.round(share * 100)} %`;
}

function amount(value: number, unit: BenchRow['unit']): string {
  if (unit === 'ms' || unit === 'kB') return `${value.toFixed(1)} ${unit}`;
  if (unit === 'share') return value.toFixed(3);
  if (unit === 'points') return String(Math.round(value));
  return `${Math.round(value).toLocaleString('en')}/s`;
}
