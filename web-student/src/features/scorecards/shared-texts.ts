import { examTypeNames } from '#domain/accounts/exam-type.ts';
import type { SharedScorecard } from '#domain/sittings/sharing/share-contract.ts';
import { markNames } from '#domain/sittings/sitting-schemas.ts';

export const sharedTitle = ({ name }: Pick<SharedScorecard, 'name'>): string =>
  name === undefined ? 'A shared scorecard' : `Scorecard of ${name}`;

export const scorecardLead = (
  { testName, examType, mark }: Pick<SharedScorecard, 'testName' | 'examType' | 'mark'>,
  day: string,
): string =>
  [testName, examTypeNames[examType], day, ...(mark === undefined ? [] : [markNames[mark]])].join(' · ');

export const sharedNote =
  'These are estimates from a mock test, on the exam’s scale from 10 to 90, not scores of the exam. Nine times out of ten the score lies within its range.';
