import type { SolutionOf } from '#domain/question-types/kinds.ts';

export type ModelReadingOf = NonNullable<SolutionOf<'spoken-response'>['modelReading']>;
