import pg from 'pg';
import { StoreUnavailable } from '#domain/core/events/event-store.ts';

export interface Connection {
  /** Rows of text. Reconnects at the next call after a time-out or a lost connection. */
  query(text: string, values?: readonly unknown[], name?: string): Promise<TextRow[]>;
  close(): Promise<void>;
}

export type TextRow = (string | null)[];

export interface ConnectionOptions {
  readonly config: pg.ClientConfig;
  readonly timeoutMs: number;
  readonly prepare?: (client: pg.Client) => Promise<unknown>;
  readonly onLost?: () => void;
}

export const asText: pg.CustomTypesConfig = { getTypeParser: () => (value: string) => value };

/** A dedicated connection, opened on demand and reopened after a loss. Callers take turns. */
export function createConnection({ config, timeoutMs, prepare, onLost }: ConnectionOptions): Connection {
  let current: Promise<pg.Client> | undefined;
  let closed = false;

  async function open(): Promise<pg.Client> {
    const client = new pg.Client({ ...config, connectionTimeoutMillis: timeoutMs, query_timeout: timeoutMs });
    const opening = connectAndPrepare(client);
    const forget = () => {
      if (current !== opening) return;
      current = undefined;
      if (!closed) onLost?.();
    };
    client.on('error', forget);
    client.on('end', forget);
    current = opening;
    opening.catch(forget);
    return opening;
  }

  /** Ends the session, without waiting longer for a silent server than for any call. */
  async function end(client: pg.Client): Promise<void> {
    const timer = setTimeout(() => client.connection.stream.destroy(), timeoutMs);
    await client.end();
    clearTimeout(timer);
  }

  async function connectAndPrepare(client: pg.Client): Promise<pg.Client> {
    try {
      await client.connect();
      await prepare?.(client);
      return client;
    } catch (error) {
      void end(client);
      throw error;
    }
  }

  return {
    async query(text, values = [], name) {
      if (closed) throw new StoreUnavailable('The event store is closed');
      const opening = current ?? open();
      const client = await opening.catch((cause: Error) => {
        throw new StoreUnavailable(`Postgres: ${cause.message}`, { cause });
      });
      try {
        const result = await client.query<TextRow>({
          text,
          values: [...values],
          rowMode: 'array',
          types: asText,
          ...(name === undefined ? {} : { name }),
        });
        return result.rows;
      } catch (error) {
        if (!(error instanceof pg.DatabaseError) && current === opening) {
          // A time-out leaves the query running, so only a new connection is in a known state.
          current = undefined;
          void end(client);
          onLost?.();
        }
        throw error;
      }
    },
    async close() {
      closed = true;
      const client = await current?.catch(() => undefined);
      if (client) await end(client);
    },
  };
}
