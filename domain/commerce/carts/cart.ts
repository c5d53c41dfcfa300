import { z } from 'zod';
import { agreedToSchema, type AgreedTo } from '../../accounts/regulations.ts';
import type { EventOf } from '../../core/events/codec.ts';
import { personal } from '../../core/events/personal.ts';
import { defineStream } from '../../core/events/stream.ts';
import { instantSchema, type Instant } from '../../core/instant.ts';
import { countrySchema, offerSchema } from '../contract.ts';
import { disputeOutcomeSchema, type DisputeOutcome } from './dispute-outcome.ts';
import { moneySchema, type Money } from '../prices/money.ts';
import { packageIdSchema, type PackageId } from '../packages/package-id.ts';
import { paymentMethodSchema, type PaymentMethod } from './payment-method.ts';

const paymentId = z.string().min(1);

const priceOfCartSchema = z.object({
  total: moneySchema,
  offer: offerSchema,
  /** Total days of access; for an upgrade the days left of the plan. */
  days: z.int().min(0),
  priceListVersion: z.int().min(0),
  promoId: z.string().nullable(),
});
export type CartPrice = z.infer<typeof priceOfCartSchema>;

const events = {
  CartOpened: {
    version: 1,
    schema: z.object({
      cartId: z.string(),
      userId: z.string(),
      packageId: packageIdSchema,
      quantity: z.int().min(1),
      country: countrySchema,
      fromProfilePage: z.boolean(),
      /** No longer written: the browser's promotions are transferred to the account first. */
      cpcOffer: z.string().optional(),
    }),
  },
  /** The current price, which holds for a while. @see holdPrice */
  CartPriced: { version: 1, schema: priceOfCartSchema.extend({ until: instantSchema }) },
  CheckoutSeen: { version: 1, schema: z.object({}) },
  PaymentRequested: {
    version: 1,
    schema: priceOfCartSchema.extend({
      paymentId,
      method: paymentMethodSchema,
      agreedTo: agreedToSchema.optional(),
    }),
  },
  PaymentProcessing: { version: 1, schema: z.object({ paymentId }) },
  PaymentSucceeded: { version: 1, schema: z.object({ paymentId, paid: moneySchema }) },
  PaymentRefused: { version: 1, schema: z.object({ paymentId, code: z.string() }) },
  PaymentCancelled: { version: 1, schema: z.object({ paymentId }) },
  /** Money that pays for nothing, to be returned: ADR 61. */
  PaymentNotAccepted: {
    version: 1,
    schema: z.object({
      paymentId,
      paid: moneySchema,
      cause: z.enum(['unknown_payment', 'amount_differs', 'paid_already']),
    }),
  },
  /** `refundId` is null if the provider reported it: it was refunded there, or the answer to us was lost. */
  PaymentReturned: {
    version: 1,
    schema: z.object({ paymentId, paid: moneySchema, refundId: z.string().nullable() }),
  },
  /** Access and credits are granted, and the receipt is numbered. */
  PackageDelivered: {
    version: 1,
    schema: z.object({
      paid: moneySchema,
      packageId: packageIdSchema,
      name: z.string(),
      quantity: z.int().min(1),
      days: z.int().min(0),
      until: instantSchema.nullable(),
      receiptNumber: z.string(),
    }),
  },
  RefundRequested: {
    version: 1,
    schema: z.object({
      /** The provider's idempotency key of the refund. */
      refundKey: z.string(),
      amount: moneySchema,
      cause: z.enum(['admin', 'account_deleted']),
      reason: personal(z.string()).optional(),
    }),
  },
  /** `provider`: without our request, made there or forced by the bank. */
  RefundCompleted: {
    version: 1,
    schema: z.object({
      refundKey: z.string(),
      amount: moneySchema,
      by: z.enum(['us', 'provider']),
      refundId: z.string().nullable(),
    }),
  },
  RefundFailed: { version: 1, schema: z.object({ refundKey: z.string(), code: z.string() }) },
  PurchaseRevoked: { version: 1, schema: z.object({ packageId: packageIdSchema, name: z.string() }) },
  DisputeOpened: { version: 1, schema: z.object({ paymentId }) },
  DisputeClosed: {
    version: 1,
    schema: z.object({ paymentId, outcome: disputeOutcomeSchema }),
  },
} as const;

export type CartEvent = EventOf<typeof events>;

export interface PaymentAsk extends Readonly<CartPrice> {
  readonly paymentId: string;
  readonly method: PaymentMethod;
  readonly agreedTo?: AgreedTo | undefined;
}

interface Opened {
  readonly cartId: string;
  readonly userId: string;
  readonly packageId: PackageId;
  readonly quantity: number;
  readonly country: string;
  readonly fromProfilePage: boolean;
  /** The opening price and until when it holds. */
  readonly held: (CartPrice & { readonly until: Instant }) | null;
  readonly isCheckoutSeen: boolean;
  readonly asks: readonly PaymentAsk[];
  readonly cancelled: readonly string[];
  /** Money that was not accepted, by payment. */
  readonly notAccepted: readonly NotAccepted[];
  readonly refusal: string | null;
}

export interface NotAccepted {
  readonly paymentId: string;
  readonly paid: Money;
  readonly isReturned: boolean;
}

export interface Refund {
  readonly refundKey: string;
  readonly amount: Money;
  readonly status: 'asked' | 'made' | 'failed';
}

