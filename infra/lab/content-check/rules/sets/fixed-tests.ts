import type { FixedTest } from '#domain/fixed-tests/fixed-test-content.ts';
import type { StatusOf } from '#domain/fixed-tests/fixed-test-faults.ts';
import { faultsOf } from '#domain/fixed-tests/fixed-test.ts';
import type { Question } from '#domain/question-types/registry.ts';
import { fileOfTest } from '#infra/seed/mock-tests.ts';
import type { Fault } from '../../rule.ts';

/** Fixed tests follow their exam's format, with reserved questions, none in two tests of an exam. */
export function fixedTestFaults(
  tests: readonly FixedTest[],
  questions: readonly Pick<Question, 'uid' | 'reserved'>[],
): Fault[] {
  const kept = new Map(questions.map(({ uid, reserved }) => [uid, reserved === true]));
  const statusOf: StatusOf = (uid) => {
    const isKept = kept.get(uid);
    if (isKept === undefined) return undefined;
    return isKept ? 'reserved' : 'published';
  };
  return tests.flatMap((test) =>
    faultsOf(test, { statusOf, others: tests }).map(({ section, message }) => ({
      file: fileOfTest(test),
      field: section,
      message,
    })),
  );
}
