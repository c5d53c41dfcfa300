/** The price list and the promotion that an installation begins with, for specs of the wings below. */
export { seedPrices } from '#infra/seed/seed-prices.ts';
