import { StoreUnavailable } from '#domain/core/events/event-store.ts';

/** Limits the duration of work. @throws StoreUnavailable after `onTooLate`, or the error of the work */
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
