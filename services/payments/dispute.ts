import { z } from 'zod';
import type { Payment } from './payments.ts';

/** What we read of disputes: `warning_closed` is an inquiry that came to nothing, `prevented` one that never began. */
const disputeSchema = z.object({ status: z.string() });
export const disputesSchema = z.object({ data: z.array(disputeSchema) });

const kept: readonly string[] = ['won', 'warning_closed', 'prevented'];

/** How disputes about a payment stand: under way while one is; lost where the bank took the money once. */
export function standingOf(
  disputes: z.infer<typeof disputesSchema>['data'],
): Pick<Payment, 'isDisputed' | 'disputeOutcome'> {
  const isOver = disputes.every(({ status }) => status === 'lost' || kept.includes(status));
  if (disputes.length === 0 || !isOver) return { isDisputed: true };
  return {
    isDisputed: false,
    disputeOutcome: disputes.some(({ status }) => status === 'lost') ? 'lost' : 'won',
  };
}
