import { dayMs } from '#domain/core/durations.ts';
import type { CreditKind } from '#domain/credits/credit-kinds.ts';
import type { Person } from '#projections/progress/person.ts';
import type { RateLimiter } from '../rate-limits/rate-limiter.ts';

/**
 * Spoken answers of all visitors of a network in a day: those of three of them. A visitor is anyone who makes up an id,
 * so an allowance for each alone would have no end; families and schools share an address.
 */
const spokenAnswers = { times: 30, windowMs: dayMs } as const;

/** A place among the free answers of a network. */
export interface Place {
  /** It was not used after all. */
  giveBack(): void;
}

/** @returns undefined where the visitors of the network have used all there is; users have their own credits */
export async function takePlace(
  rateLimiter: RateLimiter,
  { person, network, kind }: { readonly person: Person; readonly network: string; readonly kind: CreditKind },
): Promise<Place | undefined> {
  if ('userId' in person || kind !== 'speaking') return { giveBack: () => undefined };
  const takings = [{ key: `visitors speaking ${network}`, ...spokenAnswers }];
  const wait = await rateLimiter.takeExactly(takings);
  return wait > 0 ? undefined : { giveBack: () => rateLimiter.giveBack(takings) };
}
