import type { IntendedChange } from './intended-change.ts';

/** Some questions are kept for tests; in 0.1.0 every one could be practised. */
export const questionsKeptForTests: IntendedChange = {
  of: '0.1.0',
  why: 'Tests are drawn from questions that are not practised; the row says which these are.',
  rows: { questions: (row) => ({ ...row, reserved: false }) },
};
