import { z } from 'zod';

/** The parameters of EventStoreDB's client, compared like it without case, dashes and underscores. */
const parameters = new Set(
  `userCertFile userKeyFile maxDiscoverAttempts connectionName defaultDeadline discoveryInterval gossipTimeout
  nodePreference tls tlsCAFile throwOnAppendFailure keepAliveInterval keepAliveTimeout`
    .split(/\s+/)
    .map(flat),
);

/**
 * Rejects parameters that the client ignores, above all `tlsVerifyCert`: it gives false security, and the client prints
 * the address.
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
