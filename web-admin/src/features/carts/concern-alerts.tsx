import type { AdminCart } from '#domain/commerce/carts/cart-admin-contract.ts';
import type { Concern } from '#domain/commerce/concerns.ts';
import { Alert, AlertTitle, Stack } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { amount, concernNames } from './words.ts';

const texts: Readonly<Record<Concern, (cart: AdminCart) => string>> = {
  overpaid: ({ overpayments }) => {
    const owed = overpayments.filter(({ isReturned }) => !isReturned);
    const payments = owed.map(({ paid, paymentId }) => `${amount(paid)} (${paymentId})`).join(', ');
    return `The student paid ${payments} and got nothing for it. Ninety returns this money automatically. If you still see this after an hour, refund the payment at the provider.`;
  },
  refund_failed: () =>
    'The student does not have this money yet. The reason is in the last lines of this page. Try again with “Refund”, or refund the payment at the provider.',
  disputed: ({ paymentId }) =>
    `The student asked the bank for the money back. Answer at the provider before its deadline, with evidence from the student’s history (payment ${paymentId}). The student keeps access.`,
};

export const ConcernAlerts = () => {
  const cart = useRecordContext<AdminCart>();
  if (!cart || cart.concerns.length === 0) return null;
  return (
    <Stack spacing={1} sx={{ mb: 1 }}>
      {cart.concerns.map((concern) => (
        <Alert key={concern} severity="warning" sx={{ overflowWrap: 'anywhere' }}>
          <AlertTitle>{concernNames[concern]}</AlertTitle>
          {texts[concern](cart)}
        </Alert>
      ))}
    </Stack>
  );
};
