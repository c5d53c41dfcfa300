import type { EventFilter, StoredEvent } from '#domain/core/event-store.ts';
import { createBackOff } from '#projections/core/back-off.ts';
import { createConnection, type ConnectionOptions, type TextRow } from './connection.ts';
import { includes, interestOf, type Interest } from './interest.ts';
import { eventColumns, positionOf, sizeOf, toStoredEvent } from './rows.ts';
import { channel, schema } from './schema.ts';

/**
 * The end of the log, shared by all subscriptions of a store: one connection listens, reads each new event once
 * and keeps the latest ones. A subscription that has fallen behind them reads pages of its own.
 */
export interface Tail {
  /** The position of the last event known. */
  readonly head: number;
  /** Makes the events that pass the filter be held from now on, until the function given back is called. */
  follow(filter: EventFilter | undefined): () => void;
  /** Asks the store where the log ends now. @throws StoreUnavailable */
  refresh(): Promise<void>;
  /** The followed events after a position up to `head`; `undefined` when some of them are not held. */
  since(position: number): readonly StoredEvent[] | undefined;
  /** Resolves when `head` is beyond the position, or the signal is aborted, or the tail is closed. */
  beyond(position: number, signal: AbortSignal): Promise<void>;
  readonly closed: boolean;
  close(): Promise<void>;
}

interface Held {
  readonly event: StoredEvent;
  readonly position: number;
  readonly size: number;
}

const nothing = (): void => undefined;
const holdsEvent = ([position]: TextRow): boolean => position !== null;

const maxHeld = 2_000;
const maxHeldSize = 8 * 1024 * 1024;
const maxFetched = 1_000;
/** No index serves prefixes: so far one look searches the log. */
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

export function createTail(options: ConnectionOptions, pollMs: number): Tail {
  const closing = new AbortController();
  let held: Held[] = [];
  let heldSize = 0;
  /** All followed events after this position up to `head` are held. */
  let heldAfter = 0;
  const followed = new Map<symbol, EventFilter | undefined>();
  let interest: Interest = interestOf([]);
  let head: number | undefined;
  let running: Promise<void> | undefined;
  let wake = nothing;
  let waiting = new Set<() => void>();

  const connection = createConnection({
    ...options,
    async prepare(client) {
      client.on('notification', () => wake());
      await client.query(`listen ${channel}`);
    },
    onLost: () => wake(),
  });

  /** One turn: what is new since `head`. Turns never overlap. */
  let turn: Promise<void> = Promise.resolve();
  function look(): Promise<void> {
    turn = turn.catch(() => undefined).then(fetchNew);
    return turn;
  }

  async function fetchNew(): Promise<void> {
    const [before, asked] = [head, interest];
    if (before !== undefined) {
      const isAll = asked === 'all';
      const { types, prefixes } = isAll ? { types: [], prefixes: [] } : asked;
      const rows = await connection.query(newEvents, [before, maxFetched, isAll, types, prefixes], 'tail');
      const now = Number(rows[0]?.[headColumn]);
      // What was asked for before another subscription began lacks that one's events.
      const isWhole = includes(asked, interest) && rows.length < maxFetched && now - before <= maxSearched;
      if (isWhole) return hold(rows.filter(holdsEvent), now);
    }
    // The start, or far behind: a subscriber that needs what lies between reads it in pages.
    const [row] = await connection.query(`select coalesce(max(e.position), 0) from ${schema}.event e`);
    holdNothing(Number(row?.[0]));
  }

  function holdNothing(after: number): void {
    held = [];
    heldSize = 0;
    heldAfter = after;
    advance(after);
  }

  function hold(rows: readonly TextRow[], through: number): void {
    for (const row of rows) {
      held.push({ event: toStoredEvent(row), position: positionOf(row), size: sizeOf(row) });
      heldSize += sizeOf(row);
    }
    let dropped = 0;
    while (held.length - dropped > maxHeld || heldSize > maxHeldSize) {
      heldSize -= held[dropped]?.size ?? 0;
      heldAfter = held[dropped]?.position ?? heldAfter;
      dropped += 1;
    }
    if (dropped > 0) held = held.slice(dropped);
    if (through > (head ?? 0)) advance(through);
  }

  function advance(position: number): void {
    head = position;
    const woken = waiting;
    waiting = new Set();
    for (const resolve of woken) resolve();
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
      // A notification may be lost with its connection: the slow poll finds what it told.
      const timer = setTimeout(wake, pollMs);
      await woken;
      clearTimeout(timer);
    }
  }

  return {
    get head() {
      return head ?? 0;
    },
    follow(filter) {
      const own = Symbol('subscription');
      followed.set(own, filter);
      const wider = interestOf(followed.values());
      // What was passed over until now is not held.
      if (!includes(interest, wider) && head !== undefined) holdNothing(head);
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
    since(position) {
      if (position < heldAfter) return undefined;
      const first = held.findLastIndex((one) => one.position <= position) + 1;
      return held.slice(first).map((one) => one.event);
    },
    async beyond(position, signal) {
      const isOver = () => (head ?? 0) > position || signal.aborted || closing.signal.aborted;
      while (!isOver()) {
        await new Promise<void>((resolve) => {
          const done = () => {
            waiting.delete(done);
            signal.removeEventListener('abort', done);
            resolve();
          };
          waiting.add(done);
          signal.addEventListener('abort', done);
        });
      }
    },
    get closed() {
      return closing.signal.aborted;
    },
    async close() {
      closing.abort();
      wake();
      for (const resolve of waiting) resolve();
      await running;
      await connection.close();
    },
  };
}
