import { callsOf, defineCapability } from '../core/capability.ts';
import * as adminContract from './admin-contract.ts';
import * as brokenRecordingContract from './broken-recording-contract.ts';
import * as breakContract from './clocks/break-contract.ts';
import * as contract from './contract.ts';
import { sittingDescriptions } from './descriptions.ts';
import * as holdContract from './hold-contract.ts';
import * as listContract from './list-contract.ts';
import { mockTestStream } from './mock-test-attempt.ts';
import * as newScoreContract from './scores/new-score-contract.ts';
import * as shareContract from './sharing/share-contract.ts';

export const sittings = defineCapability({
  name: 'sittings',
  streams: [mockTestStream],
  calls: callsOf(
    contract,
    listContract,
    holdContract,
    breakContract,
    brokenRecordingContract,
    shareContract,
    adminContract,
    newScoreContract,
  ),
  rejections: {
    not_in_this_test: 409,
    not_the_current_question: 409,
    already_answered: 409,
    time_is_up: 409,
    test_already_submitted: 409,
    test_not_submitted: 409,
    sitting_taken_over: 409,
    nothing_to_give_back: 409,
  },
  descriptions: sittingDescriptions,
});
