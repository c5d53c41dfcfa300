import type { AskedQuestion, SetSection } from './set-clocks.ts';

/** The part of a sitting that determines its sections. */
interface Sections {
  readonly sections: readonly SetSection[];
}

export const questionsOf = (sections: readonly SetSection[]): readonly AskedQuestion[] =>
  sections.flatMap(({ clocks }) => clocks.flatMap(({ questions }) => questions));

export function questionsUntil({ sections }: Sections, section: number, clock = Infinity): number {
  const clocks = sections[section]?.clocks.slice(0, clock + 1) ?? [];
  const inSection = clocks.reduce((sum, { questions }) => sum + questions.length, 0);
  return questionsBefore({ sections }, section) + inSection;
}

export const questionsBefore = ({ sections }: Sections, section: number): number =>
  questionsOf(sections.slice(0, section)).length;

export const withLongerClocks = <Of extends { readonly sections: SetSection[] }, Extra>(
  test: Of,
  {
    extraTime,
    clocks: longer,
  }: {
    readonly extraTime: Extra;
    readonly clocks: readonly {
      readonly section: number;
      readonly clock: number;
      readonly seconds: number;
    }[];
  },
) => ({
  ...test,
  extraTime,
  sections: test.sections.map((set, section) => ({
    ...set,
    clocks: set.clocks.map((clock, index) => {
      const found = longer.find((one) => one.section === section && one.clock === index);
      return found ? { ...clock, seconds: found.seconds } : clock;
    }),
  })),
});

export function sectionAt(
  { sessionId, sections }: Sections & { readonly sessionId: string },
  index: number,
): SetSection {
  const section = sections[index];
  if (!section) throw new RangeError(`${sessionId} has no section ${index}`);
  return section;
}
