import { callsOf, defineCapability } from '../core/capability.ts';
import * as contract from './contract.ts';
import * as mobileAppContract from './mobile-app-contract.ts';

export const clock = defineCapability({
  name: 'clock',
  streams: [],
  calls: callsOf(contract, mobileAppContract),
  rejections: {},
  descriptions: {},
});
