import { z } from 'zod';

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
