import { StoreUnavailable } from '#domain/core/events/event-store.ts';

/** Bounds work in time. @throws StoreUnavailable after `onTooLate`, or what the work throws */
export async function withinTime<Result>(
  timeoutMs: number,
  work: () => Promise<Result>,
  onTooLate?: () => void,
): Promise<Result> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    onTooLate?.();
    reject(new StoreUnavailable(`EventStoreDB did not answer within ${timeoutMs} ms`));
  }, timeoutMs);
  try {
    return await Promise.race([work(), tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
