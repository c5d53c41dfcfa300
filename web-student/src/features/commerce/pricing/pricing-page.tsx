import { capitalized } from '#domain/core/text/capitalized.ts';
import { Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Offer } from '#domain/commerce/contract.ts';
import { PageSkeleton } from '#student/components/page-skeleton.tsx';
import { PageTitle } from '#student/components/page-title.tsx';
import { QueryProblem } from '#student/components/problem.tsx';
import { useIsPhone } from '#student/components/use-is-phone.ts';
import { pricesQuery } from '../api/prices.ts';
import { PlaceSelect } from './place-select.tsx';
import { choosePlace } from '#student/core/preferences/place.ts';
import { PlanCards } from './plan-cards.tsx';
import { PlanTable } from './plan-table.tsx';
import { pricingLead } from './pricing-lead.ts';
import { SingleOffers } from './single-offers.tsx';
import { useBuy } from '../checkout/use-buy.ts';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });

export default function PricingPage() {
  const isPhone = useIsPhone();
  // The query reads the stored place; this state only triggers a render.
  const [, setChosen] = useState<string>();
  const prices = useQuery(pricesQuery());
  const { buy, pending } = useBuy();
  if (prices.isPending) return <PageSkeleton />;
  if (prices.isError && !prices.data) return <QueryProblem error={prices.error} onRetry={prices.refetch} />;
  const { country, offers, currentPlan, paidExpiryTime, now } = prices.data;
  const shown = { country, pending, onBuy: ({ packageId }: Offer) => buy({ packageId }) };
  const plans = offers.filter(({ group }) => group !== 'others');
  const singles = offers.filter(({ group }) => group === 'others');
  const Plans = isPhone ? PlanCards : PlanTable;
  return (
    <Stack className="page" gap="lg">
      <PageTitle lead={pricingLead}>Plans and prices</PageTitle>
      {paidExpiryTime !== null && paidExpiryTime > now && (
        <Text>
          {currentPlan === null ? 'You have access' : `Your plan is ${capitalized(currentPlan)}`} until{' '}
          {day.format(new Date(paidExpiryTime))}. If you buy before it ends, the new days are added.
        </Text>
      )}
      <PlaceSelect
        country={country}
        onChoose={(next) => {
          choosePlace(next);
          setChosen(next);
        }}
      />
      {plans.length > 0 && <Plans {...shown} offers={plans} />}
      {singles.length > 0 && (
        <section aria-labelledby="singles-title">
          <Title order={2} size="h4" id="singles-title" mb="sm">
            Credits and single tests
          </Title>
          <SingleOffers {...shown} offers={singles} />
        </section>
      )}
    </Stack>
  );
}
