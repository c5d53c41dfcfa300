import { fetchReconciliation, type Reconciliation } from '#domain/commerce/carts/reconciliation-contract.ts';
import { moneyInWords } from '#domain/commerce/prices/money-arithmetic.ts';
import type { Money } from '#domain/commerce/prices/money.ts';
import { Alert, AlertTitle, Link, List, ListItem, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router-dom';
import { call } from '#console/core/api.ts';

type Difference = Reconciliation['differences'][number];

const kinds: Readonly<Record<Difference['kind'], string>> = {
  paid_unknown: 'was paid, but we have no such purchase',
  paid_not_granted: 'was paid, but neither granted nor refunded',
  granted_not_paid: 'was granted, but the provider has no payment for it',
  amount_differs: 'has a different amount at the provider',
  refund_differs: 'has a different refund at the provider',
};

const nextSteps: Readonly<Record<Difference['kind'], string>> = {
  paid_unknown:
    'Find the payer at the provider, then refund the payment there or grant the student paid time.',
  paid_not_granted: 'Refund the purchase, or grant the student paid time.',
  granted_not_paid:
    'Check the payment at the provider. If the student did not pay, set the end of the paid time to today.',
  amount_differs: 'Compare both amounts at the provider, then refund the difference.',
  refund_differs: 'Check the refund at the provider, and tell the student which amount arrives.',
};

export const useReconciliation = () =>
  useQuery({
    queryKey: ['reconciliation'],
    queryFn: async ({ signal }) => (await call(fetchReconciliation, {}, { signal })).body,
    retry: false,
  });

export const PaymentDifferences = ({ differences }: { readonly differences: readonly Difference[] }) => (
  <Alert severity="error" variant="outlined">
    <AlertTitle>Payments that differ from the provider’s</AlertTitle>
    <List dense disablePadding aria-label="Payments that differ">
      {differences.map(({ paymentId, cartId, kind, ours, theirs }) => (
        <ListItem
          key={`${paymentId} ${kind}`}
          disableGutters
          sx={{ display: 'block', overflowWrap: 'anywhere' }}
        >
          {paymentId} {kinds[kind]}. Ours: {shown(ours)}, theirs: {shown(theirs)}.
          {cartId !== null && (
            <>
              {' '}
              <Link component={RouterLink} to={`/carts/${cartId}/show`}>
                Open the purchase
              </Link>
            </>
          )}
          <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
            {nextSteps[kind]}
          </Typography>
        </ListItem>
      ))}
    </List>
  </Alert>
);

const shown = (money: Money | null) => (money === null ? 'nothing' : moneyInWords(money));
