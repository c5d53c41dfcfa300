import type { Instant } from '#domain/core/instant.ts';

/** What the workflow of a purchase is started with; all of it stands in the event `PaymentRequested`. Nothing of it is personal. */
export interface PurchaseInput {
  readonly cartId: string;
  readonly paymentId: string;
  readonly correlationId: string;
  readonly askedAt: Instant;
  /** After how many milliseconds what is not paid is given up; a test of this sets it lower. */
  readonly patienceMs?: number;
  /** After how many entries of its history it goes on as a new run; a test of this sets it lower. */
  readonly longestHistory?: number;
}

/** `over`: it was paid and is granted or given back, or nothing will be paid by it any more. */
export type PaymentOutcome = 'under_way' | 'over';

/** What was begun for a cart, and may have been cut off. */
export interface SettlingInput {
  readonly cartId: string;
  readonly correlationId: string;
}

export interface PurchaseActivities {
  /** Asks the provider how the payment stands, and does what follows from it. */
  lookAtPayment(payment: PurchaseInput): Promise<PaymentOutcome>;
  /** Cancels the payment at the provider, unless it was paid meanwhile, and does what follows from that. */
  giveUpPayment(payment: PurchaseInput): Promise<PaymentOutcome>;
  /** Finishes what a cart owes: a refund that was asked for, access that was paid. */
  finishCart(cart: SettlingInput): Promise<void>;
  /** Compares payments with the provider's, both ways, and keeps what differs. */
  comparePayments(): Promise<void>;
}
