import { callsOf, defineCapability } from '../core/capability.ts';
import * as contract from './contract.ts';
import { fixedTestDescriptions } from './descriptions.ts';
import { fixedTestStream } from './fixed-test.ts';

export const fixedTests = defineCapability({
  name: 'fixed-tests',
  streams: [fixedTestStream],
  calls: callsOf(contract),
  rejections: {
    mock_test_exists: 409,
    mock_test_does_not_fit: 422,
  },
  descriptions: fixedTestDescriptions,
});
