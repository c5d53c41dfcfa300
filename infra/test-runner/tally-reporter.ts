import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { indent, type Tally } from './tally.ts';

/** The environment variable with the path of the reporter's {@link Tally} file. */
export const tallyFileVariable = 'NINETY_TALLY_FILE';

/** For errors outside tests, Vitest names the file that ran. */
type Failure = Pick<Error, 'message' | 'stack'> & { readonly VITEST_TEST_PATH?: unknown };

/** A Vitest reporter. It counts tests, failures and flaky tests: Vitest's JSON report omits retries. */
export default class TallyReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly Failure[]): void {
    const file = process.env[tallyFileVariable];
    if (file === undefined) return;
    writeFileSync(file, JSON.stringify(countModules(modules, unhandled)));
  }
}

function countModules(modules: readonly TestModule[], unhandled: readonly Failure[]): Tally {
  const tests = modules.flatMap((module) => [...module.children.allTests()]);
  const inState = (state: string) => tests.filter((test) => test.result().state === state);
  const failures = [
    ...inState('failed').map((test) => describe(nameOf(test), test.result().errors)),
    ...modules.flatMap(failuresOutsideTests),
    ...(unhandled.length > 0 ? [describe(`An error outside the tests${filesOf(unhandled)}`, unhandled)] : []),
  ];
  return {
    passed: inState('passed').length,
    failed: failures.length,
    skipped: tests.length - inState('passed').length - inState('failed').length,
    failures,
    flaky: tests
      .filter((test) => test.diagnostic()?.flaky)
      .map((test) => describe(nameOf(test), test.result().errors?.slice(0, 1))),
    slowFiles: modules
      .map((module) => ({ file: module.relativeModuleId, seconds: secondsOf(module) }))
      .toSorted((one, other) => other.seconds - one.seconds)
      .slice(0, 20),
  };
}

/** Failures of a file that could not be loaded, or whose hooks failed, with or without failed tests. */
function failuresOutsideTests(module: TestModule): string[] {
  const suites = [module, ...module.children.allSuites()];
  const errors = suites.flatMap((suite) => suite.errors());
  if (errors.length > 0) return [describe(`${module.relativeModuleId} could not be run`, errors)];
  const isUnfinished = module.state() === 'pending' || module.state() === 'queued';
  return isUnfinished ? [`${module.relativeModuleId} did not finish`] : [];
}

const nameOf = (test: TestCase) => `${test.module.relativeModuleId} > ${test.fullName}`;

const filesOf = (errors: readonly Failure[]) =>
  [...new Set(errors.map(({ VITEST_TEST_PATH: file }) => file))]
    .flatMap((file) => (typeof file === 'string' ? [` in ${path.relative(process.cwd(), file)}`] : []))
    .join(',');

const secondsOf = (module: TestModule) => {
  const { duration, setupDuration, collectDuration } = module.diagnostic();
  return Math.round((duration + setupDuration + collectDuration) / 100) / 10;
};

function describe(title: string, errors: readonly Failure[] = []): string {
  return [title, indent(errors.map((error) => shorten(error.stack ?? error.message)).join('\n'))].join('\n');
}

/** The message, and the stack lines in our own code. */
function shorten(message: string): string {
  const lines = message
    .split('\n')
    .filter((line) => !/^\s+at .*(node_modules|node:)/.test(line))
    .map((line) => line.replace(`${process.cwd()}${path.sep}`, ''));
  return lines.length > 100 ? [...lines.slice(0, 100), '…'].join('\n') : lines.join('\n');
}
