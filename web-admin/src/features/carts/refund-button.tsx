import { refundPurchase, type AdminCartPage } from '#domain/commerce/carts/cart-admin-contract.ts';
import { decimalOf } from '#domain/commerce/prices/money-arithmetic.ts';
import { exchanges } from '#domain/commerce/prices/exchange.ts';
import { TextField } from '@mui/material';
import { IconReceiptRefund } from '@tabler/icons-react';
import { useRecordContext } from 'react-admin';
import { formText } from '#console/components/forms/form-text.ts';
import { ActButton } from '#console/components/acts/act-button.tsx';
import { call } from '#console/core/api.ts';

export const RefundButton = () => {
  const cart = useRecordContext<AdminCartPage>();
  if (!cart?.total || cart.paidAt === null) return null;
  const { id, total, refunded } = cart;
  const left = { ...total, amount: total.amount - (refunded?.amount ?? 0) };
  if (left.amount === 0) return null;
  const { exponent } = exchanges[total.currency].money;
  return (
    <ActButton
      button="Refund"
      icon={<IconReceiptRefund size={18} />}
      buttonColor="primary"
      title="Refund"
      explanation="A partial refund changes nothing else. A full refund also removes unused days and credits of the purchase."
      confirm="Refund"
      color="warning"
      done="The money is on its way back."
      act={(reason, form) =>
        call(refundPurchase, {
          cartId: id,
          reason,
          amount: Math.round(Number(formText(form, 'amount')) * 10 ** exponent),
        })
      }
    >
      <TextField
        name="amount"
        type="number"
        label={`Amount in ${total.currency}`}
        required
        defaultValue={decimalOf(left)}
        slotProps={{
          htmlInput: { min: 10 ** -exponent, max: decimalOf(left), step: 10 ** -exponent },
        }}
      />
    </ActButton>
  );
};
