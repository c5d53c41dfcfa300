import { dayMs } from '#domain/core/durations.ts';
import type { CreditKind } from '#domain/credits/credit-kinds.ts';
import type { Person } from '#projections/progress/person.ts';
import { TooManyRequests } from '../http/errors.ts';
import type { Taking } from '../rate-limits/counts.ts';
import type { RateLimiter } from '../rate-limits/rate-limiter.ts';

/**
 * Analyses that all visitors of a network get in a day: those of three of them for each kind. A visitor is anyone who makes
 * up an id, so an allowance for each alone would have no end; families and schools share an address.
 */
const ofVisitors = { speaking: 30, writing: 9 } as const;

/**
 * Analyses that a user gets in a day, refunded ones too: a recording that no analysis can read returns its credit, so credits
 * alone would let it be tried without an end. Ten hours of practice stay below it.
 */
const ofUser = 400;

/** A place among the analyses of a day. */
export interface Place {
  /** No analysis was begun after all. */
  giveBack(): void;
}

/**
 * Counts an analysis before it begins; one that fails later stays counted.
 * @returns undefined where the visitors of the network have used their allowance
 * @throws TooManyRequests where a user has
 */
export async function takePlace(
  rateLimiter: RateLimiter,
  { person, network, kind }: { readonly person: Person; readonly network: string; readonly kind: CreditKind },
): Promise<Place | undefined> {
  if (kind !== 'speaking' && kind !== 'writing') return { giveBack: () => undefined };
  const taking: Taking =
    'userId' in person
      ? { key: `analyses ${kind} ${person.userId}`, times: ofUser, windowMs: dayMs }
      : { key: `visitors ${kind} ${network}`, times: ofVisitors[kind], windowMs: dayMs };
  const wait = await rateLimiter.takeExactly([taking]);
  if (wait === 0) return { giveBack: () => rateLimiter.giveBack([taking]) };
  if ('userId' in person) throw new TooManyRequests(wait);
  return undefined;
}
