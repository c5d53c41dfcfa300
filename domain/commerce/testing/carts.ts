import type { CartEvent, CartPrice, PaymentAsk } from '../carts/cart.ts';
import type { ReportedPayment } from '../carts/record-payment-report.ts';
import type { Money } from '../prices/money.ts';

export const usd = (amount: number): Money => ({ amount, currency: 'USD' });

export const silverPrice: CartPrice = {
  total: usd(6435),
  offer: {
    packageId: 'package_silver',
    name: 'Silver',
    group: 'subscription',
    plan: 'silver',
    days: 30,
    writingCredits: 60,
    speakingCredits: 300,
    hasUnlimitedSpeaking: false,
    fullTests: 0,
    sectionalTests: 0,
    upgradesFrom: null,
    twinOf: null,
    isShown: true,
    listPrice: usd(6435),
    price: usd(6435),
    perDay: usd(215),
    reductions: [],
    label: 'buy',
  },
  days: 30,
  priceListVersion: 1,
  promoId: null,
};

export const silverAsk: PaymentAsk = { ...silverPrice, paymentId: 'pi_1', method: 'card' };

export const silverCart = {
  cartId: 'c1',
  userId: 'u1',
  packageId: 'package_silver',
  quantity: 1,
  country: 'US',
  fromProfilePage: false,
} as const;

export const opened: CartEvent = { type: 'CartOpened', data: silverCart };
export const asked: CartEvent = { type: 'PaymentRequested', data: silverAsk };
export const paid: CartEvent = { type: 'PaymentSucceeded', data: { paymentId: 'pi_1', paid: usd(6435) } };

export const heard = (news: Partial<ReportedPayment>): ReportedPayment => ({
  paymentId: 'pi_1',
  status: 'succeeded',
  amount: usd(6435),
  refunded: usd(0),
  isDisputed: false,
  ...news,
});
