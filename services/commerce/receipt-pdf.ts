import type { Purchase } from '#domain/commerce/cart-contract.ts';
import type { PaymentAsk } from '#domain/commerce/cart.ts';
import { moneyInWords } from '#domain/commerce/money-arithmetic.ts';
import { calendarDay } from '#domain/core/words.ts';
import PdfDocument from 'pdfkit';

/** What a receipt says. */
export interface Receipt {
  readonly purchase: Purchase;
  readonly payment: PaymentAsk;
  /** Who bought, by the name and address of now; nothing where it was erased. */
  readonly buyer: readonly string[];
}

/** Draws a receipt, one page of A4. The same purchase gives the same words. */
export async function drawReceipt({ purchase, payment, buyer }: Receipt): Promise<Buffer> {
  const { receiptNumber, paidAt, name, quantity, paid, refunded, until } = purchase;
  const created = new Date(paidAt);
  const pdf = new PdfDocument({
    size: 'A4',
    margin: 56,
    info: {
      Title: `Receipt ${receiptNumber ?? ''}`,
      Creator: 'Ninety',
      CreationDate: created,
      ModDate: created,
    },
  });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => {
    pdf.on('end', resolve);
    pdf.on('error', reject);
  });
  pdf.fontSize(22).text('Ninety').moveDown(0.2);
  pdf
    .fontSize(14)
    .text(`Receipt ${receiptNumber ?? ''}`)
    .moveDown();
  pdf.fontSize(11);
  pdf.text(`Paid on ${calendarDay(paidAt)} by ${payment.method.replaceAll('_', ' ')}`);
  for (const line of buyer) pdf.text(line);
  pdf.moveDown();
  const row = (label: string, value: string) => {
    const top = pdf.y;
    pdf.text(label, 56, top, { width: 320 });
    pdf.text(value, 380, top, { width: 159, align: 'right' });
    pdf.x = 56;
    pdf.moveDown(0.4);
  };
  const times = quantity === 1 ? '' : `, ${quantity} times`;
  row(
    `${name}${payment.days > 0 ? `, ${payment.days} days` : ''}${times}`,
    moneyInWords({ ...paid, amount: payment.offer.listPrice.amount * quantity }),
  );
  for (const reduction of payment.offer.reductions) {
    const why =
      reduction.kind === 'promotion'
        ? `Promotion, ${reduction.discount} percent`
        : `For the ${reduction.days} days that are left`;
    row(why, `-${moneyInWords({ ...paid, amount: reduction.amount.amount * quantity })}`);
  }
  row('Paid in all', moneyInWords(paid));
  if (refunded.amount > 0) row('Given back since', `-${moneyInWords(refunded)}`);
  if (until !== null) pdf.moveDown().text(`Access until ${calendarDay(until)}.`);
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}
