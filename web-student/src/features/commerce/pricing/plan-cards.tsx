import { Paper, Stack, Title } from '@mantine/core';
import { BuyButton } from './buy-button.tsx';
import { mainOffer, offerFacts } from './offer-words.ts';
import { Price } from './price.tsx';
import type { PlansProps } from './plan-table.tsx';
import styles from '../commerce.module.css';
import factsStyles from '#student/components/styles/facts.module.css';

export function PlanCards({ offers, country, pending, onBuy }: PlansProps) {
  const main = mainOffer(offers);
  return (
    <Stack gap="md">
      {offers.map((offer) => (
        <Paper key={offer.packageId} withBorder p="lg" component="section" aria-label={offer.name}>
          <Title order={2} size="h4" mb="xs">
            {offer.name}
          </Title>
          <Price offer={offer} country={country} />
          <dl className={`${factsStyles['facts']} ${styles['plan-facts']}`}>
            {offerFacts(offer).map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <BuyButton offer={offer} pending={pending} onBuy={onBuy} isMain={offer === main} />
        </Paper>
      ))}
    </Stack>
  );
}
