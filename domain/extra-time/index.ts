import { callsOf, defineCapability } from '../core/capability.ts';
import * as contract from './contract.ts';
import { extraTimeDescriptions } from './descriptions.ts';
import { extraTimeStream } from './extra-time.ts';

export const extraTime = defineCapability({
  name: 'extra-time',
  streams: [extraTimeStream],
  calls: callsOf(contract),
  rejections: {},
  descriptions: extraTimeDescriptions,
});
