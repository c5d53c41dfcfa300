import { z } from 'zod';

export const concernSchema = z.enum(['overpaid', 'refund_failed', 'disputed']);
export type Concern = z.infer<typeof concernSchema>;

interface Standing {
  /** Payments that nothing was granted for. */
  readonly overpayments: readonly { readonly isReturned: boolean }[];
  /** The last refund failed, and none was asked for since. */
  readonly isRefundFailed: boolean;
  readonly isDisputed: boolean;
}

/** What an admin has to settle: a purchase without concerns needs no look. */
export function concernsOf({ overpayments, isRefundFailed, isDisputed }: Standing): Concern[] {
  const isOwed = overpayments.some(({ isReturned }) => !isReturned);
  return [
    ...(isOwed ? (['overpaid'] as const) : []),
    ...(isRefundFailed ? (['refund_failed'] as const) : []),
    ...(isDisputed ? (['disputed'] as const) : []),
  ];
}
