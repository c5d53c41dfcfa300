import { Stripe } from 'stripe';

export interface StripeAddress {
  readonly url: string;
  /** The machine's own by default. */
  readonly fetch?: typeof fetch;
  /** The time-out of one attempt, in milliseconds. */
  readonly patienceMs?: number;
}

const patienceMs = 8_000;

/** One retry after a transient failure, and no telemetry. */
export function clientSettings(address: StripeAddress | undefined): Stripe.StripeConfig {
  return {
    timeout: address?.patienceMs ?? patienceMs,
    maxNetworkRetries: 2,
    telemetry: false,
    ...(address && {
      host: new URL(address.url).hostname,
      httpClient: Stripe.createFetchHttpClient(fetchAt(address)),
    }),
  };
}

/** The SDK supports hosts, but no path prefix. */
function fetchAt({ url, fetch: ask = fetch }: StripeAddress): typeof fetch {
  return (target, init) => {
    const { pathname, search } = new URL(target instanceof Request ? target.url : target);
    return ask(`${url}${pathname}${search}`, init);
  };
}
