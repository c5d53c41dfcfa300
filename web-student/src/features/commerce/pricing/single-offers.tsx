import { Stack, Text } from '@mantine/core';
import { BuyButton } from './buy-button.tsx';
import { offerInWords } from './offer-words.ts';
import type { PlansProps } from './plan-table.tsx';
import { Price } from './price.tsx';
import styles from './single-offers.module.css';

export function SingleOffers({ offers, country, pending, onBuy }: PlansProps) {
  return (
    <Stack component="ul" gap={12} className={styles['single-offers']}>
      {offers.map((offer) => (
        <li key={offer.packageId}>
          <div>
            <Text fw={650}>{offer.name}</Text>
            <Text size="sm">{offerInWords(offer)}</Text>
          </div>
          <Price offer={offer} country={country} />
          <BuyButton offer={offer} pending={pending} onBuy={onBuy} />
        </li>
      ))}
    </Stack>
  );
}
