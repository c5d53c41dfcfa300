import { Button, Stack, Text, Title } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { downloadReceipt, type Purchase } from '#domain/commerce/carts/cart-contract.ts';
import { QueryProblem } from '#student/components/problem.tsx';
import { fetchFile } from '#student/core/connection/fetch-file.ts';
import { notifyFailure } from '#student/core/notices.ts';
import { saveFile } from '#student/core/save-file.ts';
import { purchasesQuery } from '../api/cart.ts';
import { moneyText } from '#student/core/money-text.ts';
import styles from './purchases.module.css';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });
const longestMs = 20_000;

export function Purchases() {
  const { data, error, refetch } = useQuery(purchasesQuery());
  if (!data) return error ? <QueryProblem error={error} onRetry={refetch} /> : null;
  return (
    data.length > 0 && (
      <section aria-labelledby="purchases-title">
        <Title order={3} size="h5" mb="xs" id="purchases-title">
          Purchases
        </Title>
        <Stack component="ul" gap={12} className={styles['purchases']}>
          {data.map((purchase) => (
            <OnePurchase key={purchase.cartId} purchase={purchase} />
          ))}
        </Stack>
      </section>
    )
  );
}

function OnePurchase({ purchase }: { readonly purchase: Purchase }) {
  const { cartId, name, quantity, paidAt, paid, refunded, until, receiptNumber } = purchase;
  const receipt = useMutation({
    mutationFn: async () =>
      saveFile(
        await fetchFile(downloadReceipt.path.replace(':cartId', cartId), AbortSignal.timeout(longestMs)),
        `receipt-${receiptNumber ?? cartId}.pdf`,
      ),
    onError: (error) => notifyFailure(error),
  });
  // A full refund ends the access.
  const access = refunded.amount < paid.amount ? until : null;
  return (
    <li>
      <div>
        <Text>
          {name}
          {quantity > 1 && ` × ${quantity}`}, {moneyText(paid)}
        </Text>
        <Text size="sm" c="dimmed">
          Paid on {day.format(new Date(paidAt))}
          {access !== null && `, access until ${day.format(new Date(access))}`}
          {refunded.amount > 0 && `, ${moneyText(refunded)} refunded`}
        </Text>
      </div>
      {receiptNumber !== null && (
        <Button
          variant="default"
          size="compact-md"
          loading={receipt.isPending}
          aria-label={`Receipt ${receiptNumber}`}
          onClick={() => receipt.mutate()}
        >
          Receipt
        </Button>
      )}
    </li>
  );
}
