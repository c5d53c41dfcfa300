import { z } from 'zod';

export const concernSchema = z.enum(['overpaid', 'refund_failed', 'disputed']);
export type Concern = z.infer<typeof concernSchema>;

interface Standing {
  /** Payments for which nothing was granted. */
  readonly overpayments: readonly { readonly isReturned: boolean }[];
  /** And none was requested since. */
  readonly isRefundFailed: boolean;
  readonly isDisputed: boolean;
}

/** The issues that an admin must settle; empty if none. */
export function concernsOf({ overpayments, isRefundFailed, isDisputed }: Standing): Concern[] {
  const isOwed = overpayments.some(({ isReturned }) => !isReturned);
  return [
    ...(isOwed ? (['overpaid'] as const) : []),
    ...(isRefundFailed ? (['refund_failed'] as const) : []),
    ...(isDisputed ? (['disputed'] as const) : []),
  ];
}
