import type { Country } from '../contract.ts';
import type { Currency } from './currency.ts';

/** Where people pay by what: specification, document 1, section 9, with the places that use the same money by law. */
const countriesOf: { readonly [Of in Exclude<Currency, 'USD'>]: readonly Country[] } = {
  AUD: ['AU', 'CX', 'CC', 'NF'],
  /** The euro area as of 2026, the small states and places that have the euro by treaty or law, Kosovo and Montenegro. */
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

/** What people of a country pay in: dollars of the United States where the specification names nothing else. */
export const currencyOf = (country: Country): Currency => currencies.get(country) ?? 'USD';

/** The countries whose money prices are told in, to choose from; all others see those of the United States. */
export const pricedCountries: readonly Country[] = [...currencies.keys(), 'US'];
