import { callsOf, defineCapability } from '../core/capability.ts';
import * as adminContract from './admin-contract.ts';
import * as contract from './contract.ts';
import { mockTestDescriptions } from './descriptions.ts';
import { mockTestStream } from './mock-test-attempt.ts';

export const mockTests = defineCapability({
  name: 'mock-tests',
  streams: [mockTestStream],
  calls: callsOf(contract, adminContract),
  rejections: {
    mock_test_not_found: 404,
    not_in_this_test: 409,
    not_the_current_question: 409,
    already_answered: 409,
    time_is_up: 409,
    test_already_submitted: 409,
    test_not_submitted: 409,
  },
  descriptions: mockTestDescriptions,
});
