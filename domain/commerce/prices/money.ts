import { z } from 'zod';
import { currencySchema } from './currency.ts';

/** An amount in the smallest unit of its currency: 6435 of USD is 64.35 dollars. Never a fraction. */
export const moneySchema = z.object({
  amount: z.int().min(0).max(1_000_000_000_000),
  currency: currencySchema,
});
export type Money = z.infer<typeof moneySchema>;
