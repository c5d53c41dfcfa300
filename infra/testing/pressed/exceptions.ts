import type { Exceptions } from './press-report.ts';

/** What a test cannot press, by the line that the check prints, with the reason; one that is needed no more fails the run. */
export const exceptions: Exceptions = {};
