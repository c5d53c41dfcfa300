import type { Money } from '#domain/commerce/prices/money.ts';
import type { PaymentMethod } from '#domain/commerce/carts/payment-method.ts';
import type { Instant } from '#domain/core/instant.ts';

export type PaymentProvider =
  | { readonly kind: 'stripe'; readonly publishableKey: string }
  | { readonly kind: 'till' };

/** The amount to pay for a cart. */
export interface PaymentOrder {
  readonly cartId: string;
  readonly total: Money;
  readonly method: PaymentMethod;
  /** Shown beside the amount: `Silver, 30 days`. Nothing personal. */
  readonly description: string;
  /** Where the provider's page returns the browser to. */
  readonly returnUrl: string;
  /** The same key gives the same payment. */
  readonly idempotencyKey: string;
}

export interface RequestedPayment {
  readonly paymentId: string;
  /** For the provider's script in the payer's browser only. */
  readonly clientSecret: string;
  /** null if our page pays by the provider's script. */
  readonly redirectUrl: string | null;
}

/** `open`: unpaid. `processing`: undecided. `refused`: declined, may be retried. `cancelled`: never will be paid. */
export type PaymentStatus = 'open' | 'processing' | 'succeeded' | 'cancelled' | 'refused';

export interface Payment {
  readonly paymentId: string;
  readonly cartId: string;
  readonly status: PaymentStatus;
  readonly amount: Money;
  readonly refunded: Money;
  readonly isDisputed: boolean;
  /** The result of a closed dispute; absent without one. */
  readonly disputeOutcome?: 'won' | 'lost';
  /** The provider's id of the card, the same for all its payments; absent for other methods. */
  readonly cardFingerprint?: string;
  /** The provider's code of the last decline: `card_declined`. */
  readonly refusal?: string;
}

export interface PaymentNotice {
  /** The same when the notice is sent again. */
  readonly noticeId: string;
  /** The provider's name of the event: `payment_intent.succeeded`. */
  readonly kind: string;
  readonly paymentId: string;
}

export interface Payments {
  readonly provider: PaymentProvider;
  /** Idempotent by its key. */
  ask(order: PaymentOrder): Promise<RequestedPayment>;
  find(paymentId: string): Promise<Payment>;
  /** Cancels an unpaid payment; one paid meanwhile stays `succeeded`. @throws UnknownPayment */
  cancel(paymentId: string): Promise<Payment>;
  /** Refunds a part or all; idempotent by its key. @throws PaymentRefusal for more than is left */
  refund(refund: {
    readonly paymentId: string;
    readonly amount: Money;
    readonly idempotencyKey: string;
  }): Promise<{ readonly refundId: string }>;
  /** All our payments requested since then, newest first. */
  list(since: Instant): AsyncIterable<Payment>;
  /**
   * Reads a raw webhook; undefined if irrelevant.
   * @throws ForgedNotice for a bad or old (five minutes) signature, and for test notices in live mode or vice versa
   */
  readWebhook(rawBody: Buffer, signature: string): PaymentNotice | undefined;
}

/** The provider is unreachable, busy or failing: retry later. */
export class ProviderAway extends Error {
  override name = 'ProviderAway';
}

/** The payment does not exist at the provider, or is not ours. */
export class UnknownPayment extends Error {
  override name = 'UnknownPayment';
}

/** The provider rejected the request: a retry will not help. */
export class PaymentRefusal extends Error {
  override name = 'PaymentRefusal';
  readonly code: string;

  constructor(code: string) {
    super(`the provider refuses: ${code}`);
    this.code = code;
  }
}

/** A webhook with a missing, old or foreign signature. */
export class ForgedNotice extends Error {
  override name = 'ForgedNotice';
}
