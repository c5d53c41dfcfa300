import type { WorkflowInterceptors } from '@temporalio/workflow';

/**
 * Runs inside the workflow sandbox: a timer fires at once, and its real length in milliseconds is its summary in the
 * history; an activity is tried once.
 */
export const interceptors = (): WorkflowInterceptors => ({
  outbound: [
    {
      startTimer: (input, next) =>
        next({ ...input, durationMs: 1, options: { summary: String(input.durationMs) } }),
      scheduleActivity: ({ options, ...input }, next) =>
        next({ ...input, options: { ...options, retry: { ...options.retry, maximumAttempts: 1 } } }),
    },
  ],
});
