import { Alert, Anchor, Group, Paper, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { Cart } from '#domain/commerce/carts/cart-contract.ts';
import type { PaymentMethod } from '#domain/commerce/carts/payment-method.ts';
import { paths } from '#student/app/paths.ts';
import { AgreementNote } from '#student/components/agreement-note.tsx';
import { PageSkeleton } from '#student/components/page-skeleton.tsx';
import { PageTitle } from '#student/components/page-title.tsx';
import { codeOf, messageOf } from '#student/core/messages.ts';
import { thisPage } from '#student/core/this-page.ts';
import { askForPayment } from '../api/cart.ts';
import { CheckoutSum } from './checkout-sum.tsx';
import { GiveUpButton } from './give-up-button.tsx';
import { MethodForm } from './method-form.tsx';
import { moneyText } from '#student/core/money-text.ts';
import { refusalText } from '../refusal-text.ts';
import { TillNote } from '../till-note.tsx';

// Load the provider's script only if its keys are configured, and only when the student pays.
const StripePayment = lazy(() => import('./stripe-payment.tsx'));

const clockTime = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' });

interface Props {
  readonly cart: Cart;
  readonly onPriceChanged: () => unknown;
}

export function CheckoutForm({ cart, onPriceChanged }: Props) {
  const { cartId, methods, total, country, provider, offer, refusal, fromProfilePage, heldUntil } = cart;
  const isInApp = useSearchParams()[0].get('inApp') === 'true';
  const payLabel = `Pay ${moneyText(total, country)}`;
  const ask = useMutation({
    mutationFn: (method: PaymentMethod) =>
      askForPayment({ cartId, method, seen: total, ...(isInApp && { isInApp }) }),
    onSuccess: ({ redirectUrl }) => {
      if (redirectUrl !== null) thisPage.open(redirectUrl);
    },
    onError: (error) => {
      if (codeOf(error) === 'price_changed') onPriceChanged();
    },
  });
  const payment = ask.data?.redirectUrl === null ? ask.data : undefined;
  // A redirect is still in progress after its address arrives.
  const isLeaving = ask.isPending || typeof ask.data?.redirectUrl === 'string';
  return (
    <Stack className="page page-narrow" maw={560} gap="lg">
      <PageTitle>Checkout</PageTitle>
      <TillNote provider={provider} />
      {refusal !== null && !ask.isPending && (
        <Alert color="red" variant="light">
          {refusalText(refusal)}
        </Alert>
      )}
      <Paper withBorder p="lg">
        <CheckoutSum cart={cart} />
        {heldUntil !== null && (
          <Text size="sm" c="dimmed" mt="sm">
            This price is valid until {clockTime.format(new Date(heldUntil))}.
          </Text>
        )}
        {offer.days > 0 && (
          <Text size="sm" c="dimmed" mt="sm">
            {offer.days} days of access. They start when the payment goes through, or when your current access
            ends.
          </Text>
        )}
      </Paper>
      <AgreementNote by="paying" />
      {payment && provider.kind === 'stripe' ? (
        <Suspense fallback={<PageSkeleton rows={1} />}>
          <StripePayment
            publishableKey={provider.publishableKey}
            clientSecret={payment.clientSecret}
            returnPath={(isInApp ? paths.thankYouMobile : paths.thankYou).getHref(cartId)}
            label={payLabel}
          />
        </Suspense>
      ) : (
        <MethodForm
          methods={methods}
          label={payLabel}
          isPending={isLeaving}
          failure={ask.error ? messageOf(ask.error) : undefined}
          onPay={ask.mutate}
        />
      )}
      <Group>
        {cart.status === 'asked' && <GiveUpButton cartId={cartId} />}
        <Anchor
          component={Link}
          className="lone-link"
          to={fromProfilePage ? paths.profile.getHref() : paths.pricing.getHref()}
          underline="always"
        >
          Back to {fromProfilePage ? 'your profile' : 'the prices'}
        </Anchor>
      </Group>
    </Stack>
  );
}
