import { Defect } from '#domain/core/defect.ts';
import {
  StoreUnavailable,
  type SubscribeOptions,
  type SubscriptionMessage,
} from '#domain/core/events/event-store.ts';
import { createBackOff } from '#projections/core/feed/back-off.ts';
import { createMatcher } from '../filter.ts';
import { fromPosition, toPosition } from '../position.ts';
import { firstPageLimit, type Page, type Reader } from './reader.ts';
import type { Tail } from './tail.ts';

/** Reads at most one page ahead, and at the tail takes the shared tail's events. Waits out lost connections, throws other errors. */
export async function* subscribe(
  reader: Reader,
  tail: Tail,
  { after, filter, signal }: SubscribeOptions,
): AsyncGenerator<SubscriptionMessage, void, void> {
  const matches = createMatcher(filter);
  const backoff = createBackOff();
  const ended = () => signal.aborted || tail.closed;

  /** Retries until the store answers; `undefined` only after the subscription has ended. */
  async function insist<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
    while (!ended()) {
      try {
        const result = await work();
        backoff.reset();
        return result;
      } catch (error) {
        if (!(error instanceof StoreUnavailable)) throw error;
        await backoff.wait(signal);
      }
    }
    return undefined;
  }

  let limit = firstPageLimit;
  /** The next events, from the shared tail if it still has them; `undefined` only after the subscription has ended. */
  async function pageAfter(at: number): Promise<Pick<Page, 'events' | 'through'> | undefined> {
    const { head } = tail;
    const recent = tail.since(at)?.filter(matches);
    if (recent) return { events: recent, through: head };
    const page = await insist(() => reader.page(at, head, filter, limit));
    if (page) limit = page.nextLimit;
    return page;
  }

  const unfollow = tail.follow(filter);
  try {
    await insist(() => tail.refresh());
    let at = after === 'start' ? 0 : after === 'end' ? tail.head : Number(fromPosition(after));
    if (at > tail.head && !ended()) {
      throw new Defect(
        `Position ${at} lies behind the end of the log (${tail.head}): was the store replaced?`,
      );
    }
    let caughtUp = false;

    while (!ended()) {
      while (at < tail.head && !ended()) {
        const page = await pageAfter(at);
        if (page === undefined) return;
        const { events, through } = page;
        for (const event of events) {
          if (ended()) return;
          yield { kind: 'event', event };
        }
        if (toPosition(through) !== events.at(-1)?.position) {
          yield { kind: 'checkpoint', position: toPosition(through) };
        }
        at = through;
      }
      if (!caughtUp && !ended()) {
        caughtUp = true;
        yield { kind: 'caughtUp' };
      }
      await tail.beyond(at, signal);
    }
  } finally {
    unfollow();
  }
}
