import type { Money } from '#domain/commerce/prices/money.ts';
import type { PaymentMethod } from '#domain/commerce/carts/payment-method.ts';
import type { Instant } from '#domain/core/instant.ts';

/** What takes the money. With `till` none moves. */
export type PaymentProvider =
  | { readonly kind: 'stripe'; readonly publishableKey: string }
  | { readonly kind: 'till' };

/** What is to be paid, for which cart. */
export interface PaymentOrder {
  readonly cartId: string;
  readonly total: Money;
  readonly method: PaymentMethod;
  /** What the provider shows beside the amount: `Silver, 30 days`. Nothing personal. */
  readonly description: string;
  /** Where the browser comes back to from a page of the provider. */
  readonly returnUrl: string;
  /** The same key gives the same payment, however often it is asked for. */
  readonly idempotencyKey: string;
}

export interface RequestedPayment {
  readonly paymentId: string;
  /** For the provider's own script in the browser of who pays; no one else may have it. */
  readonly clientSecret: string;
  /** Where the provider's page is; null where our page pays by the provider's script. */
  readonly redirectUrl: string | null;
}

/**
 * `open`: unpaid. `processing`: undecided. `refused`: declined, may be tried again. `cancelled`: never will be paid.
 */
export type PaymentStatus = 'open' | 'processing' | 'succeeded' | 'cancelled' | 'refused';

/** A payment as the provider has it now. */
export interface Payment {
  readonly paymentId: string;
  readonly cartId: string;
  readonly status: PaymentStatus;
  readonly amount: Money;
  /** How much of it was given back. */
  readonly refunded: Money;
  readonly isDisputed: boolean;
  /** How a dispute that is over ended for us; absent where there was none. */
  readonly disputeOutcome?: 'won' | 'lost';
  /** The provider's name for the card that paid, the same for each payment by it; absent for other methods. */
  readonly cardFingerprint?: string;
  /** Why the last try was declined, in the provider's code: `card_declined`. */
  readonly refusal?: string;
}

/** What a webhook tells: that a payment is another than before. How it is now is asked by `find`: notices come in any order. */
export interface PaymentNotice {
  /** The provider's id of the notice; the same where it is sent again. */
  readonly noticeId: string;
  /** The provider's name for what happened: `payment_intent.succeeded`. */
  readonly kind: string;
  readonly paymentId: string;
}

export interface Payments {
  readonly provider: PaymentProvider;
  /** Asks for a payment: idempotent by its key. */
  ask(order: PaymentOrder): Promise<RequestedPayment>;
  /** @throws UnknownPayment */
  find(paymentId: string): Promise<Payment>;
  /** Cancels an unpaid payment; one paid meanwhile stays `succeeded`. @throws UnknownPayment */
  cancel(paymentId: string): Promise<Payment>;
  /** Refunds a part or all; idempotent by its key. @throws PaymentRefusal for more than is left */
  refund(refund: {
    readonly paymentId: string;
    readonly amount: Money;
    readonly idempotencyKey: string;
  }): Promise<{ readonly refundId: string }>;
  /** All payments of ours that were asked for since then; the newest first. */
  list(since: Instant): AsyncIterable<Payment>;
  /**
   * Reads a raw webhook; undefined if irrelevant.
   * @throws ForgedNotice for a bad or old (five minutes) signature, and for test notices in live mode or vice versa
   */
  readWebhook(rawBody: Buffer, signature: string): PaymentNotice | undefined;
}

/** The provider cannot be reached, is too busy or has a failure of its own: the same may be asked again later. */
export class ProviderAway extends Error {
  override name = 'ProviderAway';
}

/** There is no such payment at the provider, or it is none of ours. */
export class UnknownPayment extends Error {
  override name = 'UnknownPayment';
}

/** The provider understood and said no; asking again changes nothing. */
export class PaymentRefusal extends Error {
  override name = 'PaymentRefusal';
  /** In the provider's words: `amount_too_small`. */
  readonly code: string;

  constructor(code: string) {
    super(`the provider refuses: ${code}`);
    this.code = code;
  }
}

/** A webhook that the provider did not sign, not now, or not for us. */
export class ForgedNotice extends Error {
  override name = 'ForgedNotice';
}
