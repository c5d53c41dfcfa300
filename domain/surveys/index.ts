import { callsOf, defineCapability } from '../core/capability.ts';
import * as adminContract from './admin-contract.ts';
import * as contract from './contract.ts';
import { surveyDescriptions } from './descriptions.ts';
import { surveyResponseStream } from './survey-response.ts';
import { surveyStream } from './survey.ts';

export const surveys = defineCapability({
  name: 'surveys',
  streams: [surveyStream, surveyResponseStream],
  calls: callsOf(contract, adminContract),
  rejections: {
    survey_not_found: 404,
    survey_exists: 409,
    survey_started: 409,
    survey_expired: 410,
    survey_completed: 409,
  },
  descriptions: surveyDescriptions,
});
