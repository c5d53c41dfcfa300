import { Button, Stack, Text } from '@mantine/core';
import { loadStripe, type Stripe, type StripeElements } from '@stripe/stripe-js';
import { useEffect, useRef, useState } from 'react';
import { FormFailure } from '#student/components/form-failure.tsx';
import { messages } from '#student/core/messages.ts';

interface Props {
  readonly publishableKey: string;
  readonly clientSecret: string;
  readonly returnPath: string;
  readonly label: string;
}

/** The provider's fields in an iframe: card numbers never pass through this page. */
export default function StripePayment({ publishableKey, clientSecret, returnPath, label }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [parts, setParts] = useState<{ readonly stripe: Stripe; readonly elements: StripeElements }>();
  const [failure, setFailure] = useState<string>();
  const [isPending, setPending] = useState(false);

  useEffect(() => {
    let isGone = false;
    const open = async () => {
      const stripe = await loadStripe(publishableKey);
      if (!stripe || isGone || !place.current) return;
      const elements = stripe.elements({ clientSecret });
      elements.create('payment').mount(place.current);
      setParts({ stripe, elements });
    };
    open().catch(() => setFailure(messages.provider_away));
    return () => {
      isGone = true;
    };
  }, [publishableKey, clientSecret]);

  const pay = async () => {
    if (!parts) return;
    setPending(true);
    setFailure(undefined);
    const { stripe, elements } = parts;
    const returnUrl = new URL(returnPath, location.origin).href;
    const { error } = await stripe.confirmPayment({ elements, confirmParams: { return_url: returnUrl } });
    // Stripe resolves only with an error: on success, the browser redirects.
    setFailure(error.message ?? messages.provider_away);
    setPending(false);
  };

  return (
    <form
      className="form"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) void pay();
      }}
    >
      <Stack gap="md">
        <div ref={place} />
        {!parts && failure === undefined && <Text c="dimmed">The payment form is loading.</Text>}
        <FormFailure text={failure} />
        <Button type="submit" size="md" loading={isPending} disabled={!parts}>
          {label}
        </Button>
      </Stack>
    </form>
  );
}
