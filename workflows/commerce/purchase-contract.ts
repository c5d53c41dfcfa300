import type { Instant } from '#domain/core/instant.ts';

/** The workflow's input, all of it from the event `PaymentRequested`. Nothing personal. */
export interface PurchaseInput {
  readonly cartId: string;
  readonly paymentId: string;
  readonly correlationId: string;
  readonly askedAt: Instant;
  /** The history length at which the workflow continues as new; shorter in tests. */
  readonly longestHistory?: number;
}

/** `over`: paid and granted or refunded, or never to be paid. */
export type PaymentOutcome = 'under_way' | 'over';

/** A cart with work that may have been interrupted. */
export interface SettlingInput {
  readonly cartId: string;
  readonly correlationId: string;
}

export interface PurchaseActivities {
  /** Queries the payment and settles the cart. */
  lookAtPayment(payment: PurchaseInput): Promise<PaymentOutcome>;
  /** Cancels the payment unless it was paid meanwhile, and settles the cart. */
  giveUpPayment(payment: PurchaseInput): Promise<PaymentOutcome>;
  /** Completes a cart: requested refunds, paid access. */
  finishCart(cart: SettlingInput): Promise<void>;
  comparePayments(): Promise<void>;
}
