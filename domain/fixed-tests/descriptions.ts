import type { Descriptions } from '../core/capability.ts';
import { questionsIn } from './fixed-test-content.ts';
import type { FixedTestEvent } from './fixed-test.ts';

export const fixedTestDescriptions: Descriptions<FixedTestEvent> = {
  MockTestBuilt: ({ test }) =>
    `Built the test ${test.mockTestId}, ${test.name}, with ${questionsIn(test).length} questions`,
  MockTestRevised: ({ test, reason }) =>
    `Revised the test ${test.mockTestId}: ${questionsIn(test).length} questions. Reason: ${reason}`,
  MockTestPublished: () => 'The test was published',
  MockTestRetired: ({ reason }) => `The test was retired. Reason: ${reason}`,
};
