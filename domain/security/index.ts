import { callsOf, defineCapability } from '../core/capability.ts';
import * as contract from './admin-contract.ts';

export const security = defineCapability({
  name: 'security',
  streams: [],
  calls: callsOf(contract),
  rejections: {},
  descriptions: {},
});
