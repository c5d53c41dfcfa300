import type { AnyCall } from '#domain/core/contract.ts';
import { limitOf, type Limit, type RateLimitName, type RateLimits } from '#domain/core/rate-limits.ts';
import type { Principal } from '../identity/principal.ts';
import { TooManyRequests } from '../http/errors.ts';
import type { LimitUse } from './counts.ts';
import type { RateLimiter } from './rate-limiter.ts';

export interface Caller {
  readonly principal: Principal;
  readonly network: string;
  /** For limits `of: 'account'`. */
  readonly account?: string | undefined;
}

export interface AllowedCall {
  /** Limits for failures then do not count the call. */
  succeeded(): void;
}

/** Counts calls of one kind, or rejects them; synchronous unless the table is queried. A heavy call counts as `weight` calls. */
export type CallLimit = (caller: Caller, weight?: number) => AllowedCall | Promise<AllowedCall>;

const nothingToRelease: AllowedCall = { succeeded: () => undefined };

export const limitCall = (limiter: RateLimiter, rateLimits: RateLimits, call: AnyCall): CallLimit =>
  limitNamed(limiter, rateLimits, limitOf(call));

/** @returns a check that throws TooManyRequests with the seconds to wait */
export function limitNamed(limiter: RateLimiter, rateLimits: RateLimits, name: RateLimitName): CallLimit {
  const { limits, isExact } = rateLimits[name];
  const countsFailures = limits.some(({ only }) => only === 'failures');
  const prepared = limits.map((limit, index) => ({
    limit,
    prefix: `${name} ${index} `,
    times: limit.times,
    windowMs: limit.seconds * 1_000,
  }));

  return (caller, weight = 1) => {
    const counted: { readonly limit: Limit; readonly use: LimitUse }[] = [];
    for (const { limit, prefix, times, windowMs } of prepared) {
      const who = whoOf(limit, caller);
      if (who !== undefined) counted.push({ limit, use: { key: prefix + who, times, windowMs, weight } });
    }
    const uses = counted.map(({ use }) => use);
    const allow = (waitMs: number): AllowedCall => {
      if (waitMs > 0) throw new TooManyRequests(waitMs, caller.account);
      if (!countsFailures) return nothingToRelease;
      const uncounted = counted.filter(({ limit }) => limit.only === 'failures');
      return { succeeded: () => limiter.release(uncounted.map(({ use }) => use)) };
    };
    return isExact ? limiter.takeExactly(uses).then(allow) : allow(limiter.take(uses));
  };
}

function whoOf({ of }: Limit, { principal, network, account }: Caller): string | undefined {
  switch (of) {
    case 'network':
      return network;
    case 'account':
      return account;
    case 'visitors':
      return principal.kind === 'visitor' || principal.kind === 'anonymous' ? network : undefined;
    case 'person':
      if (principal.kind === 'anonymous') return undefined;
      return principal.kind === 'visitor' ? principal.visitorId : principal.userId;
  }
}
