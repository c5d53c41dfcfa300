import { Button, Text } from '@mantine/core';
import type { Offer } from '#domain/commerce/contract.ts';
import { offerLabels } from './offer-words.ts';

interface Props {
  readonly offer: Offer;
  readonly pending: string | undefined;
  readonly onBuy: (offer: Offer) => void;
  readonly isMain?: boolean;
}

export function BuyButton({ offer, pending, onBuy, isMain = false }: Props) {
  const { label, name, packageId } = offer;
  return (
    <>
      {label === 'current_plan' && (
        <Text size="sm" fw={650} mb={4}>
          Current plan
        </Text>
      )}
      <Button
        variant={isMain ? 'filled' : 'default'}
        fullWidth
        loading={pending === packageId}
        aria-label={`${offerLabels[label]}: ${name}`}
        onClick={() => onBuy(offer)}
      >
        {offerLabels[label]}
      </Button>
    </>
  );
}
