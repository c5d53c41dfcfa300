import { moneyInWords } from '#domain/commerce/prices/money-arithmetic.ts';
import type { Money } from '#domain/commerce/prices/money.ts';
import type { Instant } from '#domain/core/instant.ts';
import { calendarDay } from '#domain/core/text/words.ts';
import { action, facts, note, paragraph, type Attachment, type Mail } from '#services/mail/mail.ts';

interface AboutPurchase {
  readonly userId: string;
  readonly requestId: string;
  readonly email: string;
  readonly site: string;
}

export function receiptMail(
  { userId, requestId, email, site }: AboutPurchase,
  bought: {
    readonly name: string;
    readonly quantity: number;
    readonly paid: Money;
    readonly until: Instant | null;
    readonly receiptNumber: string;
  },
  attachment: Attachment | undefined,
): Mail {
  const { name, quantity, paid, until, receiptNumber } = bought;
  return {
    id: `receipt-${requestId}`,
    to: email,
    userId,
    kind: 'receipt',
    subject: `Receipt ${receiptNumber}`,
    template: {
      title: 'Thank you for your purchase',
      blocks: [
        paragraph('Your payment went through. You can use your purchase now.'),
        facts(
          ['What', quantity === 1 ? name : `${quantity} × ${name}`],
          ['Paid', moneyInWords(paid)],
          ...(until === null ? [] : [['Access until', calendarDay(until)] as const]),
          ['Receipt', receiptNumber],
        ),
        action('Open your purchases', `${site}/profile`),
        note('The receipt is attached. You can download it from your purchases again at any time.'),
      ],
    },
    ...(attachment && { attachment }),
  };
}

export function refundMail(
  { userId, requestId, email, site }: AboutPurchase,
  { amount, name }: { readonly amount: Money; readonly name: string | undefined },
): Mail {
  return {
    id: `refund-${requestId}`,
    to: email,
    userId,
    kind: 'refund',
    subject: 'Your money is on its way back',
    template: {
      title: 'Your money is on its way back',
      blocks: [
        paragraph(
          `We refunded ${moneyInWords(amount)}${name === undefined ? '' : ` of ${name}`}. Your bank shows it in a few days.`,
        ),
        action('Open your purchases', `${site}/profile`),
      ],
    },
  };
}
