import { callsOf, defineCapability } from '../core/capability.ts';
import * as contract from './contract.ts';
import { secondFactorDescriptions } from './descriptions.ts';
import { secondFactorStream } from './second-factor.ts';

export const secondFactors = defineCapability({
  name: 'second-factors',
  streams: [secondFactorStream],
  calls: callsOf(contract),
  rejections: {
    wrong_code: 422,
    factor_exists: 409,
    passkey_refused: 422,
    confirmation_needed: 403,
  },
  descriptions: secondFactorDescriptions,
});
