import { callsOf, defineCapability } from '../core/capability.ts';
import * as contract from './contract.ts';

export const writing = defineCapability({
  name: 'writing',
  streams: [],
  calls: callsOf(contract),
  rejections: {
    /** Another device has saved a newer text. */
    draft_outdated: 409,
  },
  descriptions: {},
});
