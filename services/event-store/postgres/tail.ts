import type { EventFilter, StoredEvent } from '#domain/core/events/event-store.ts';
import { createBackOff } from '#projections/core/feed/back-off.ts';
import { createConnection, type ConnectionOptions, type TextRow } from './connection.ts';
import { includes, interestOf, type Interest } from './interest.ts';
import { createHead } from './head.ts';
import { createRecentEvents } from './recent-events.ts';
import { eventColumns } from './rows.ts';
import { channel, schema } from './schema.ts';

/** The end of the log, shared by all subscriptions: reads each new event once. A subscription that falls behind reads its own pages. */
export interface Tail {
  readonly head: number;
  /** Buffers events that pass the filter until the returned function is called. */
  follow(filter: EventFilter | undefined): () => void;
  refresh(): Promise<void>;
  /** The buffered events after a position up to `head`; `undefined` if some are missing. */
  since(position: number): readonly StoredEvent[] | undefined;
  beyond(position: number, signal: AbortSignal): Promise<void>;
  readonly closed: boolean;
  close(): Promise<void>;
}

const nothing = (): void => undefined;
const holdsEvent = ([position]: TextRow): boolean => position !== null;

const maxFetched = 1_000;
/** No index serves prefixes, so one query searches this many events at most. */
const maxSearched = 50_000;

const newEvents = `
  select ${eventColumns}, log.head
  from (select coalesce(max(position), 0) as head from ${schema}.event) as log
  left join lateral (
    select * from ${schema}.event e
    where e.position > $1 and e.position <= least(log.head, $1 + ${maxSearched})
      and ($3 or e.type = any ($4::text[])
        or exists (select from unnest($5::text[]) as prefix where starts_with(e.stream, prefix)))
    order by e.position limit $2
  ) as e on true
  order by e.position`;
const headColumn = 8;

/** @param onNews called for each notification, and when the connection is lost */
function listeningConnection(options: ConnectionOptions, onNews: () => void) {
  return createConnection({
    ...options,
    async prepare(client) {
      client.on('notification', onNews);
      await client.query(`listen ${channel}`);
    },
    onLost: onNews,
  });
}

export function createTail(options: ConnectionOptions, pollMs: number): Tail {
  const closing = new AbortController();
  const held = createRecentEvents();
  const followed = new Map<symbol, EventFilter | undefined>();
  let interest: Interest = interestOf([]);
  const head = createHead(closing.signal);
  let running: Promise<void> | undefined;
  let wake = nothing;

  const connection = listeningConnection(options, () => wake());

  let turn: Promise<void> = Promise.resolve();
  function look(): Promise<void> {
    turn = turn.catch(() => undefined).then(fetchNew);
    return turn;
  }

  async function fetchNew(): Promise<void> {
    const [before, asked] = [head.position, interest];
    if (before !== undefined) {
      const isAll = asked === 'all';
      const { types, prefixes } = isAll ? { types: [], prefixes: [] } : asked;
      const rows = await connection.query(newEvents, [before, maxFetched, isAll, types, prefixes], 'tail');
      const now = Number(rows[0]?.[headColumn]);
      // A query from before another subscription began lacks that one's events.
      const isWhole = includes(asked, interest) && rows.length < maxFetched && now - before <= maxSearched;
      if (isWhole) {
        held.add(rows.filter(holdsEvent));
        if (now > before) head.advance(now);
        return;
      }
    }
    // At the start, or far behind: subscribers read the gap in pages.
    const [row] = await connection.query(`select coalesce(max(e.position), 0) from ${schema}.event e`);
    holdNothing(Number(row?.[0]));
  }

  function holdNothing(after: number): void {
    held.clear(after);
    head.advance(after);
  }

  async function run(): Promise<void> {
    const backoff = createBackOff();
    while (!closing.signal.aborted) {
      const woken = new Promise<void>((resolve) => (wake = resolve));
      try {
        await look();
        backoff.reset();
      } catch {
        await backoff.wait(closing.signal);
        continue;
      }
      // A lost connection may lose a notification: the slow poll finds its events.
      const timer = setTimeout(wake, pollMs);
      await woken;
      clearTimeout(timer);
    }
  }

  return {
    get head() {
      return head.position ?? 0;
    },
    follow(filter) {
      const own = Symbol('subscription');
      followed.set(own, filter);
      const wider = interestOf(followed.values());
      // Events skipped until now are not buffered.
      if (!includes(interest, wider) && head.position !== undefined) holdNothing(head.position);
      interest = wider;
      return () => {
        followed.delete(own);
        interest = interestOf(followed.values());
      };
    },
    async refresh() {
      await look();
      running ??= run();
    },
    since: (position) => held.since(position),
    beyond: (position, signal) => head.beyond(position, signal),
    get closed() {
      return closing.signal.aborted;
    },
    async close() {
      closing.abort();
      wake();
      head.wake();
      await running;
      await connection.close();
    },
  };
}
