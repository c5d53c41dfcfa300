import type { Country } from '../contract.ts';
import { currencyOf } from '../prices/country-currency.ts';
import type { Currency } from '../prices/currency.ts';
import type { PaymentMethod } from './payment-method.ts';

/** The currencies of each method, according to Stripe's documentation. */
const takes: { readonly [Of in PaymentMethod]: 'all' | readonly Currency[] } = {
  card: 'all',
  // Apple Pay uses a card.
  apple_pay: 'all',
  google_pay: 'all',
  paypal: ['EUR', 'GBP', 'USD', 'AUD', 'CAD', 'HKD', 'NZD', 'SGD'],
  wechat_pay: ['CNY', 'AUD', 'CAD', 'EUR', 'GBP', 'HKD', 'SGD', 'USD'],
  alipay: ['CNY', 'AUD', 'CAD', 'EUR', 'GBP', 'HKD', 'SGD', 'USD', 'NZD', 'MYR'],
  bancontact: ['EUR'],
};

/** Methods limited to countries: Bancontact to Belgium, by the specification. */
const onlyIn: { readonly [Of in PaymentMethod]?: readonly Country[] } = { bancontact: ['BE'] };

/** The usual methods of a country. */
const usual: { readonly [country: Country]: readonly PaymentMethod[] } = {
  BE: ['bancontact'],
  CN: ['alipay', 'wechat_pay'],
  HK: ['card', 'alipay', 'wechat_pay'],
};

const everywhere: readonly PaymentMethod[] = [
  'card',
  'paypal',
  'apple_pay',
  'google_pay',
  'wechat_pay',
  'alipay',
  'bancontact',
];

/** The payment methods for a country, the usual one first: specification, document 1, section 9. */
export function methodsFor(
  country: Country,
  currency: Currency = currencyOf(country),
): readonly PaymentMethod[] {
  const inOrder = [...new Set([...(usual[country] ?? []), ...everywhere])];
  return inOrder.filter((method) => {
    const taken = takes[method];
    return (taken === 'all' || taken.includes(currency)) && (onlyIn[method]?.includes(country) ?? true);
  });
}
