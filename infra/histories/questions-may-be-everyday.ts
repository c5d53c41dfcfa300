import type { IntendedChange } from './intended-change.ts';

/** Some questions are everyday talk; those of 0.1.0 did not say. */
export const questionsMayBeEveryday: IntendedChange = {
  of: '0.1.0',
  why: 'Tests for Core prefer everyday talk and others leave it out; the row says which questions are such.',
  rows: { questions: (row) => ({ ...row, everyday: false }) },
};
