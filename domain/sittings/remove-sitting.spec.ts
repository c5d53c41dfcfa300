import { expect, test } from 'vitest';
import { fold } from '../core/events/stream.ts';
import { given } from '../core/testing/given-when-then.ts';
import { mockTestStream, type MockTestEvent } from './mock-test-attempt.ts';
import { removeSitting, restoreSitting } from './remove-sitting.ts';
import { submitTest } from './sit-mock-test.ts';

const now = '2026-11-20T12:00:00.000Z';
const started: MockTestEvent = {
  type: 'MockTestStarted',
  data: {
    sessionId: 's1',
    mockTestId: 'reading_sprint_1',
    userId: 'u1',
    sections: [
      { section: 'reading', clocks: [{ seconds: 360, questions: [{ uid: 'RFB-0001', revision: 1 }] }] },
    ],
    startedAt: now,
    expiresAt: '2026-11-27T12:00:00.000Z',
  },
};
const removed: MockTestEvent = { type: 'MockTestRemoved', data: {} };
const restored: MockTestEvent = { type: 'MockTestRestored', data: {} };

test('removes and restores a sitting once each', () => {
  given(mockTestStream, [started]).when(removeSitting).then([removed]);
  given(mockTestStream, [started, removed]).when(removeSitting).then([]);
  given(mockTestStream, [started]).when(restoreSitting).then([]);
  given(mockTestStream, [started, removed]).when(restoreSitting).then([restored]);
  given(mockTestStream, []).when(removeSitting).thenRejected('mock_test_not_found');
  given(mockTestStream, []).when(restoreSitting).thenRejected('mock_test_not_found');
});

test('keeps a sitting removed until it is restored, whatever its clock does', () => {
  const unseen = fold(mockTestStream, [started, removed]);
  const handedIn = submitTest(unseen, { now });
  if ('rejected' in handedIn) throw new Error(handedIn.rejected);
  const submitted = fold(mockTestStream, handedIn, unseen);
  expect(submitted).toMatchObject({ status: 'submitted', isRemoved: true });
  expect(fold(mockTestStream, [restored], submitted)).toEqual(fold(mockTestStream, [started, ...handedIn]));
});
