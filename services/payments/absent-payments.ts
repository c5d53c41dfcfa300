import { ForgedNotice, ProviderAway, type Payments } from './payments.ts';

/** In production without keys: everything works except payments. */
export function createAbsentPayments(): Payments {
  const away = () => Promise.reject(new ProviderAway('STRIPE_SECRET_KEY is not set'));
  return {
    provider: { kind: 'stripe', publishableKey: '' },
    ask: away,
    find: away,
    cancel: away,
    refund: away,
    async *list() {
      yield await away();
    },
    readWebhook() {
      throw new ForgedNotice('no provider is known that could have sent it');
    },
  };
}
