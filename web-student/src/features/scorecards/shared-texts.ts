import type { SharedScorecard } from '#domain/sittings/sharing/share-contract.ts';

export const sharedTitle = ({ name }: Pick<SharedScorecard, 'name'>): string =>
  name === undefined ? 'A shared scorecard' : `Scorecard of ${name}`;

export const sharedNote =
  'These are estimates from a mock test, on the exam’s scale from 10 to 90, not scores of the exam. Nine times out of ten the score lies within its range.';
