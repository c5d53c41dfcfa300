import { reject, type Decision } from '../core/events/decision.ts';
import type { MockTestAttempt, MockTestEvent } from './mock-test-attempt.ts';

export function removeSitting(state: MockTestAttempt): Decision<MockTestEvent, 'mock_test_not_found'> {
  if (state.status === 'not_started') return reject('mock_test_not_found');
  return state.isRemoved ? [] : [{ type: 'MockTestRemoved', data: {} }];
}

export function restoreSitting(state: MockTestAttempt): Decision<MockTestEvent, 'mock_test_not_found'> {
  if (state.status === 'not_started') return reject('mock_test_not_found');
  return state.isRemoved ? [{ type: 'MockTestRestored', data: {} }] : [];
}
