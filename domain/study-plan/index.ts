import { callsOf, defineCapability } from '../core/capability.ts';
import * as contract from './contract.ts';
import { studyPlanDescriptions } from './descriptions.ts';
import { studyPlanStream } from './plan-settings.ts';

export const studyPlan = defineCapability({
  name: 'study-plan',
  streams: [studyPlanStream],
  calls: callsOf(contract),
  rejections: {},
  descriptions: studyPlanDescriptions,
});
