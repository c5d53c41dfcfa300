import type { AdminCart } from '#domain/commerce/cart-admin-contract.ts';
import { decimalOf } from '#domain/commerce/money-arithmetic.ts';
import type { CsvColumns } from '../../components/export-all-button.tsx';
import { yesNo } from '../../components/yes-no.ts';

/** The columns of exported purchases. */
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
  'Given back': ({ refunded }) => refunded && decimalOf(refunded),
  Disputed: ({ isDisputed }) => yesNo(isDisputed),
  Method: ({ method }) => method,
  Promotion: ({ promoId }) => promoId,
  'Price list': ({ version }) => version,
  Payment: ({ paymentId }) => paymentId,
  Receipt: ({ receiptNumber }) => receiptNumber,
};
