import { examTypes, type ExamType } from '../accounts/exam-type.ts';
import { typesOf } from '../question-types/catalogue/exam-sections.ts';
import { typeOfUid } from '../question-types/type-code.ts';
import { mockTestCatalogue } from '../mock-tests/catalogue.ts';
import type { Started } from './mock-test-attempt.ts';
import { questionsOf } from './clocks/set-sections.ts';
import { randomTestOf } from '../mock-tests/random-test.ts';

/** A test's exam does not depend on its clock. */
const byId = new Map(
  mockTestCatalogue({ sprintSeconds: 1 }).map(({ mockTestId, examType }) => [mockTestId, examType]),
);

/** The exam whose weights score a sitting; older sittings use their test's, else the first exam that fits. */
export function examOfSitting({
  examType,
  mockTestId,
  sections,
}: Pick<Started, 'examType' | 'mockTestId' | 'sections'>): ExamType {
  const types = new Set(questionsOf(sections).map(({ uid }) => typeOfUid(uid)));
  const asksOnlyOf = (exam: ExamType) => [...types].every((type) => typesOf(exam).includes(type));
  return (
    examType ??
    byId.get(mockTestId) ??
    randomTestOf(mockTestId)?.examType ??
    examTypes.find(asksOnlyOf) ??
    examTypes[0]
  );
}
