import { callsOf, defineCapability } from '../core/capability.ts';
import * as contract from './contract.ts';

export const statistics = defineCapability({
  name: 'statistics',
  streams: [],
  calls: callsOf(contract),
  rejections: {},
  descriptions: {},
});
