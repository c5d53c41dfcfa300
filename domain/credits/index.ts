import { callsOf, defineCapability } from '../core/capability.ts';
import * as contract from './contract.ts';
import { creditLedgerStream } from './credit-ledger.ts';
import { creditDescriptions } from './descriptions.ts';

export const credits = defineCapability({
  name: 'credits',
  streams: [creditLedgerStream],
  calls: callsOf(contract),
  rejections: { no_writing_credits: 402, no_speaking_credits: 402 },
  descriptions: creditDescriptions,
});
