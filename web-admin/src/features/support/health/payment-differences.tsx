import { fetchReconciliation, type Reconciliation } from '#domain/commerce/reconciliation-contract.ts';
import { moneyInWords } from '#domain/commerce/money-arithmetic.ts';
import type { Money } from '#domain/commerce/money.ts';
import { Alert, AlertTitle, List, ListItem } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../core/api.ts';

const kinds: Readonly<Record<Reconciliation['differences'][number]['kind'], string>> = {
  paid_unknown: 'was paid, but we have no such cart',
  paid_not_granted: 'was paid, but neither granted nor refunded',
  granted_not_paid: 'was granted, but the provider has no payment for it',
  amount_differs: 'has a different amount at the provider',
  refund_differs: 'has a different refund at the provider',
};

/** Payments that we and the provider tell differently, each to be looked at by a person. */
export const PaymentDifferences = () => {
  const { data, error } = useQuery({
    queryKey: ['reconciliation'],
    queryFn: async ({ signal }) => (await call(fetchReconciliation, {}, { signal })).body,
    retry: false,
  });
  if (error) return <Alert severity="error">The payments that differ cannot be shown: {error.message}</Alert>;
  if (!data?.differences.length) return null;
  return (
    <Alert severity="error" variant="outlined">
      <AlertTitle>Payments that differ from the provider’s</AlertTitle>
      <List dense disablePadding aria-label="Payments that differ">
        {data.differences.map(({ paymentId, cartId, kind, ours, theirs }) => (
          <ListItem key={`${paymentId} ${kind}`} disableGutters sx={{ overflowWrap: 'anywhere' }}>
            {paymentId} {kinds[kind]}. Ours: {shown(ours)}, theirs: {shown(theirs)}.
            {cartId === null ? '' : ` Cart ${cartId}.`}
          </ListItem>
        ))}
      </List>
    </Alert>
  );
};

const shown = (money: Money | null) => (money === null ? 'nothing' : moneyInWords(money));
