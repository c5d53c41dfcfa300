import { Button, Radio, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Radio.css';
import { useState } from 'react';
import { paymentMethodSchema, type PaymentMethod } from '#domain/commerce/carts/payment-method.ts';
import { FormFailure } from '#student/components/form-failure.tsx';
import { methodNames } from './method-names.ts';

interface Props {
  readonly methods: readonly PaymentMethod[];
  readonly label: string;
  readonly isPending: boolean;
  readonly failure: string | undefined;
  readonly onPay: (method: PaymentMethod) => void;
}

export function MethodForm({ methods, label, isPending, failure, onPay }: Props) {
  const [method, setMethod] = useState<PaymentMethod>(methods[0] ?? 'card');
  return (
    <form
      className="form"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) onPay(method);
      }}
    >
      <Radio.Group
        label="How do you pay?"
        value={method}
        onChange={(value) => setMethod(paymentMethodSchema.parse(value))}
      >
        <Stack gap="xs" mt="xs">
          {methods.map((one) => (
            <Radio key={one} value={one} label={methodNames[one]} />
          ))}
        </Stack>
      </Radio.Group>
      <FormFailure text={failure} />
      <Button type="submit" size="md" loading={isPending}>
        {label}
      </Button>
      <Text size="sm" c="dimmed">
        You pay once. Your plan does not renew. Contact the team if you want a refund for unused days.
      </Text>
    </form>
  );
}
