import type { MockTestEvent } from '../mock-test-attempt.ts';

type Started = Extract<MockTestEvent, { type: 'MockTestStarted' }>;

/** The start of the sitting `session-1` of the user `user-1`. */
export const startedSitting = (
  data: Omit<Started['data'], 'sessionId' | 'mockTestId' | 'userId'>,
): Started => ({
  type: 'MockTestStarted',
  data: { sessionId: 'session-1', mockTestId: 'a_test', userId: 'user-1', ...data },
});
