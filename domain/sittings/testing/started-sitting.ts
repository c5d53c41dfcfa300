import type { MockTestEvent } from '../mock-test-attempt.ts';

type Started = Extract<MockTestEvent, { type: 'MockTestStarted' }>;

export const startedSitting = (
  data: Omit<Started['data'], 'sessionId' | 'mockTestId' | 'userId'>,
): Started => ({
  type: 'MockTestStarted',
  data: { sessionId: 'session-1', mockTestId: 'a_test', userId: 'user-1', ...data },
});
