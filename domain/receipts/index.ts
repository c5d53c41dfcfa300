import { callsOf, defineCapability } from '../core/capability.ts';
import * as contract from './contract.ts';

export const receipts = defineCapability({
  name: 'receipts',
  streams: [],
  calls: callsOf(contract),
  rejections: {},
  descriptions: {},
});
