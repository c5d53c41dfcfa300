import { z } from 'zod';
import { currencySchema } from './currency.ts';

export const moneySchema = z.object({
  amount: z.int().min(0).max(1_000_000_000_000),
  currency: currencySchema,
});
export type Money = z.infer<typeof moneySchema>;
