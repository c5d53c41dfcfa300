import { callsOf, defineCapability } from '../core/capability.ts';
import * as adminContract from '../sittings/admin-contract.ts';
import * as breakContract from '../sittings/clocks/break-contract.ts';
import * as brokenRecordingContract from '../sittings/broken-recording-contract.ts';
import * as contract from '../sittings/contract.ts';
import * as holdContract from '../sittings/hold-contract.ts';
import * as listContract from '../sittings/list-contract.ts';
import * as newScoreContract from '../sittings/scores/new-score-contract.ts';
import * as receiptContract from '../receipts/contract.ts';
import * as extraTimeContract from '../extra-time/contract.ts';
import * as fixedTestContract from '../fixed-tests/contract.ts';
import { mockTestDescriptions } from './descriptions.ts';
import { extraTimeStream } from '../extra-time/extra-time.ts';
import { fixedTestStream } from '../fixed-tests/fixed-test.ts';
import * as shareContract from '../sittings/sharing/share-contract.ts';
import { mockTestStream } from '../sittings/mock-test-attempt.ts';

export const mockTests = defineCapability({
  name: 'mock-tests',
  streams: [mockTestStream, fixedTestStream, extraTimeStream],
  calls: callsOf(
    contract,
    listContract,
    holdContract,
    breakContract,
    brokenRecordingContract,
    shareContract,
    adminContract,
    extraTimeContract,
    fixedTestContract,
    receiptContract,
    newScoreContract,
  ),
  rejections: {
    mock_test_not_found: 404,
    not_in_this_test: 409,
    not_the_current_question: 409,
    already_answered: 409,
    time_is_up: 409,
    test_already_submitted: 409,
    test_not_submitted: 409,
    sitting_taken_over: 409,
    mock_test_locked: 403,
    nothing_to_give_back: 409,
    mock_test_exists: 409,
    mock_test_does_not_fit: 422,
    mock_test_incomplete: 409,
  },
  descriptions: mockTestDescriptions,
});
