import { agreementInWords } from '../../accounts/regulations.ts';
import type { Descriptions } from '../../core/capability.ts';
import { readable } from '../../core/events/personal.ts';
import { calendarDay, moment } from '../../core/text/words.ts';
import type { CartEvent } from './cart.ts';
import { moneyInWords } from '../prices/money-arithmetic.ts';
import { packageWords } from '../packages/package-words.ts';

const several = (quantity: number, name: string) => (quantity === 1 ? name : `${quantity} × ${name}`);

const notAccepted = {
  unknown_payment: 'we had not asked for it',
  amount_differs: 'another amount was asked for',
  paid_already: 'the purchase was paid already',
} as const;

const refundCauses = { admin: 'by an admin', account_deleted: 'the account was deleted' } as const;

const disputeEnds = { won: ': we keep the money', lost: ': the bank gave the money back', unknown: '' };

export const cartDescriptions: Descriptions<CartEvent> = {
  CartOpened: ({ packageId, quantity, country }) =>
    `Put ${several(quantity, packageWords(packageId))} into a cart, at the prices for ${country}`,
  CartPriced: ({ total, offer, priceListVersion, promoId, until }) =>
    `Was quoted ${moneyInWords(total)} for ${offer.name}, valid until ${moment(until)} (price list ${priceListVersion}${promoId === null ? '' : `, promotion ${promoId}`})`,
  CheckoutSeen: () => 'Opened the checkout',
  PaymentRequested: ({ total, offer, method, priceListVersion, promoId, paymentId, agreedTo }) =>
    `Started to pay ${moneyInWords(total)} for ${offer.name} by ${method} (payment ${paymentId}, price list ${priceListVersion}${promoId === null ? '' : `, promotion ${promoId}`})${agreementInWords(agreedTo)}`,
  PaymentProcessing: () => 'The provider is still processing the payment',
  PaymentSucceeded: ({ paid, paymentId }) =>
    `The payment of ${moneyInWords(paid)} went through (${paymentId})`,
  PaymentRefused: ({ code }) => `The payment was declined: ${code}`,
  PaymentCancelled: ({ paymentId }) => `The payment was cancelled (${paymentId})`,
  PaymentNotAccepted: ({ paid, cause, paymentId }) =>
    `Nothing was granted for ${moneyInWords(paid)}, which will be refunded: ${notAccepted[cause]} (${paymentId})`,
  PaymentReturned: ({ paid }) => `Got a refund of ${moneyInWords(paid)}, for which nothing was granted`,
  PackageDelivered: ({ paid, name, quantity, days, until, receiptNumber }) =>
    `Paid ${moneyInWords(paid)} for ${several(quantity, name)}${days === 0 ? '' : `, ${days} ${days === 1 ? 'day' : 'days'}`}${until === null ? '' : `: access until ${calendarDay(until)}`}. Receipt ${receiptNumber}`,
  RefundRequested: ({ amount, cause, reason }) =>
    `A refund of ${moneyInWords(amount)} was requested, ${refundCauses[cause]}${reason === undefined ? '' : `. Reason: ${readable(reason)}`}`,
  RefundCompleted: ({ amount, by }) =>
    `Got a refund of ${moneyInWords(amount)}${by === 'us' ? '' : ', refunded at the provider'}`,
  RefundFailed: ({ code }) => `The refund failed: ${code}`,
  PurchaseRevoked: ({ name }) => `Lost the unused part of ${name} after a full refund`,
  DisputeOpened: ({ paymentId }) => `Disputed the payment at the bank (${paymentId})`,
  DisputeClosed: ({ paymentId, outcome }) =>
    `The dispute at the bank is closed${disputeEnds[outcome]} (${paymentId})`,
};
