import { z } from 'zod';
import { defineCall } from '../../core/contract.ts';
import { moneySchema } from '../prices/money.ts';

export const reconciliationSchema = z.object({
  /** null before the first comparison. */
  comparedAt: z.string().nullable(),
  payments: z.int().min(0),
  differences: z.array(
    z.object({
      cartId: z.string().nullable(),
      paymentId: z.string(),
      kind: z.enum([
        'paid_unknown',
        'paid_not_granted',
        'granted_not_paid',
        'amount_differs',
        'refund_differs',
      ]),
      ours: moneySchema.nullable(),
      theirs: moneySchema.nullable(),
    }),
  ),
});
export type Reconciliation = z.infer<typeof reconciliationSchema>;

export const fetchReconciliation = defineCall({
  name: 'fetchReconciliation',
  method: 'GET',
  path: '/api/admins/fetchReconciliation',
  access: 'admin',
  effect: 'query',
  input: z.object({}),
  outputs: { 200: reconciliationSchema },
  rejections: [],
});
