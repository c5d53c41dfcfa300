import { z } from 'zod';

/** What the client of EventStoreDB reads, compared without case, dashes and underscores as it does. */
const parameters = new Set(
  `userCertFile userKeyFile maxDiscoverAttempts connectionName defaultDeadline discoveryInterval gossipTimeout
  nodePreference tls tlsCAFile throwOnAppendFailure keepAliveInterval keepAliveTimeout`
    .split(/\s+/)
    .map(flat),
);

/**
 * An address of EventStoreDB, of one host or of several with commas between them. A parameter that the client ignores is
 * refused, `tlsVerifyCert` above all: its writer would believe in it, and the client prints the address, password and all.
 */
export const eventStoreDbAddress = z
  .string()
  .regex(/^esdb(\+discover)?:\/\/([^@/\s]+@)?[^@/?\s,]+(,[^@/?\s,]+)*\/?(\?[^\s?]+)?$/)
  .refine((address) => namesOf(address).every((name) => parameters.has(flat(name))));

function namesOf(address: string): string[] {
  const [, query = ''] = address.split('?');
  return query.split('&').flatMap((pair) => (pair === '' ? [] : [pair.split('=')[0] ?? '']));
}

function flat(name: string): string {
  return name.toLowerCase().replace(/[_-]/g, '');
}
