import type { AdminCartPage } from '#domain/commerce/carts/cart-admin-contract.ts';
import { fetchPurchaseReceipt, openPurchaseReceipt } from '#domain/support/contract.ts';
import { IconReceipt } from '@tabler/icons-react';
import { useRecordContext } from 'react-admin';
import { ActButton } from '#console/components/acts/act-button.tsx';
import { call } from '#console/core/api.ts';
import { fetchLookedAt } from '#console/core/fetch-looked-at.ts';
import { saveFile } from '#console/core/save-file.ts';

export const ReceiptButton = () => {
  const cart = useRecordContext<AdminCartPage>();
  if (!cart || cart.receiptNumber === null) return null;
  const { id, receiptNumber } = cart;
  return (
    <ActButton
      button="Receipt"
      icon={<IconReceipt size={18} />}
      title="Open the receipt"
      explanation="It names the buyer, so opening it is recorded in the user’s history."
      confirm="Open"
      done="The receipt is in your downloads."
      act={async (reason) => {
        const { body } = await call(openPurchaseReceipt, { cartId: id, reason });
        saveFile(await fetchLookedAt(fetchPurchaseReceipt, body.opening), `receipt-${receiptNumber}.pdf`);
      }}
    />
  );
};
