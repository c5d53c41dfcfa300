import { callsOf, defineCapability } from '../core/capability.ts';
import * as contract from './contract.ts';

export const clock = defineCapability({
  name: 'clock',
  streams: [],
  calls: callsOf(contract),
  rejections: {},
  descriptions: {},
});
