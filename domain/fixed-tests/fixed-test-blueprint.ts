import type { ClockBlueprint, Counted } from '../mock-tests/blueprint.ts';
import { sectionsOfExam, type MockTestBlueprint } from '../mock-tests/catalogue.ts';
import { questionsIn, type FixedTest } from './fixed-test-content.ts';
import { typeOfUid } from '../question-types/type-code.ts';

/** The exam's clocks with the test's counts. @param test without `blueprintFaults` */
export function blueprintOf(test: FixedTest): MockTestBlueprint & { readonly questions: readonly string[] } {
  const { mockTestId, examType, part, name, description } = test;
  const sections = sectionsOfExam(examType, part).map(({ section, clocks }) => {
    const asked = test.sections.find((one) => one.section === section)?.questions ?? [];
    const counted = <Of extends Counted>({ range: _range, ...one }: Of) => ({
      ...one,
      count: asked.filter((uid) => typeOfUid(uid) === one.type).length,
    });
    const clockOf = (clock: ClockBlueprint): ClockBlueprint =>
      'each' in clock
        ? { each: clock.each.map(counted) }
        : { seconds: clock.seconds, questions: clock.questions.map(counted) };
    return { section, clocks: clocks.map(clockOf) };
  });
  const mockTestCategory = part === null ? 'full' : 'sectional';
  return {
    mockTestId,
    mockTestCategory,
    examType,
    name,
    description,
    sections,
    questions: questionsIn(test),
  };
}
