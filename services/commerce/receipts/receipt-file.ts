import { Readable } from 'node:stream';
import type { AccountDetails } from '#domain/accounts/account.ts';
import { isPaidCart } from '#domain/commerce/carts/cart.ts';
import { isErased } from '#domain/core/events/personal.ts';
import type { ServedFile } from '../../files/send-file.ts';
import type { Attachment } from '../../mail/mail.ts';
import type { ReadCart } from '../carts/on-cart.ts';
import { purchaseOf } from '../carts/read-purchases.ts';
import type { Receipt } from './receipt-pdf.ts';

type Buyer = Partial<Pick<AccountDetails, 'email' | 'firstName' | 'grants'>>;

export function receiptIn(found: ReadCart, { email, firstName, grants = [] }: Buyer): Receipt | undefined {
  const { cart } = found;
  const grant = grants.find(({ cartId }) => cartId === cart.cartId);
  const purchase = purchaseOf(found, grant && grant.until > grant.from ? grant.until : null);
  if (!isPaidCart(cart) || !purchase || purchase.receiptNumber === null) return undefined;
  const buyer = [firstName, email].flatMap((line) =>
    line === undefined || isErased(line) || line === '' ? [] : [line],
  );
  return { purchase, payment: cart.payment, buyer };
}

export async function attachedReceipt(receipt: Receipt): Promise<Attachment> {
  return {
    name: `receipt-${receipt.purchase.receiptNumber ?? ''}.pdf`,
    bytes: await pdfOf(receipt),
  };
}

async function pdfOf(receipt: Receipt): Promise<Buffer> {
  // Loaded lazily, because of the fonts' size.
  const { drawReceipt } = await import('./receipt-pdf.ts');
  return drawReceipt(receipt);
}

export async function receiptFile(receipt: Receipt): Promise<ServedFile> {
  const pdf = await pdfOf(receipt);
  const { cartId, refunded } = receipt.purchase;
  return {
    stored: {
      bytes: pdf.length,
      version: `${cartId}-${refunded.amount}-${pdf.length}`,
      read: (first, last) => Readable.from([pdf.subarray(first, last + 1)]),
    },
    mediaType: 'application/pdf',
    cacheControl: 'private, no-store',
  };
}
