import { findProgram, type Search } from '../programs/find-program.ts';

/** Stripe's own API double, which validates requests against the API's description. */
const version = '0.203.0';

export function findStripeMock(search: Search): Promise<string | undefined> {
  return findProgram(
    { name: 'stripe-mock', version, goPath: 'github.com/stripe/stripe-mock', buildTakes: '30 seconds' },
    search,
  );
}
