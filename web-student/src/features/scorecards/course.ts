import type { Instant } from '#domain/core/instant.ts';
import type { MockTestListing } from '#domain/mock-tests/contract.ts';
import { sections, type Section } from '#domain/question-types/section.ts';
import { sectionNames } from '#student/components/section-names.ts';

type Sitting = MockTestListing['sittings'][number];
type Figures = NonNullable<Sitting['figures']>;
export type CourseKey = 'overall' | Section;

export interface ScoredSitting {
  readonly sessionId: string;
  readonly name: string;
  readonly startedAt: Instant;
  readonly figures: Figures;
}

export const courseNames: Readonly<Record<CourseKey, string>> = { overall: 'Overall', ...sectionNames };
const keys: readonly CourseKey[] = ['overall', ...sections];

export const scoredSittings = (
  tests: readonly Pick<MockTestListing, 'name' | 'sittings'>[],
): ScoredSitting[] =>
  tests
    .flatMap(({ name, sittings }) =>
      sittings.flatMap(({ sessionId, startedAt, figures }) =>
        figures ? [{ sessionId, name, startedAt, figures }] : [],
      ),
    )
    .toSorted((a, b) => (a.startedAt < b.startedAt ? -1 : 1));

export const figureIn = ({ overall, skills }: Figures, key: CourseKey) =>
  (key === 'overall' ? overall : skills[key]) ?? undefined;

export const followed = (sittings: readonly ScoredSitting[]): CourseKey[] =>
  keys.filter((key) => sittings.filter(({ figures }) => figureIn(figures, key) !== undefined).length >= 2);
