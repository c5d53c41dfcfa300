import { callsOf, defineCapability } from '../core/capability.ts';
import * as contract from './contract.ts';

/** Signed receipts of submitted tests, and how to check them. */
export const receipts = defineCapability({
  name: 'receipts',
  streams: [],
  calls: callsOf(contract),
  rejections: {},
  descriptions: {},
});
