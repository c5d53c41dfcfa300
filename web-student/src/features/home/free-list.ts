import { paths } from '#student/app/paths.ts';

/** Short, quick to answer, and the score explains each option. */
export const sampleFilter = { type: 'RSA', free: true } as const;

const list = { section: 'reading', exercise: sampleFilter.type, free: 'true' };
export const freeHref = `${paths.exercise.path}?${new URLSearchParams(list).toString()}`;
