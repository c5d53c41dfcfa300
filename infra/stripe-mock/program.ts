import { findProgram, type Search } from '../programs/find-program.ts';

/** Stripe's own double of its API, which holds each request against the API's description. */
const version = '0.203.0';

/** Finds or gets `stripe-mock`; undefined when there is none to be had. */
export function findStripeMock(search: Search): Promise<string | undefined> {
  return findProgram(
    { name: 'stripe-mock', version, goPath: 'github.com/stripe/stripe-mock', buildTakes: '30 seconds' },
    search,
  );
}
