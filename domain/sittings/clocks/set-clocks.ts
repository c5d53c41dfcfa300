import { quickMock } from '../../question-types/catalogue/recording.ts';
import type { Question } from '../../question-types/registry.ts';
import type { ClockBlueprint, SectionBlueprint } from '../../mock-tests/blueprint.ts';
import type { ExamPart } from '../../mock-tests/exam-part.ts';
import { ownSeconds } from './own-seconds.ts';

/** In the revision that was current at the draw. */
export interface DrawnQuestion {
  readonly question: Question;
  readonly revision: number;
}
export interface AskedQuestion {
  readonly uid: string;
  readonly revision: number;
}
/** One clock for consecutive questions. */
export interface SetClock {
  readonly seconds: number;
  readonly questions: AskedQuestion[];
}
export interface SetSection {
  readonly section: ExamPart;
  readonly clocks: SetClock[];
}

/**
 * @param drawn in blueprint order, as many as needed
 * @param extraPercent 25, 50 or 100, of whole clocks; waits and recordings stay the exam's
 */
export function setClocks(
  sections: readonly SectionBlueprint[],
  drawn: readonly DrawnQuestion[],
  extraPercent = 0,
): SetSection[] {
  const left = [...drawn];
  const take = (count: number) => left.splice(0, count);
  return sections.map(({ section, clocks }) => ({
    section,
    clocks: clocks
      .flatMap((clock) => setClock(clock, take))
      .map(({ seconds, questions }) => ({
        seconds: longer(seconds, extraPercent),
        questions,
      })),
  }));
}

/** Seconds with extra time in percent. */
export const longer = (seconds: number, extraPercent: number): number =>
  Math.ceil((seconds * (100 + extraPercent)) / 100);

/** A developer's quick sitting: sections of ten minutes at most (document 1, section 6). @param capSeconds another length */
export const quickened = (
  sections: readonly SetSection[],
  capSeconds: number = quickMock.sectionCap,
): SetSection[] =>
  sections.map(({ section, clocks }) => {
    const whole = clocks.reduce((sum, { seconds }) => sum + seconds, 0);
    if (whole <= capSeconds) return { section, clocks };
    const shorter = (seconds: number) => Math.max(1, Math.floor((seconds * capSeconds) / whole));
    return { section, clocks: clocks.map((clock) => ({ ...clock, seconds: shorter(clock.seconds) })) };
  });

const asked = ({ question: { uid }, revision }: DrawnQuestion): AskedQuestion => ({ uid, revision });

function setClock(clock: ClockBlueprint, take: (count: number) => DrawnQuestion[]): SetClock[] {
  if ('each' in clock) {
    return clock.each.flatMap(({ count, seconds }) =>
      take(count).map((drawn) => ({
        seconds: seconds ?? ownSeconds(drawn.question),
        questions: [asked(drawn)],
      })),
    );
  }
  const { seconds, questions } = clock;
  return [{ seconds, questions: questions.flatMap(({ count }) => take(count)).map(asked) }];
}
