import path from 'node:path';
import { z } from 'zod';

const reportSchema = z.object({
  success: z.boolean(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().default(''),
      assertionResults: z.array(
        z.object({
          status: z.enum(['passed', 'failed', 'skipped', 'pending', 'todo']),
          ancestorTitles: z.array(z.string()),
          title: z.string(),
          failureMessages: z.array(z.string()).default([]),
        }),
      ),
    }),
  ),
});

/** What one suite or check has given. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** One readable text for each failure. */
  readonly failures: readonly string[];
  /** What stands in its line instead of the counts. */
  readonly detail?: string;
}

/** Counts the report of vitest's JSON reporter; a file that could not be run counts as one failed test. */
export function readReport(json: string, root: string): Tally {
  const { testResults } = reportSchema.parse(JSON.parse(json));
  const failures: string[] = [];
  let passed = 0;
  let skipped = 0;
  for (const { name, status, message, assertionResults } of testResults) {
    const file = path.relative(root, name);
    for (const { status: outcome, ancestorTitles, title, failureMessages } of assertionResults) {
      if (outcome === 'passed') passed += 1;
      else if (outcome === 'failed') {
        const test = [...ancestorTitles.filter(Boolean), title].join(' > ');
        failures.push(`${file} > ${test}\n${indent(failureMessages.map(shorten).join('\n'))}`);
      } else skipped += 1;
    }
    if (status === 'failed' && !assertionResults.some((result) => result.status === 'failed')) {
      failures.push(`${file} could not be run\n${indent(shorten(message))}`);
    }
  }
  return { passed, failed: failures.length, skipped, failures };
}

/** The sum, as the last line of `npm test` says it. */
export function summary(tallies: readonly Tally[]): string {
  const sum = (pick: (tally: Tally) => number) => tallies.reduce((total, tally) => total + pick(tally), 0);
  return `${sum((tally) => tally.passed)} passed, ${sum((tally) => tally.failed)} failed, ${sum((tally) => tally.skipped)} skipped`;
}

/** The message and our own lines of the stack. */
function shorten(message: string): string {
  const lines = message.split('\n').filter((line) => !/^\s+at .*(node_modules|node:)/.test(line));
  return lines.length > 100 ? [...lines.slice(0, 100), '…'].join('\n') : lines.join('\n');
}

export function indent(text: string): string {
  return text
    .trimEnd()
    .split('\n')
    .map((line) => `    ${line}`)
    .join('\n');
}
