import { callsOf, defineCapability } from '../core/capability.ts';
import * as contract from './contract.ts';

export const mockTests = defineCapability({
  name: 'mock-tests',
  streams: [],
  calls: callsOf(contract),
  rejections: {
    mock_test_not_found: 404,
    mock_test_locked: 403,
    mock_test_incomplete: 409,
  },
  descriptions: {},
});