interface Paid {
  readonly payment: PaymentAsk;
  readonly refunds: readonly Refund[];
  readonly isDisputed: boolean;
  readonly disputeOutcome: DisputeOutcome | null;
  /** null until everything is granted. */
  readonly delivered: { readonly until: Instant | null; readonly receiptNumber: string } | null;
}

export type UnpaidCart = Opened & {
  readonly status: 'open' | 'asked' | 'processing' | 'refused' | 'cancelled' | 'failed';
};
/** `refunded` after a full refund; `isTakenBack` once its grant was revoked too. */
export type PaidCart = Opened &
  Paid & { readonly status: 'paid' | 'granted' | 'refunded'; readonly isTakenBack: boolean };
export type OpenedCart = UnpaidCart | PaidCart;
export type CartState = { readonly status: 'unopened' } | OpenedCart;

export const isPaidCart = (cart: OpenedCart): cart is PaidCart => 'payment' in cart;

export const refundedOf = ({ refunds }: Paid): number =>
  refunds.reduce((sum, { amount, status }) => (status === 'made' ? sum + amount.amount : sum), 0);

/** The stream `cart-<cartId>`: one purchase from its opening to its refund or dispute. ADR 61. */
export const cartStream = defineStream({
  category: 'cart',
  subject: 'Purchase',
  events,
  initial: { status: 'unopened' },
  evolve(state: CartState, event): CartState {
    if (event.type === 'CartOpened') {
      return {
        status: 'open',
        ...event.data,
        held: null,
        isCheckoutSeen: false,
        asks: [],
        cancelled: [],
        notAccepted: [],
        refusal: null,
      };
    }
    if (state.status === 'unopened') return state;
    const common = withNews(state, event);
    return isPaidCart(common) ? whenPaid(common, event) : whenUnpaid(common, event);
  },
});

/** Updates that apply whether or not the cart is paid. */
function withNews(state: OpenedCart, { type, data }: CartEvent): OpenedCart {
  switch (type) {
    case 'CartPriced':
      return { ...state, held: data };
    case 'CheckoutSeen':
      return { ...state, isCheckoutSeen: true };
    case 'PaymentRequested':
      return { ...state, asks: [...state.asks.filter((ask) => ask.paymentId !== data.paymentId), data] };
    case 'PaymentCancelled':
      return { ...state, cancelled: [...state.cancelled, data.paymentId] };
    case 'PaymentNotAccepted': {
      const { paymentId: id, paid } = data;
      return { ...state, notAccepted: [...state.notAccepted, { paymentId: id, paid, isReturned: false }] };
    }
    case 'PaymentReturned':
      return {
        ...state,
        notAccepted: state.notAccepted.map((one) =>
          one.paymentId === data.paymentId ? { ...one, isReturned: true } : one,
        ),
      };
    default:
      return state;
  }
}

function whenUnpaid(state: UnpaidCart, { type, data }: CartEvent): OpenedCart {
  const isCurrent = 'paymentId' in data && state.asks.at(-1)?.paymentId === data.paymentId;
  switch (type) {
    case 'PaymentRequested':
      return { ...state, status: 'asked' };
    case 'PaymentProcessing':
      return { ...state, status: 'processing' };
    case 'PaymentRefused':
      return { ...state, status: 'refused', refusal: data.code };
    case 'PaymentCancelled':
      return isCurrent ? { ...state, status: 'cancelled' } : state;
    case 'PaymentNotAccepted':
      return { ...state, status: 'failed' };
    case 'PaymentSucceeded': {
      const payment = state.asks.find((ask) => ask.paymentId === data.paymentId);
      // Only requested payments are accepted.
      if (!payment) return state;
      return {
        ...state,
        status: 'paid',
        refusal: null,
        payment,
        refunds: [],
        isDisputed: false,
        disputeOutcome: null,
        delivered: null,
        isTakenBack: false,
      };
    }
    default:
      return state;
  }
}

function whenPaid(state: PaidCart, { type, data }: CartEvent): PaidCart {
  switch (type) {
    case 'PackageDelivered': {
      const { until, receiptNumber } = data;
      const status = state.status === 'paid' ? 'granted' : state.status;
      return { ...state, status, delivered: { until, receiptNumber } };
    }
    case 'RefundRequested':
      return withRefund(state, { refundKey: data.refundKey, amount: data.amount, status: 'asked' });
    case 'RefundFailed': {
      const asked = state.refunds.find(({ refundKey }) => refundKey === data.refundKey);
      return asked ? withRefund(state, { ...asked, status: 'failed' }) : state;
    }
    case 'RefundCompleted': {
      const made = withRefund(state, { refundKey: data.refundKey, amount: data.amount, status: 'made' });
      return refundedOf(made) >= state.payment.total.amount ? { ...made, status: 'refunded' } : made;
    }
    case 'PurchaseRevoked':
      return { ...state, isTakenBack: true };
    case 'DisputeOpened':
      return { ...state, isDisputed: true };
    case 'DisputeClosed':
      return { ...state, isDisputed: false, disputeOutcome: data.outcome };
    default:
      return state;
  }
}

function withRefund(state: PaidCart, refund: Refund): PaidCart {
  const others = state.refunds.filter(({ refundKey }) => refundKey !== refund.refundKey);
  return { ...state, refunds: [...others, refund] };
}
