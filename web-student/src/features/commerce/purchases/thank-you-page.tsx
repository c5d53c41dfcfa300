import { Loader, Stack, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '#student/app/paths.ts';
import { ButtonLink } from '#student/components/button-link.tsx';
import { PageSkeleton } from '#student/components/page-skeleton.tsx';
import { PageTitle } from '#student/components/page-title.tsx';
import { Problem, QueryProblem } from '#student/components/problem.tsx';
import { usePatience } from '#student/components/use-patience.ts';
import { cartQuery, paymentQuery, type PaymentState } from '../api/cart.ts';
import { Granted } from './granted.tsx';
import { refusalText } from '../refusal-text.ts';
import { TillNote } from '../till-note.tsx';
import { refetchQueries } from '#student/core/refetch-queries.ts';
import { notify } from '#student/core/notices.ts';

export default function ThankYouPage() {
  const [search] = useSearchParams();
  const cartId = search.get('id') ?? '';
  const payment = useQuery({ ...paymentQuery(cartId), enabled: cartId !== '' });
  const cart = useQuery({ ...cartQuery(cartId), enabled: cartId !== '' });
  const queryClient = useQueryClient();
  const status = payment.data?.status;
  const isGranted = status === 'granted';
  useEffect(() => {
    const end = status && ends[status];
    if (end) notify(end, 'problem');
  }, [status]);
  useEffect(() => {
    // Refetch everything, so that the next page shows what the plan unlocks.
    if (isGranted)
      void refetchQueries(queryClient, { predicate: ({ queryKey }) => queryKey[0] !== 'payment' });
  }, [isGranted, queryClient]);

  if (payment.data === undefined || cart.data === undefined) {
    const { error, refetch } = payment.error ? payment : cart;
    return error ? <QueryProblem error={error} onRetry={refetch} /> : <PageSkeleton rows={1} />;
  }
  return (
    <Stack className="page page-narrow" maw={560} gap="lg">
      <TillNote provider={cart.data.provider} />
      {isGranted ? (
        <Granted cart={cart.data} upsell={payment.data.upsell} />
      ) : (
        <NotGranted cartId={cartId} payment={payment.data} />
      )}
    </Stack>
  );
}

/** The snackbars of specification, document 1, section 8. */
const ends: Partial<Record<PaymentState['status'], string>> = {
  cancelled: 'Payment cancelled. Contact team if needed',
  failed: 'Error 45. Contact team if needed.',
};

function NotGranted({ cartId, payment }: { readonly cartId: string; readonly payment: PaymentState }) {
  switch (payment.status) {
    case 'open':
    case 'refused':
      return (
        <Problem title="Not paid" text={refusalText(payment.refusal ?? '')} order={1}>
          <ButtonLink to={paths.checkout.getHref(cartId)}>Back to the checkout</ButtonLink>
        </Problem>
      );
    case 'cancelled':
      return (
        <Problem title="Not paid" text="Nothing was charged. You can start again at any time." order={1}>
          <ButtonLink to={paths.pricing.getHref()}>See the prices</ButtonLink>
        </Problem>
      );
    case 'failed':
      return (
        <Problem
          title="Not paid"
          text="The payment did not go through. If you were charged, you get a refund automatically."
          order={1}
        >
          <ButtonLink to={paths.pricing.getHref()}>See the prices</ButtonLink>
        </Problem>
      );
    case 'refunded':
      return (
        <Problem title="This purchase was refunded" text="We refunded your money." order={1}>
          <ButtonLink to={paths.pricing.getHref()}>See the prices</ButtonLink>
        </Problem>
      );
    case 'asked':
    case 'processing':
    case 'paid':
    case 'granted':
      return <Waiting />;
  }
}

function Waiting() {
  const patience = usePatience();
  return (
    <Stack align="center" ta="center" py="xl">
      <PageTitle>Your payment is on its way</PageTitle>
      <Loader aria-hidden />
      <div role="status">
        <Text>We are waiting for the payment provider. This takes a few seconds.</Text>
        {patience === 'too-long' && (
          <Text mt="sm">
            This is taking longer than usual. You can close this page. You get access and an email as soon as
            the payment goes through.
          </Text>
        )}
      </div>
    </Stack>
  );
}
