import type { SolutionOf } from '#domain/question-types/kinds.ts';

/** A text as a speaker of the bank reads it: its track, and the ms of each sentence. */
export type ModelReadingOf = NonNullable<SolutionOf<'spoken-response'>['modelReading']>;
