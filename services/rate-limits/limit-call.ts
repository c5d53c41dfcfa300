import type { AnyCall } from '#domain/core/contract.ts';
import { limitOf, type Limit, type RateLimits } from '#domain/core/rate-limits.ts';
import type { Principal } from '../identity/principal.ts';
import { TooManyRequests } from '../http/errors.ts';
import type { Taking } from './counts.ts';
import type { RateLimiter } from './rate-limiter.ts';

/** Who makes a call, as limits count them. */
export interface Caller {
  readonly principal: Principal;
  /** See `networkOf`. */
  readonly network: string;
  /** Whose password is tried, for limits `of: 'account'`. */
  readonly account?: string | undefined;
}

/** A call that was let through. */
export interface Passage {
  /** Whatever counts failures alone is not counted. */
  succeeded(): void;
}

/**
 * Counts a call, or refuses it.
 * @throws TooManyRequests with the seconds to wait
 */
export async function limitCall(
  limiter: RateLimiter,
  rateLimits: RateLimits,
  call: AnyCall,
  caller: Caller,
): Promise<Passage> {
  const name = limitOf(call);
  const { limits, isExact } = rateLimits[name];
  const counted = limits.flatMap((limit, index) => {
    const who = whoOf(limit, caller);
    return who === undefined ? [] : [{ limit, taking: takingOf(limit, `${name} ${index} ${who}`) }];
  });
  const takings = counted.map(({ taking }) => taking);
  const waitMs = isExact ? await limiter.takeExactly(takings) : limiter.take(takings);
  if (waitMs > 0) throw new TooManyRequests(waitMs, caller.account);
  return {
    succeeded() {
      const uncounted = counted.filter(({ limit }) => limit.only === 'failures');
      limiter.giveBack(uncounted.map(({ taking }) => taking));
    },
  };
}

const takingOf = ({ times, seconds }: Limit, key: string): Taking => ({
  key,
  times,
  windowMs: seconds * 1_000,
});

function whoOf({ of }: Limit, { principal, network, account }: Caller): string | undefined {
  switch (of) {
    case 'network':
      return network;
    case 'account':
      return account;
    case 'visitors':
      return principal.kind === 'visitor' || principal.kind === 'nobody' ? network : undefined;
    case 'person':
      if (principal.kind === 'nobody') return undefined;
      return principal.kind === 'visitor' ? principal.visitorId : principal.userId;
  }
}
