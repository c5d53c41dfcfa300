import type { Purchase } from '#domain/commerce/carts/cart-contract.ts';
import type { PaymentAsk } from '#domain/commerce/carts/cart.ts';
import { moneyInWords } from '#domain/commerce/prices/money-arithmetic.ts';
import { calendarDay } from '#domain/core/text/words.ts';
import PdfDocument from 'pdfkit';
import { runsOf, type Run } from './receipt-fonts.ts';

export interface Receipt {
  readonly purchase: Purchase;
  readonly payment: PaymentAsk;
  /** The buyer's current name and address; empty if erased. */
  readonly buyer: readonly string[];
}

const margin = 56;
const width = 483;

/** Draws a receipt on one A4 page. The same purchase gives the same text. */
export async function drawReceipt({ purchase, payment, buyer }: Receipt): Promise<Buffer> {
  const { receiptNumber, paidAt, name, quantity, paid, refunded, until } = purchase;
  const created = new Date(paidAt);
  const pdf = new PdfDocument({
    size: 'A4',
    margin,
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
  for (const line of buyer) await drawLine(pdf, line, { size: 11, width });
  pdf.moveDown();
  const row = async (label: string, value: string) => {
    const top = pdf.y;
    await drawLine(pdf, value, { size: 11, width: 159, isAtTheRight: true });
    pdf.y = top;
    await drawLine(pdf, label, { size: 11, width: 320 });
    pdf.moveDown(0.4);
  };
  const times = quantity === 1 ? '' : `, ${quantity} times`;
  await row(
    `${name}${payment.days > 0 ? `, ${payment.days} days` : ''}${times}`,
    moneyInWords({ ...paid, amount: payment.offer.listPrice.amount * quantity }),
  );
  for (const reduction of payment.offer.reductions) {
    const why =
      reduction.kind === 'promotion'
        ? `Promotion, ${reduction.discount} percent`
        : `Credit for the ${reduction.days} days left of your plan`;
    await row(why, `-${moneyInWords({ ...paid, amount: reduction.amount.amount * quantity })}`);
  }
  await row('Total paid', moneyInWords(paid));
  if (refunded.amount > 0) await row('Refunded', `-${moneyInWords(refunded)}`);
  if (until !== null) pdf.moveDown().text(`Access until ${calendarDay(until)}.`);
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}

/** Draws one line at the margin in its scripts' fonts, smaller if it is too wide. */
async function drawLine(
  pdf: PDFKit.PDFDocument,
  line: string,
  place: { readonly size: number; readonly width: number; readonly isAtTheRight?: boolean },
): Promise<void> {
  const { size, width: most, isAtTheRight = false } = place;
  const runs = await runsOf(line);
  const top = pdf.y;
  const use = ({ font }: Run) =>
    font ? pdf.registerFont(font.name, font.bytes).font(font.name) : pdf.font(plain);
  // Naming features makes PDFKit lay out a run as a whole, which Arabic needs.
  const options: PDFKit.Mixins.TextOptions = { features: [], lineBreak: false, baseline: 'alphabetic' };
  pdf.fontSize(size);
  let needed = 0;
  let height = 0;
  for (const run of runs) {
    needed += use(run).widthOfString(run.text, options);
    height = Math.max(height, pdf.currentLineHeight(true));
  }
  const used = Math.min(needed, most);
  pdf.fontSize((size * used) / needed).lineWidth(0.2);
  let left = isAtTheRight ? margin + width - used : margin;
  for (const run of inReadingOrder(runs)) {
    use(run).text(run.text, left, top + height * ascent, { ...options, stroke: run.isThin, fill: true });
    left += pdf.widthOfString(run.text, options);
  }
  pdf.font(plain).fontSize(size);
  pdf.x = margin;
  pdf.y = top + height;
}

/** The approximate share of the line height above the baseline, for all these fonts. */
const ascent = 0.77;
const plain = 'Helvetica';

/** A line that begins in Arabic is laid out from right to left. */
const inReadingOrder = (runs: readonly Run[]) =>
  /\p{Script=Arabic}/u.test(runs[0]?.text ?? '') ? runs.toReversed() : runs;
