import { z } from 'zod';

/** What prices are shown and paid in: specification, document 1, section 9. Prices are set in Australian dollars. */
export const currencySchema = z.enum([
  'AUD',
  'EUR',
  'USD',
  'GBP',
  'CAD',
  'HKD',
  'SGD',
  'NZD',
  'AED',
  'SAR',
  'CNY',
  'INR',
  'PHP',
  'MYR',
  'THB',
  'NPR',
  'BDT',
  'ZAR',
  'NGN',
]);
export type Currency = z.infer<typeof currencySchema>;
