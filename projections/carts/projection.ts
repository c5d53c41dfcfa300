import type { CartStatus } from '#domain/commerce/cart-contract.ts';
import type { Currency } from '#domain/commerce/currency.ts';
import type { Money } from '#domain/commerce/money.ts';
import type { PackageId } from '#domain/commerce/package-id.ts';
import type { PaymentMethod } from '#domain/commerce/payment-method.ts';
import { column, type RowOf } from '../core/column.ts';
import { defineProjection } from '../core/projection.ts';
import { streamId } from '../core/stream-id.ts';

/** A payment that was asked for: an earlier one of a cart may be the one that is paid. */
type Ask = {
  readonly paymentId: string;
  readonly method: PaymentMethod;
  readonly total: Money;
  readonly version: number;
  readonly promoId: string | null;
};

const columns = {
  cartId: column.text(),
  userId: column.text(),
  status: column.text<CartStatus>(),
  packageId: column.text<PackageId>(),
  quantity: column.integer(),
  country: column.text(),
  asks: column.json<readonly Ask[]>(),
  /** Of the payment that was made, or else asked for last. */
  paymentId: column.text().orNull(),
  method: column.text<PaymentMethod>().orNull(),
  currency: column.text<Currency>().orNull(),
  /** In the smallest unit. */
  total: column.number().orNull(),
  version: column.integer(),
  promoId: column.text().orNull(),
  refunded: column.number(),
  isDisputed: column.boolean(),
  receiptNumber: column.text().orNull(),
  createdAt: column.text(),
  paidAt: column.text().orNull(),
};

export type CartRow = RowOf<typeof columns>;

/** Every cart there ever was, for admins, and for what was sold: see `selectSales`. */
export const carts = defineProjection({
  name: 'carts',
  version: 1,
  columns,
  key: ['cartId'],
  indexes: [['createdAt'], ['userId'], { columns: ['paidAt'], where: 'paid_at is not null' }],
  eventTypes: [
    'CartOpened',
    'PaymentAsked',
    'PaymentProcessing',
    'PaymentSucceeded',
    'PaymentRefused',
    'PaymentCancelled',
    'PaymentNotAccepted',
    'PackageDelivered',
    'RefundMade',
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
          isDisputed: false,
          receiptNumber: null,
          createdAt: metadata.at,
          paidAt: null,
        },
      ];
    }
    if (!row) return [];
    const isUnpaid = row.paidAt === null;
    switch (type) {
      case 'PaymentAsked': {
        const { paymentId, method, total, priceListVersion: version, promoId } = data;
        const ask = { paymentId, method, total, version, promoId };
        const asks = [...row.asks.filter((one) => one.paymentId !== paymentId), ask];
        return [{ ...row, ...ofAsk(ask), asks, status: 'asked' }];
      }
      case 'PaymentProcessing':
        return [{ ...row, status: 'processing' }];
      case 'PaymentSucceeded': {
        const ask = row.asks.find(({ paymentId }) => paymentId === data.paymentId);
        return [{ ...row, ...(ask && ofAsk(ask)), status: 'paid', paidAt: metadata.at }];
      }
      case 'PaymentRefused':
        return isUnpaid ? [{ ...row, status: 'refused' }] : [];
      case 'PaymentCancelled':
        return isUnpaid && row.paymentId === data.paymentId ? [{ ...row, status: 'cancelled' }] : [];
      case 'PaymentNotAccepted':
        return isUnpaid ? [{ ...row, status: 'failed' }] : [];
      case 'PackageDelivered': {
        const status = row.status === 'paid' ? 'granted' : row.status;
        return [{ ...row, status, receiptNumber: data.receiptNumber }];
      }
      case 'RefundMade': {
        const refunded = row.refunded + data.amount.amount;
        const isAll = row.total !== null && refunded >= row.total;
        return [{ ...row, refunded, ...(isAll && { status: 'refunded' }) }];
      }
      case 'DisputeOpened':
        return [{ ...row, isDisputed: true }];
      case 'DisputeClosed':
        return [{ ...row, isDisputed: false }];
    }
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
