import { Alert } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import type { Cart } from '#domain/commerce/carts/cart-contract.ts';

export function TillNote({ provider }: { readonly provider: Cart['provider'] }) {
  return (
    provider.kind === 'till' && (
      <Alert color="slate" variant="light" icon={<IconInfoCircle aria-hidden />} title="No real payment">
        This installation has no payment provider. You pay at a test till.
      </Alert>
    )
  );
}
