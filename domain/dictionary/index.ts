import { callsOf, defineCapability } from '../core/capability.ts';
import * as contract from './contract.ts';

export const dictionary = defineCapability({
  name: 'dictionary',
  streams: [],
  calls: callsOf(contract),
  rejections: { word_not_found: 404 },
  descriptions: {},
});
