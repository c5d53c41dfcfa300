import type { WorkflowInterceptors } from '@temporalio/workflow';

/** Runs in the workflow sandbox: timers fire at once, with their real ms as the summary, and activities are not retried. */
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
