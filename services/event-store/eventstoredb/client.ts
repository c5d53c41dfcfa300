import { EventStoreDBClient } from '@eventstore/db-client';

/**
 * A client of EventStoreDB that leaves nothing unhandled: when a call breaks, it waits on its own for the connection
 * that is being made meanwhile, and nothing catches what comes of that.
 */
export function openClient(connectionString: string): EventStoreDBClient {
  const client = EventStoreDBClient.connectionString`${withBriefGossip(connectionString)}`;
  const handleError = client['handleError'];
  client['handleError'] = (grpc, error) => handleError(grpc, error).catch(() => undefined);
  return client;
}

/** A member that keeps silent is passed over after 1 s, the least there is, where the address says nothing else. */
function withBriefGossip(connectionString: string): string {
  const address = connectionString.trim().replace(/\/+$/, '');
  if (/[?&]gossip[_-]?timeout=/i.test(address)) return address;
  return `${address}${address.includes('?') ? '&' : '?'}gossipTimeout=1`;
}
