import type { Country } from '../contract.ts';
import type { Currency } from './currency.ts';

/** Countries by currency: specification, document 1, section 9, with the territories that use it by law. */
const countriesOf: { readonly [Of in Exclude<Currency, 'USD'>]: readonly Country[] } = {
  AUD: ['AU', 'CX', 'CC', 'NF'],
  /** The euro area as of 2026, the small states and territories with the euro by treaty or law, Kosovo and Montenegro. */
  EUR: 'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK AD MC SM VA ME XK AX BL GF GP MF MQ PM RE YT'.split(
    ' ',
  ),
  GBP: ['GB', 'GG', 'IM', 'JE'],
  CAD: ['CA'],
  HKD: ['HK'],
  SGD: ['SG'],
  NZD: ['NZ', 'CK', 'NU', 'TK'],
  AED: ['AE'],
  SAR: ['SA'],
  CNY: ['CN'],
  INR: ['IN'],
  PHP: ['PH'],
  MYR: ['MY'],
  THB: ['TH'],
  NPR: ['NP'],
  BDT: ['BD'],
  ZAR: ['ZA'],
  NGN: ['NG'],
};

const currencies = new Map<Country, Currency>(
  Object.entries(countriesOf).flatMap(([currency, countries]) =>
    countries.map((country) => [country, currency as Currency] as const),
  ),
);

/** US dollars unless the specification names another currency. */
export const currencyOf = (country: Country): Currency => currencies.get(country) ?? 'USD';

/** The countries to choose from; all others see US prices. */
export const pricedCountries: readonly Country[] = [...currencies.keys(), 'US'];
