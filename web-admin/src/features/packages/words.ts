import type { Offer } from '#domain/commerce/contract.ts';
import { moneyInWords } from '#domain/commerce/prices/money-arithmetic.ts';
import type { PackageGroup } from '#domain/commerce/packages/package.ts';
import type { Plan } from '#domain/commerce/packages/plan.ts';

export const groupNames: Readonly<Record<PackageGroup, string>> = {
  subscription: 'Subscription',
  mobile: 'Mobile',
  others: 'Others',
};

export const planNames: Readonly<Record<Plan, string>> = {
  bronze: 'Bronze',
  silver: 'Silver',
  ultimate: 'Ultimate',
};

export const labelNames: Readonly<Record<Offer['label'], string>> = {
  buy: 'Buy',
  upgrade: 'Upgrade',
  current_plan: 'Current plan',
  extend: 'Extend',
};

export const audInWords = (audCents: number): string => moneyInWords({ amount: audCents, currency: 'AUD' });

/** Why a price is lower than listed: `30 % with ultimate_30`. */
export const reductionsInWords = ({ reductions }: Offer): string =>
  reductions
    .map((one) =>
      one.kind === 'promotion'
        ? `${one.discount}% with ${one.promoId}`
        : `${one.days} ${one.days === 1 ? 'day' : 'days'} left`,
    )
    .join(', ') || '–';
