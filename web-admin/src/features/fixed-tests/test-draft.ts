import type { ExamType } from '#domain/accounts/exam-type.ts';
import { countedOf, type Counted } from '#domain/mock-tests/blueprint.ts';
import { sectionsOfExam } from '#domain/mock-tests/catalogue.ts';
import type { ExamPart } from '#domain/mock-tests/exam-part.ts';
import { questionsIn, type FixedTest } from '#domain/fixed-tests/fixed-test-content.ts';
import { typeOfUid, type TypeCode } from '#domain/question-types/type-code.ts';

/** A test in the form: its questions by type, because the exam sets the order of the types. */
export interface TestDraft {
  readonly mockTestId: string;
  readonly examType: ExamType;
  readonly part: ExamPart | null;
  readonly name: string;
  readonly description: string;
  readonly chosen: { readonly [Type in TypeCode]?: readonly string[] };
}

export const newDraft: TestDraft = {
  mockTestId: '',
  examType: 'new_format',
  part: null,
  name: '',
  description: '',
  chosen: {},
};

export interface AskedSection {
  readonly section: ExamPart;
  readonly counted: readonly Counted[];
}
export const askedSections = ({ examType, part }: Pick<TestDraft, 'examType' | 'part'>): AskedSection[] =>
  sectionsOfExam(examType, part).map((blueprint) => ({
    section: blueprint.section,
    counted: countedOf([blueprint]),
  }));

const askedTypes = (draft: TestDraft): Counted[] => askedSections(draft).flatMap(({ counted }) => counted);

export function draftOf(test: FixedTest): TestDraft {
  const { sections: _sections, ...texts } = test;
  return { ...texts, chosen: Object.fromEntries(Map.groupBy(questionsIn(test), typeOfUid)) };
}

/** The test to save. Omits chosen questions of types that the exam does not include. */
export function testOf({ chosen, ...texts }: TestDraft): FixedTest {
  const { mockTestId, examType, part, name, description } = texts;
  const sections = askedSections(texts).map(({ section, counted }) => ({
    section,
    questions: counted.flatMap(({ type }) => [...(chosen[type] ?? [])]),
  }));
  return {
    mockTestId: mockTestId.trim(),
    examType,
    part,
    name: name.trim(),
    description: description.trim(),
    sections,
  };
}

/** Adds missing questions from the bank. @param kept for tests @param taken by other tests of the exam */
export function filled(draft: TestDraft, kept: readonly string[], taken: ReadonlySet<string>): TestDraft {
  const added = askedTypes(draft).map(({ type, count }) => {
    const own = draft.chosen[type] ?? [];
    const free = kept.filter((uid) => typeOfUid(uid) === type && !taken.has(uid) && !own.includes(uid));
    return [type, [...own, ...free.slice(0, Math.max(0, count - own.length))]] as const;
  });
  return { ...draft, chosen: { ...draft.chosen, ...Object.fromEntries(added) } };
}
