import type { MockTestBlueprint } from '../../mock-tests/catalogue.ts';
import { oneClock } from './one-clock.ts';

/** A test that asks what is written: two texts, and one question that a rule scores. */
export const writingSprint: MockTestBlueprint = {
  mockTestId: 'writing_sprint',
  mockTestCategory: 'sprint',
  name: 'Writing sprint',
  description: 'Two texts to write about and one question.',
  sections: oneClock('writing', 360, [
    { type: 'RSA', count: 1 },
    { type: 'WSC', count: 2 },
  ]),
};
