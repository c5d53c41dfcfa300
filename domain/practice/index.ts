import { callsOf, defineCapability } from '../core/capability.ts';
import * as adminContract from './admin-contract.ts';
import * as contract from './contract.ts';
import { practiceDescriptions } from './descriptions.ts';
import { practiceMarksStream } from './practice-marks.ts';
import { questionAttemptStream } from './question-attempt.ts';

export const practice = defineCapability({
  name: 'practice',
  streams: [questionAttemptStream, practiceMarksStream],
  calls: callsOf(contract, adminContract),
  rejections: {
    paid_plan_needed: 402,
    question_changed: 409,
    answer_does_not_fit: 422,
    already_submitted: 409,
  },
  descriptions: practiceDescriptions,
});
