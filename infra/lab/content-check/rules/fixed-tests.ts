import type { FixedTest } from '#domain/fixed-tests/fixed-test-content.ts';
import type { StatusOf } from '#domain/fixed-tests/fixed-test-faults.ts';
import { faultsOf } from '#domain/fixed-tests/fixed-test.ts';
import type { Question } from '#domain/question-types/registry.ts';
import { fileOfTest } from '#infra/seed/mock-tests.ts';
import type { Fault } from '../rule.ts';

/**
 * Every fixed test is as its exam sets it, of questions that are kept for tests, none of which stands in two tests of
 * one exam. That none is much like a question of practice, `likenessRule` sees to for the whole bank.
 */
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
