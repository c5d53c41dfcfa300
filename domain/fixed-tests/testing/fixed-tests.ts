import type { ExamType } from '../../accounts/exam-type.ts';
import { countedOf } from '../../mock-tests/blueprint.ts';
import { sectionsOfExam } from '../../mock-tests/catalogue.ts';
import type { ExamPart } from '../../mock-tests/exam-part.ts';
import type { FixedTest } from '../fixed-test-content.ts';

/** A valid test; its questions are numbered from `from`. */
export function fixedTestOf(examType: ExamType, part: ExamPart | null = null, from = 1): FixedTest {
  return {
    mockTestId: `mock_test_${examType}_${part ?? 'full'}_${from}`,
    examType,
    part,
    name: `Test ${from}`,
    description: 'As on the day.',
    sections: sectionsOfExam(examType, part).map((blueprint) => ({
      section: blueprint.section,
      questions: countedOf([blueprint]).flatMap(({ type, count }) =>
        Array.from({ length: count }, (_none, at) => `${type}-${String(from + at).padStart(4, '0')}`),
      ),
    })),
  };
}
