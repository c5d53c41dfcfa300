import { z } from 'zod';
import type { Payment } from './payments.ts';

/** `warning_closed` is an inquiry without a dispute, `prevented` a dispute that never began. */
const disputeSchema = z.object({ status: z.string() });
export const disputesSchema = z.object({ data: z.array(disputeSchema) });

const kept: readonly string[] = ['won', 'warning_closed', 'prevented'];

/** The disputes about a payment: open while one is; lost if the bank took the money once. */
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
