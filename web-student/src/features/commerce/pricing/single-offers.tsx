import { Text } from '@mantine/core';
import { BuyButton } from './buy-button.tsx';
import { offerInWords } from './offer-words.ts';
import type { PlansProps } from './plan-table.tsx';
import { Price } from './price.tsx';

export function SingleOffers({ offers, country, pending, onBuy }: PlansProps) {
  return (
    <ul className="single-offers">
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
    </ul>
  );
}
