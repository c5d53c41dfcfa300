/** The outcome of one check or one suite. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** A readable text for each failure. */
  readonly failures: readonly string[];
  /** Tests that passed only on retry, with the first error. */
  readonly flaky?: readonly string[];
  /** The slowest files of the suite, slowest first. */
  readonly slowFiles?: readonly SlowFile[];
  /** Shown instead of the counts. */
  readonly detail?: string;
}

export interface SlowFile {
  readonly file: string;
  readonly seconds: number;
}

/** The outcome of a single check. @param failure why it failed, if it did */
export const tallyOf = (failure?: string): Tally =>
  failure === undefined
    ? { passed: 1, failed: 0, skipped: 0, failures: [] }
    : { passed: 0, failed: 1, skipped: 0, failures: [failure] };

/** The last line of `npm test`: the sum of all suites and checks. */
export function summary(tallies: readonly Tally[]): string {
  const sum = (pick: (tally: Tally) => number) => tallies.reduce((total, tally) => total + pick(tally), 0);
  return `${sum((tally) => tally.passed)} passed, ${sum((tally) => tally.failed)} failed, ${sum((tally) => tally.skipped)} skipped`;
}

export function indent(text: string): string {
  return text
    .trimEnd()
    .split('\n')
    .map((line) => `    ${line}`)
    .join('\n');
}
