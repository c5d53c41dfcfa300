import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { paths } from '#student/app/paths.ts';
import { ButtonLink } from '#student/components/button-link.tsx';
import { PageTitle } from '#student/components/page-title.tsx';
import { Problem } from '#student/components/problem.tsx';
import { useSession } from '#student/core/session.ts';
import { paymentQuery, type PaymentState } from '../api/cart.ts';
import { refusalText } from '../refusal-text.ts';

const isUnpaid = ({ status }: PaymentState) => status === 'open' || status === 'refused';
const isOver = ({ status }: PaymentState) => status === 'cancelled' || status === 'failed';

export default function ThankYouMobilePage() {
  const [search] = useSearchParams();
  const cartId = search.get('id') ?? '';
  // Without a session, show a general text: the provider also reports the payment to the server.
  const isKnown = useSession() !== undefined && cartId !== '';
  const { data: payment } = useQuery({ ...paymentQuery(cartId), enabled: isKnown });
  if (payment && isUnpaid(payment))
    return (
      <Problem title="Not paid" text={refusalText(payment.refusal ?? '')} order={1}>
        <ButtonLink to={paths.checkout.getHref(cartId, 'true')}>Back to the checkout</ButtonLink>
      </Problem>
    );
  if (payment && isOver(payment))
    return (
      <Problem
        title="Not paid"
        text="The payment did not go through. Close this page and start again in the app."
        order={1}
      />
    );
  return (
    <Stack className="page page-narrow" gap="lg">
      <PageTitle>Thank you</PageTitle>
      <Text>
        You can close this page and go back to the app. It shows your purchase as soon as the payment is
        complete.
      </Text>
      <div>
        <ButtonLink to={paths.practice.getHref()} variant="default">
          Practise here instead
        </ButtonLink>
      </div>
    </Stack>
  );
}
