/** The initial price list and promotion, for specs of the lower layers. */
export { seedPrices } from '#infra/seed/seed-prices.ts';
