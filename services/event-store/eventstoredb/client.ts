import { EventStoreDBClient } from '@eventstore/db-client';

/** A client that leaves no rejection unhandled: a broken call waits for the next connection, which nothing catches. */
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
