import { examTypeNames, examTypes, type ExamType } from '../accounts/exam-type.ts';
import { catalogue } from '../question-types/catalogue.ts';
import type { AnswerableCode } from '../question-types/registry.ts';
import { approximateSeconds, countedIn, type ClockBlueprint, type SectionBlueprint } from './blueprint.ts';
import { examBlueprints } from './blueprints/index.ts';
import { sectionsOf, type MockTestBlueprint } from './catalogue.ts';
import { examPartNames, examPartSchema } from './exam-part.ts';
import { randomLengths, type RandomLength, type RandomPart } from './random-choices.ts';
import { rankTypes } from './rank-types.ts';

export interface RandomTest {
  readonly examType: ExamType;
  readonly part: RandomPart;
  readonly length: RandomLength;
}

const quickSeconds = 15 * 60;
const lengthNames: Readonly<Record<RandomLength, string>> = {
  whole: 'whole length',
  half: 'half length',
  quick: '15 minutes',
};

/** The id contains the choices; the test is drawn at its start. */
export const randomTestId = ({ examType, part, length }: RandomTest): string =>
  `random_${part}_${length}_${examType}`;

const choices: ReadonlyMap<string, RandomTest> = new Map(
  examTypes.flatMap((examType) =>
    (['full', ...examPartSchema.options] as const).flatMap((part) =>
      randomLengths.map((length) => {
        const test = { examType, part, length };
        return [randomTestId(test), test] as const;
      }),
    ),
  ),
);

/** The choices in a test's id; undefined for a test of the catalogue. */
export const randomTestOf = (mockTestId: string): RandomTest | undefined => choices.get(mockTestId);

export function randomTestName(mockTestId: string): string | undefined {
  const test = randomTestOf(mockTestId);
  if (!test) return undefined;
  const part = test.part === 'full' ? 'all parts' : examPartNames[test.part].toLowerCase();
  return `Random test, ${examTypeNames[test.examType]}: ${part}, ${lengthNames[test.length]}`;
}

export interface RandomDraw {
  readonly seed: string;
  /** The student's weak types, weakest first. */
  readonly weakest: readonly AnswerableCode[];
  readonly available: (type: AnswerableCode) => number;
}

/** A random test in exam order: whole as the exam, with most of weak types; shorter ones take types in turn, weak first. */
export function randomBlueprint(test: RandomTest, draw: RandomDraw): MockTestBlueprint {
  const { examType, part, length } = test;
  const exam = part === 'full' ? examBlueprints[examType] : sectionsOf[part](examType);
  const mockTestId = randomTestId(test);
  return {
    mockTestId,
    mockTestCategory: 'random',
    examType,
    name: randomTestName(mockTestId) ?? mockTestId,
    description: 'Made for you: new questions first, and the types you lose most points in.',
    sections: length === 'whole' ? withMoreOfWeak(exam, draw) : shortened(exam, length, draw),
  };
}

function withMoreOfWeak(exam: readonly SectionBlueprint[], { weakest, available }: RandomDraw) {
  return recounted(exam, ({ type, count, range }) =>
    weakest.includes(type) ? Math.max(count, Math.min(range?.[1] ?? count, available(type))) : count,
  );
}

function shortened(
  exam: readonly SectionBlueprint[],
  length: Exclude<RandomLength, 'whole'>,
  { seed, weakest, available }: RandomDraw,
) {
  const places = exam.flatMap(placesOf);
  const whole = exam.reduce((sum, section) => sum + approximateSeconds(section), 0);
  let left = length === 'half' ? whole / 2 : Math.min(quickSeconds, whole);
  const taken = new Map<AnswerableCode, number>();
  const take = ({ type, seconds }: Place) => {
    taken.set(type, (taken.get(type) ?? 0) + 1);
    left -= seconds;
  };
  const ranked = rankTypes(
    places.map(({ type }) => type),
    weakest,
    seed,
  ).flatMap((type) => places.filter((place) => place.type === type && available(type) > 0));
  // Each part gets one first, which leaves time for the others.
  const share = left / exam.length;
  for (const section of exam) {
    const own = ranked.filter((place) => place.section === section);
    const first = own.find(({ seconds }) => seconds <= share) ?? own.toSorted(byLength)[0];
    if (first) take(first);
  }
  for (let round = 1, before = -1; before !== left; round += 1) {
    before = left;
    for (const place of ranked) {
      const count = taken.get(place.type) ?? 0;
      const isFull = count >= Math.min(round, place.count, available(place.type));
      if (!isFull && place.seconds <= left) take(place);
    }
  }
  return recounted(exam, ({ type }) => taken.get(type) ?? 0);
}

interface Place {
  readonly section: SectionBlueprint;
  readonly type: AnswerableCode;
  readonly count: number;
  readonly seconds: number;
}
const byLength = (a: Place, b: Place) => a.seconds - b.seconds;

function placesOf(section: SectionBlueprint): Place[] {
  return section.clocks.flatMap((clock) =>
    'each' in clock
      ? clock.each.map(({ type, count, seconds }) => ({
          section,
          type,
          count,
          seconds: seconds ?? catalogue[type].targetTime,
        }))
      : clock.questions.map(({ type, count }) => ({
          section,
          type,
          count,
          seconds: clock.seconds / countIn(clock),
        })),
  );
}

const countIn = (clock: ClockBlueprint) => countedIn(clock).reduce((sum, { count }) => sum + count, 0);

/** Adjusts the counts; a pooled clock scales with them. */
function recounted(
  sections: readonly SectionBlueprint[],
  countOf: (counted: ReturnType<typeof countedIn>[number]) => number,
): SectionBlueprint[] {
  const counted = <One extends ReturnType<typeof countedIn>[number]>(list: readonly One[]) =>
    list.map((one) => ({ ...one, count: countOf(one) })).filter(({ count }) => count > 0);
  return sections
    .map(({ section, clocks }) => ({
      section,
      clocks: clocks
        .map((clock): ClockBlueprint => {
          if ('each' in clock) return { each: counted(clock.each) };
          const questions = counted(clock.questions);
          const seconds = Math.round((clock.seconds * countIn({ ...clock, questions })) / countIn(clock));
          return { seconds, questions };
        })
        .filter((clock) => countIn(clock) > 0),
    }))
    .filter(({ clocks }) => clocks.length > 0);
}
