import { dayMs } from '#domain/core/durations.ts';
import type { CreditKind } from '#domain/credits/credit-kinds.ts';
import type { Person } from '#projections/progress/person.ts';
import { TooManyRequests } from '../http/errors.ts';
import type { LimitUse } from '../rate-limits/counts.ts';
import type { RateLimiter } from '../rate-limits/rate-limiter.ts';

/** Daily analyses of all visitors of a network. Visitor ids are self-chosen, so there is no allowance per visitor. */
const ofVisitors = { speaking: 30, writing: 9 } as const;

/** Daily analyses of a user: ten hours of practice. Credits alone are no limit, because unreadable recordings return theirs. */
const ofUser = 400;

export interface ReservedAnalysis {
  /** For an analysis that did not start. */
  release(): void;
}

/**
 * Counts an analysis before it starts; failures count.
 * @returns undefined if a network's visitors have used theirs up
 * @throws TooManyRequests for a user
 */
export async function reserveAnalysis(
  rateLimiter: RateLimiter,
  { person, network, kind }: { readonly person: Person; readonly network: string; readonly kind: CreditKind },
): Promise<ReservedAnalysis | undefined> {
  if (kind !== 'speaking' && kind !== 'writing') return { release: () => undefined };
  const taking: LimitUse =
    'userId' in person
      ? { key: `analyses ${kind} ${person.userId}`, times: ofUser, windowMs: dayMs }
      : { key: `visitors ${kind} ${network}`, times: ofVisitors[kind], windowMs: dayMs };
  const wait = await rateLimiter.takeExactly([taking]);
  if (wait === 0) return { release: () => rateLimiter.release([taking]) };
  if ('userId' in person) throw new TooManyRequests(wait);
  return undefined;
}
