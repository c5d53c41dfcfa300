import type pg from 'pg';
import {
  StoreUnavailable,
  type EventFilter,
  type ReadOptions,
  type ReadResult,
  type StoredEvent,
} from '#domain/core/events/event-store.ts';
import { asText, type TextRow } from './connection.ts';
import { inPortTerms } from './failure.ts';
import { eventColumns, positionOf, sizeOf, toStoredEvent } from './rows.ts';
import { schema } from './schema.ts';

export interface Page {
  readonly events: readonly StoredEvent[];
  readonly through: number;
  /** The size of the next page, based on the event sizes in this one. */
  readonly nextLimit: number;
}

export interface Reader {
  read(stream: string, options: ReadOptions): Promise<ReadResult>;
  head(): Promise<number>;
  page(after: number, upTo: number, filter: EventFilter | undefined, limit: number): Promise<Page>;
  ping(): Promise<void>;
}

export const firstPageLimit = 100;
const maxPageLimit = 2_000;
const pageSize = 8 * 1024 * 1024;
/** No index serves prefixes: the log is searched in windows, so that each query ends soon. */
const searchWindow = 50_000;

export function createReader(pool: pg.Pool, timeoutMs: number): Reader {
  /** A time-out makes the pool discard its connection; it also bounds the wait for one. */
  async function query(name: string, text: string, values: readonly unknown[]): Promise<TextRow[]> {
    const { promise: tooLate, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => reject(new StoreUnavailable('Postgres did not answer')), timeoutMs);
    try {
      const config: pg.QueryArrayConfig & { query_timeout: number } = {
        name: `${schema} ${name}`,
        text,
        values: [...values],
        rowMode: 'array',
        types: asText,
        query_timeout: timeoutMs,
      };
      return (await Promise.race([pool.query<TextRow>(config), tooLate])).rows;
    } catch (error) {
      throw inPortTerms(error);
    } finally {
      clearTimeout(timer);
    }
  }

  const range = 'e.position > $1 and e.position <= $2';
  const select = `select ${eventColumns} from ${schema}.event e`;
  /** One index walk per type keeps the order. Types and positions are compared as pairs: otherwise Postgres searches the whole log. */
  const ofTypes = `select ${eventColumns} from unnest($4::text[]) as wanted cross join lateral (
      select * from ${schema}.event e where (e.type, e.position) > (wanted, $1) and (e.type, e.position) <= (wanted, $2)
      order by e.type, e.position limit $3
    ) e order by e.position limit $3`;
  const ofPrefixes = `${select} where ${range} and exists (
      select from unnest($4::text[]) as prefix where starts_with(e.stream, prefix)
    ) order by e.position limit $3`;

  return {
    async read(stream, { from, direction = 'forwards', maxCount }) {
      const [comparison, order] = direction === 'forwards' ? ['>=', 'asc'] : ['<=', 'desc'];
      const start = from ?? (direction === 'forwards' ? 0 : maxRevision);
      const rows = await query(
        `read ${direction}`,
        `${select} where e.stream = $1 and e.revision ${comparison} $2
           and not exists (select from ${schema}.tombstone t where t.stream = $1)
         order by e.revision ${order} limit $3`,
        [stream, Math.min(start, maxRevision), maxCount ?? null],
      );
      if (rows.length > 0) return { outcome: 'found', events: rows.map(toStoredEvent) };
      const [state] = await query(
        'state',
        `select exists (select from ${schema}.tombstone t where t.stream = $1),
                exists (select from ${schema}.event e where e.stream = $1)`,
        [stream],
      );
      if (state?.[0] === 't') return { outcome: 'deleted' };
      return state?.[1] === 't' ? { outcome: 'found', events: [] } : { outcome: 'missing' };
    },

    async head() {
      const [row] = await query('head', `select coalesce(max(e.position), 0) from ${schema}.event e`, []);
      return Number(row?.[0]);
    },

    async page(after, upTo, filter, limit) {
      let rows: TextRow[];
      let end = upTo;
      if (filter === undefined) {
        rows = await query('page', `${select} where ${range} order by e.position limit $3`, [
          after,
          end,
          limit,
        ]);
      } else if ('eventTypes' in filter) {
        rows = await query('types', ofTypes, [after, end, limit, [...new Set(filter.eventTypes)]]);
      } else {
        end = Math.min(upTo, after + searchWindow);
        rows = await query('prefixes', ofPrefixes, [after, end, limit, filter.streamPrefixes]);
      }
      const last = rows.at(-1);
      const size = rows.reduce((sum, row) => sum + sizeOf(row), 0);
      return {
        events: rows.map(toStoredEvent),
        through: last && rows.length === limit ? positionOf(last) : end,
        nextLimit: Math.max(
          1,
          Math.min(maxPageLimit, Math.floor((pageSize * rows.length) / (size + 1)) || maxPageLimit),
        ),
      };
    },

    async ping() {
      await query('ping', 'select 1', []);
    },
  };
}

const maxRevision = 2 ** 31 - 1;
