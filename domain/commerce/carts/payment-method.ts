import { z } from 'zod';

export const paymentMethodSchema = z.enum([
  'card',
  'paypal',
  'wechat_pay',
  'alipay',
  'apple_pay',
  'google_pay',
  'bancontact',
]);
export type PaymentMethod = z.infer<typeof paymentMethodSchema>;
