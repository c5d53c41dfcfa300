import { z } from 'zod';

/** How something can be paid: specification, document 1, section 9. Which of them fit follows from country and currency. */
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
