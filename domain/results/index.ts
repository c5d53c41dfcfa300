import { callsOf, defineCapability } from '../core/capability.ts';
import { readable } from '../core/events/personal.ts';
import { calendarDay } from '../core/text/words.ts';
import * as adminContract from './admin-contract.ts';
import * as contract from './contract.ts';
import { realResultStream } from './real-result.ts';

export const results = defineCapability({
  name: 'results',
  streams: [realResultStream],
  calls: callsOf(contract, adminContract),
  rejections: {
    screenshot_not_valid: 422,
    pdf_not_valid: 422,
    scorecard_not_recognised: 422,
    scorecard_reported: 409,
  },
  descriptions: {
    RealResultReported: ({ scores: { overall }, takenOn, estimate }) =>
      `Reported ${overall} in the exam of ${calendarDay(takenOn)}, ${
        estimate ? `after an estimate of ${estimate.overall}` : 'without an estimate before it'
      }`,
    RealResultDiscarded: ({ reason }) => `The reported result was discarded: ${readable(reason)}`,
  },
});
