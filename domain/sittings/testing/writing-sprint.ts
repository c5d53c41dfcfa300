import type { MockTestBlueprint } from '../../mock-tests/catalogue.ts';
import { oneClock } from './one-clock.ts';

/** Two written questions, and one scored by a rule. */
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
