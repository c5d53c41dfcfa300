import { paths } from '#student/app/paths.ts';

/** Short to read, quick to answer, and its score has a reason for each option. */
export const sampleFilter = { type: 'RSA', free: true } as const;

const list = { section: 'reading', exercise: sampleFilter.type, free: 'true' };
export const freeHref = `${paths.exercise.path}?${new URLSearchParams(list).toString()}`;
