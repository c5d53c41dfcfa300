import {
  AED,
  AUD,
  BDT,
  CAD,
  CNY,
  EUR,
  GBP,
  HKD,
  INR,
  MYR,
  NGN,
  NPR,
  NZD,
  PHP,
  SAR,
  SGD,
  THB,
  USD,
  ZAR,
  type DineroCurrency,
} from 'dinero.js/currencies';
import type { Currency } from './currency.ts';

export interface Exchange {
  /** With the exponent of ISO 4217. */
  readonly money: DineroCurrency<number>;
  /** Units per Australian dollar: `{ amount: 65, scale: 2 }` is 0.65. */
  readonly factor: { readonly amount: number; readonly scale: number };
  /** Decimal places of prices; -1 for tens. The currency's by default. */
  readonly priceScale?: number;
}

/** Factors from Australian dollars: specification, document 1, section 9. Rupees are "rounded to tens". */
export const exchanges: { readonly [Of in Currency]: Exchange } = {
  AUD: { money: AUD, factor: { amount: 1, scale: 0 } },
  EUR: { money: EUR, factor: { amount: 6, scale: 1 } },
  USD: { money: USD, factor: { amount: 65, scale: 2 } },
  GBP: { money: GBP, factor: { amount: 5, scale: 1 } },
  CAD: { money: CAD, factor: { amount: 9, scale: 1 } },
  HKD: { money: HKD, factor: { amount: 5, scale: 0 } },
  SGD: { money: SGD, factor: { amount: 9, scale: 1 } },
  NZD: { money: NZD, factor: { amount: 1, scale: 0 } },
  AED: { money: AED, factor: { amount: 25, scale: 1 } },
  SAR: { money: SAR, factor: { amount: 25, scale: 1 } },
  CNY: { money: CNY, factor: { amount: 46, scale: 1 } },
  INR: { money: INR, factor: { amount: 54, scale: 0 }, priceScale: -1 },
  PHP: { money: PHP, factor: { amount: 35, scale: 0 } },
  MYR: { money: MYR, factor: { amount: 28, scale: 1 } },
  THB: { money: THB, factor: { amount: 21, scale: 0 } },
  NPR: { money: NPR, factor: { amount: 85, scale: 0 } },
  BDT: { money: BDT, factor: { amount: 70, scale: 0 } },
  ZAR: { money: ZAR, factor: { amount: 12, scale: 0 } },
  NGN: { money: NGN, factor: { amount: 1000, scale: 0 } },
};
