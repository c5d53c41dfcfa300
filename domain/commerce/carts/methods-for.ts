import type { Country } from '../contract.ts';
import { currencyOf } from '../prices/country-currency.ts';
import type { Currency } from '../prices/currency.ts';
import type { PaymentMethod } from './payment-method.ts';

/** The money that each way takes, as Stripe's description of it says; all takes any. */
const takes: { readonly [Of in PaymentMethod]: 'all' | readonly Currency[] } = {
  card: 'all',
  // A card in a telephone: what takes cards takes it.
  apple_pay: 'all',
  google_pay: 'all',
  paypal: ['EUR', 'GBP', 'USD', 'AUD', 'CAD', 'HKD', 'NZD', 'SGD'],
  wechat_pay: ['CNY', 'AUD', 'CAD', 'EUR', 'GBP', 'HKD', 'SGD', 'USD'],
  alipay: ['CNY', 'AUD', 'CAD', 'EUR', 'GBP', 'HKD', 'SGD', 'USD', 'NZD', 'MYR'],
  bancontact: ['EUR'],
};

/** Where a way is offered at all: the specification has Bancontact for Belgium. */
const onlyIn: { readonly [Of in PaymentMethod]?: readonly Country[] } = { bancontact: ['BE'] };

/** What people of a country expect first. */
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

/** How something can be paid in a country, the usual way first: specification, document 1, section 9. */
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
