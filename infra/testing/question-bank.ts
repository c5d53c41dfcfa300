import {
  studentView,
  type Answer,
  type AnswerableCode,
  type Question,
} from '#domain/question-types/registry.ts';
import { answerBy } from '#domain/question-types/testing/questions.ts';
import type { Journal } from '#domain/core/events/journal.ts';
import type { FixedTest } from '#domain/fixed-tests/fixed-test-content.ts';
import { questionBank as wholeBank } from '#infra/seed/questions.ts';
import { seedQuestions } from '#infra/seed/seed-questions.ts';
import { readFixedTests } from '#infra/seed/mock-tests.ts';
import { seedMockTests } from '#infra/seed/seed-mock-tests.ts';

/** The seeded questions with their keys, including those reserved for tests, for specs of every layer. */
export { wholeBank };

/** The questions for practice. */
export const questionBank = wholeBank.filter(({ reserved }) => reserved !== true);

/** @throws RangeError if the seed has no such question */
export function questionOf(uid: string): Question {
  const found = wholeBank.find((question) => question.uid === uid);
  if (!found) throw new RangeError(`${uid} is not in the seed`);
  return found;
}

/** The n-th seeded question of a type, free or paid. */
export function seeded<Code extends AnswerableCode>(
  code: Code,
  { free = true, nth = 0 }: { readonly free?: boolean; readonly nth?: number } = {},
): Extract<Question, { type: Code }> {
  const ofType = questionBank.filter((question): question is Extract<Question, { type: Code }> => {
    return question.type === code && question.free === free;
  });
  const found = ofType[nth];
  if (!found) throw new RangeError(`the seed has not so many ${code}`);
  return found;
}

/** The answer from the solution: all points if a rule scores it. */
export const rightAnswer = (uid: string): Answer => answerBy(studentView(questionOf(uid), 'after'));

/** Drafts and publishes these seeded questions. */
export async function fillBank(journal: Journal, questions: readonly Question[]): Promise<void> {
  await seedQuestions(journal, new Date().toISOString(), questions);
}

/** The seeded fixed test. @throws RangeError for an unknown one */
export function fixedTestOf(mockTestId: string): FixedTest {
  const found = readFixedTests().find((test) => test.mockTestId === mockTestId);
  if (!found) throw new RangeError(`${mockTestId} is not in the seed`);
  return found;
}

/** Creates and publishes fixed tests, all seeded ones by default; their questions must exist. */
export async function fillTests(
  journal: Journal,
  tests: readonly FixedTest[] = readFixedTests(),
): Promise<void> {
  await seedMockTests(journal, new Date().toISOString(), tests);
}
