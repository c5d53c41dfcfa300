import type { PaymentMethod } from '#domain/commerce/carts/payment-method.ts';

export const methodNames: { readonly [Method in PaymentMethod]: string } = {
  card: 'Card',
  paypal: 'PayPal',
  wechat_pay: 'WeChat Pay',
  alipay: 'Alipay',
  apple_pay: 'Apple Pay',
  google_pay: 'Google Pay',
  bancontact: 'Bancontact',
};
