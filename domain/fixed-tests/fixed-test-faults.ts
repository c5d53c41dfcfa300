import { catalogue } from '../question-types/catalogue.ts';
import { typeOfUid, type TypeCode } from '../question-types/type-code.ts';
import { countedOf, type Counted } from '../mock-tests/blueprint.ts';
import { sectionsOfExam } from '../mock-tests/catalogue.ts';
import { examPartNames, type ExamPart } from '../mock-tests/exam-part.ts';
import { questionsIn, type FixedTest } from './fixed-test-content.ts';

export interface FixedTestFault {
  readonly section: ExamPart;
  readonly message: string;
}

const limitsOf = ({ count, range = [count, count] }: Counted): readonly [number, number] => range;

export function countInWords(has: number, counted: Counted): string {
  const [least, most] = limitsOf(counted);
  return `${has} of ${least === most ? least : `${least} to ${most}`}`;
}

const typeName = (type: TypeCode) => `${type} (${catalogue[type].name})`;

/** Differences from the exam's blueprint: sections, counts, order. */
export function blueprintFaults(test: Pick<FixedTest, 'examType' | 'part' | 'sections'>): FixedTestFault[] {
  const asked = sectionsOfExam(test.examType, test.part);
  const names = asked.map(({ section }) => section);
  const strange = test.sections.filter(({ section }) => !names.includes(section));
  const misplaced = test.sections.map(({ section }) => section).join() !== names.join();
  return [
    ...strange.map(({ section }) => ({ section, message: 'The exam has no such section.' })),
    ...(misplaced && strange.length === 0
      ? names.slice(0, 1).map((section) => ({
          section,
          message: `Its sections are, in this order: ${names.map((name) => examPartNames[name]).join(', ')}.`,
        }))
      : []),
    ...asked.flatMap((blueprint) => {
      const { section } = blueprint;
      const questions = test.sections.find((one) => one.section === section)?.questions ?? [];
      return sectionFaults(countedOf([blueprint]), questions).map((message) => ({ section, message }));
    }),
  ];
}

function sectionFaults(counted: readonly Counted[], uids: readonly string[]): string[] {
  const types = uids.map(typeOfUid);
  const order = counted.map(({ type }): TypeCode => type);
  const places = types.map((type) => order.indexOf(type));
  const counts = counted.flatMap((one) => {
    const has = types.filter((type) => type === one.type).length;
    const [least, most] = limitsOf(one);
    return has < least || has > most ? [`${typeName(one.type)}: ${countInWords(has, one)}.`] : [];
  });
  const strange = [...new Set(types.filter((type) => !order.includes(type)))].map(
    (type) => `${typeName(type)} does not belong to this section.`,
  );
  const isInOrder = places.every((place, index) => index === 0 || place >= (places[index - 1] ?? 0));
  const outOfOrder = strange.length === 0 && !isInOrder;
  return [
    ...counts,
    ...strange,
    ...(outOfOrder ? [`Its types come in this order: ${order.join(', ')}.`] : []),
  ];
}

/** undefined for an unknown question. */
export type StatusOf = (uid: string) => 'draft' | 'published' | 'reserved' | 'retired' | undefined;

const statusFaults = {
  missing: 'is not in the bank',
  draft: 'is a draft: publish it first',
  published: 'is for practice: keep it for tests first',
  retired: 'is retired',
} as const;

/**
 * Questions unfit for a test: unknown, retired, not reserved, duplicate, or in another test of the exam.
 * @param others unretired tests; itself and other exams are ignored
 */
export function questionFaults(
  test: FixedTest,
  { statusOf, others }: { readonly statusOf: StatusOf; readonly others: readonly FixedTest[] },
): FixedTestFault[] {
  const ofExam = others.filter(
    ({ examType, mockTestId }) => examType === test.examType && mockTestId !== test.mockTestId,
  );
  const owners = new Map(ofExam.flatMap((other) => questionsIn(other).map((uid) => [uid, other.mockTestId])));
  const seen = new Set<string>();
  return test.sections.flatMap(({ section, questions }) =>
    questions.flatMap((uid) => {
      const isTwice = seen.has(uid);
      seen.add(uid);
      const status = statusOf(uid) ?? 'missing';
      const owner = owners.get(uid);
      return [
        ...(isTwice ? [`${uid} is in this test twice.`] : []),
        ...(status === 'reserved' ? [] : [`${uid} ${statusFaults[status]}.`]),
        ...(owner === undefined ? [] : [`${uid} is already in ${owner}.`]),
      ].map((message) => ({ section, message }));
    }),
  );
}
