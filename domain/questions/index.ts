import { callsOf, defineCapability } from '../core/capability.ts';
import * as adminContract from './admin-contract.ts';
import * as contract from './contract.ts';
import * as exchangeContract from './exchange-contract.ts';
import * as figuresContract from './figures-contract.ts';
import * as fileContract from './file-contract.ts';
import { questionDescriptions } from './descriptions.ts';
import { questionStream } from './question.ts';
import { questionPictureStream } from './question-picture.ts';
import { questionReportStream } from './question-report.ts';
import { questionTrackStream } from './question-track.ts';

export const questions = defineCapability({
  name: 'questions',
  streams: [questionStream, questionReportStream, questionTrackStream, questionPictureStream],
  calls: callsOf(contract, fileContract, adminContract, exchangeContract, figuresContract),
  rejections: {
    question_not_found: 404,
    question_retired: 410,
    question_exists: 409,
    reasons_to_review: 422,
    track_missing: 422,
    picture_missing: 422,
    not_a_recording: 422,
    address_not_valid: 403,
  },
  descriptions: questionDescriptions,
});
