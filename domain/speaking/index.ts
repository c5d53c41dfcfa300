import { callsOf, defineCapability } from '../core/capability.ts';
import * as contract from './contract.ts';

export const speaking = defineCapability({
  name: 'speaking',
  streams: [],
  calls: callsOf(contract),
  rejections: { recording_missing: 409, recording_differs: 422, nothing_recorded: 422, no_recording: 422 },
  descriptions: {},
});
