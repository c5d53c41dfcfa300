import { EventStoreDBClient } from '@eventstore/db-client';

/** A client without unhandled rejections: a broken call waits for the next connection, which nothing catches. */
export function openClient(connectionString: string): EventStoreDBClient {
  const client = EventStoreDBClient.connectionString`${withBriefGossip(connectionString)}`;
  const handleError = client['handleError'];
  client['handleError'] = (grpc, error) => handleError(grpc, error).catch(() => undefined);
  return client;
}

/** Skips a silent member after 1 s, the minimum, unless the address sets another time. */
function withBriefGossip(connectionString: string): string {
  const address = connectionString.trim().replace(/\/+$/, '');
  if (/[?&]gossip[_-]?timeout=/i.test(address)) return address;
  return `${address}${address.includes('?') ? '&' : '?'}gossipTimeout=1`;
}
