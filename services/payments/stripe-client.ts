import { Stripe } from 'stripe';

export interface StripeAddress {
  /** Without a slash at the end; it may have a path: `http://127.0.0.1:8090/till`. */
  readonly url: string;
  /** What asks there; the machine's own by default. */
  readonly fetch?: typeof fetch;
  /** How long one try waits for an answer, in milliseconds. */
  readonly patienceMs?: number;
}

/** A person waits for the answer. */
const patienceMs = 8_000;

/** How the SDK asks: with patience, once more after a failure that may pass, and telling nothing about us. */
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

/** The SDK knows hosts, and no paths before its own. */
function fetchAt({ url, fetch: ask = fetch }: StripeAddress): typeof fetch {
  return (target, init) => {
    const { pathname, search } = new URL(target instanceof Request ? target.url : target);
    return ask(`${url}${pathname}${search}`, init);
  };
}
