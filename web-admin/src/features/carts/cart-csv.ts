import type { AdminCart } from '#domain/commerce/carts/cart-admin-contract.ts';
import { decimalOf, moneyInWords } from '#domain/commerce/prices/money-arithmetic.ts';
import type { CsvColumns } from '#console/components/lists/export-all-button.tsx';
import { concernNames, disputeInWords } from './words.ts';

export const cartCsv: CsvColumns<AdminCart> = {
  Id: ({ id }) => id,
  Begun: ({ createdAt }) => createdAt,
  User: ({ userId }) => userId,
  Country: ({ country }) => country,
  Package: ({ packageId }) => packageId,
  Quantity: ({ quantity }) => quantity,
  Status: ({ status }) => status,
  Paid: ({ paidAt }) => paidAt,
  Currency: ({ total }) => total && total.currency,
  Total: ({ total }) => total && decimalOf(total),
  Refunded: ({ refunded }) => refunded && decimalOf(refunded),
  'Paid too much': ({ overpayments }) => overpayments.map(({ paid }) => moneyInWords(paid)).join(', '),
  Dispute: (cart) => disputeInWords(cart),
  'Needs review': ({ concerns }) => concerns.map((concern) => concernNames[concern]).join(', '),
  Method: ({ method }) => method,
  Promotion: ({ promoId }) => promoId,
  'Price list': ({ version }) => version,
  Payment: ({ paymentId }) => paymentId,
  Receipt: ({ receiptNumber }) => receiptNumber,
};
