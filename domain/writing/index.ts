import { callsOf, defineCapability } from '../core/capability.ts';
import * as contract from './contract.ts';
import { writingDescriptions } from './descriptions.ts';
import * as markReportContract from './mark-report-contract.ts';
import { markReportStream } from './mark-report.ts';

export const writing = defineCapability({
  name: 'writing',
  streams: [markReportStream],
  calls: callsOf(contract, markReportContract),
  rejections: {
    /** Another device has saved a newer text. */
    draft_outdated: 409,
  },
  descriptions: writingDescriptions,
});
