import type { CartStatus } from '#domain/commerce/carts/cart-contract.ts';
import type { CartEvent } from '#domain/commerce/carts/cart.ts';
import { concernsOf, type Concern } from '#domain/commerce/concerns.ts';
import type { Currency } from '#domain/commerce/prices/currency.ts';
import type { DisputeOutcome } from '#domain/commerce/carts/dispute-outcome.ts';
import type { Money } from '#domain/commerce/prices/money.ts';
import type { PackageId } from '#domain/commerce/packages/package-id.ts';
import type { PaymentMethod } from '#domain/commerce/carts/payment-method.ts';
import type { Instant } from '#domain/core/instant.ts';
import { column, type RowOf } from '../core/tables/column.ts';
import { defineProjection } from '../core/projection.ts';
import { streamId } from '../core/tables/stream-id.ts';

/** Any requested payment of a cart may be the one that is paid. */
type Ask = {
  readonly paymentId: string;
  readonly method: PaymentMethod;
  readonly total: Money;
  readonly version: number;
  readonly promoId: string | null;
};

type Overpayment = { readonly paymentId: string; readonly paid: Money; readonly isReturned: boolean };

const columns = {
  cartId: column.text(),
  userId: column.text(),
  status: column.text<CartStatus>(),
  packageId: column.text<PackageId>(),
  quantity: column.integer(),
  country: column.text(),
  asks: column.json<readonly Ask[]>(),
  /** Of the payment that succeeded, else of the last request. */
  paymentId: column.text().orNull(),
  method: column.text<PaymentMethod>().orNull(),
  currency: column.text<Currency>().orNull(),
  total: column.number().orNull(),
  version: column.integer(),
  promoId: column.text().orNull(),
  refunded: column.number(),
  overpayments: column.json<readonly Overpayment[]>(),
  /** And none was requested since. */
  isRefundFailed: column.boolean(),
  isDisputed: column.boolean(),
  disputeOutcome: column.text<DisputeOutcome>().orNull(),
  concerns: column.list<Concern>(),
  hasConcerns: column.boolean(),
  receiptNumber: column.text().orNull(),
  createdAt: column.text(),
  paidAt: column.text().orNull(),
};

export type CartRow = RowOf<typeof columns>;

export const carts = defineProjection({
  name: 'carts',
  version: 2,
  columns,
  key: ['cartId'],
  indexes: [['createdAt'], ['userId'], { columns: ['paidAt'], where: 'paid_at is not null' }],
  eventTypes: [
    'CartOpened',
    'PaymentRequested',
    'PaymentProcessing',
    'PaymentSucceeded',
    'PaymentRefused',
    'PaymentCancelled',
    'PaymentNotAccepted',
    'PaymentReturned',
    'PackageDelivered',
    'RefundRequested',
    'RefundCompleted',
    'RefundFailed',
    'DisputeOpened',
    'DisputeClosed',
  ],
  keysOf: ({ stream }) => [{ cartId: streamId(stream) }],
  fold([row], event): readonly CartRow[] {
    const { type, data, metadata } = event;
    if (type === 'CartOpened') {
      const { cartId, userId, packageId, quantity, country } = data;
      return [
        {
          cartId,
          userId,
          packageId,
          quantity,
          country,
          status: 'open',
          asks: [],
          paymentId: null,
          method: null,
          currency: null,
          total: null,
          version: 0,
          promoId: null,
          refunded: 0,
          overpayments: [],
          isRefundFailed: false,
          isDisputed: false,
          disputeOutcome: null,
          concerns: [],
          hasConcerns: false,
          receiptNumber: null,
          createdAt: metadata.at,
          paidAt: null,
        },
      ];
    }
    if (!row) return [];
    const change = changeOf(row, event);
    if (!change) return [];
    const changed = { ...row, ...change };
    const concerns = concernsOf(changed);
    return [{ ...changed, concerns, hasConcerns: concerns.length > 0 }];
  },
});

const ofAsk = ({ paymentId, method, total, version, promoId }: Ask) => ({
  paymentId,
  method,
  total: total.amount,
  currency: total.currency,
  version,
  promoId,
});

/** An event's changes to a cart's row; undefined for a late one. */
function changeOf(
  row: CartRow,
  { type, data, metadata }: CartEvent & { metadata: { at: Instant } },
): Partial<CartRow> | undefined {
  const isUnpaid = row.paidAt === null;
  switch (type) {
    case 'PaymentRequested': {
      const { paymentId, method, total, priceListVersion: version, promoId } = data;
      const ask = { paymentId, method, total, version, promoId };
      const asks = [...row.asks.filter((one) => one.paymentId !== paymentId), ask];
      return { ...ofAsk(ask), asks, status: 'asked' };
    }
    case 'PaymentProcessing':
      return { status: 'processing' };
    case 'PaymentSucceeded': {
      const ask = row.asks.find(({ paymentId }) => paymentId === data.paymentId);
      return { ...(ask && ofAsk(ask)), status: 'paid', paidAt: metadata.at };
    }
    case 'PaymentRefused':
      return isUnpaid ? { status: 'refused' } : undefined;
    case 'PaymentCancelled':
      return isUnpaid && row.paymentId === data.paymentId ? { status: 'cancelled' } : undefined;
    case 'PaymentNotAccepted': {
      const { paymentId, paid } = data;
      const overpayments = [...row.overpayments, { paymentId, paid, isReturned: false }];
      return { overpayments, ...(isUnpaid && { status: 'failed' }) };
    }
    case 'PaymentReturned':
      return {
        overpayments: row.overpayments.map((one) =>
          one.paymentId === data.paymentId ? { ...one, isReturned: true } : one,
        ),
      };
    case 'PackageDelivered': {
      const status = row.status === 'paid' ? 'granted' : row.status;
      return { status, receiptNumber: data.receiptNumber };
    }
    case 'RefundRequested':
      return { isRefundFailed: false };
    case 'RefundFailed':
      return { isRefundFailed: true };
    case 'RefundCompleted': {
      const refunded = row.refunded + data.amount.amount;
      const isAll = row.total !== null && refunded >= row.total;
      return {
        refunded,
        ...(isAll && { status: 'refunded' }),
        // An admin may have repeated a failed refund at the provider.
        ...((isAll || data.by === 'provider') && { isRefundFailed: false }),
      };
    }
    case 'DisputeOpened':
      return { isDisputed: true };
    case 'DisputeClosed':
      return { isDisputed: false, disputeOutcome: data.outcome };
    default:
      return undefined;
  }
}
