import { capitalized } from '#domain/core/text/capitalized.ts';
import { Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { User } from '#domain/accounts/contract.ts';
import type { Offer } from '#domain/commerce/contract.ts';
import type { Instant } from '#domain/core/instant.ts';
import { paths } from '#student/app/paths.ts';
import { ButtonLink } from '#student/components/button-link.tsx';
import { pricesQuery } from '../api/prices.ts';
import { BuyButton } from '../pricing/buy-button.tsx';
import { Purchases } from './purchases.tsx';
import { useBuy } from '../checkout/use-buy.ts';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });
const isWayOn = ({ label }: Offer) => label === 'upgrade' || label === 'extend';

export function PlanSection({ user }: { readonly user: User }) {
  const prices = useQuery(pricesQuery());
  const { buy, pending } = useBuy();
  const waysOn = (prices.data?.offers ?? []).filter(isWayOn);
  return (
    <Stack gap="md">
      <Text>{planText(user, prices.data?.now)}</Text>
      <Group>
        {waysOn.map((offer) => (
          <div key={offer.packageId}>
            <BuyButton
              offer={offer}
              pending={pending}
              onBuy={({ packageId }) => buy({ packageId, fromProfilePage: true })}
            />
          </div>
        ))}
        <ButtonLink to={paths.pricing.getHref()} variant="default">
          Plans and prices
        </ButtonLink>
      </Group>
      <Purchases />
    </Stack>
  );
}

function planText({ currentPlan, paidExpiryTime }: User, now: Instant | undefined): string {
  if (paidExpiryTime === undefined) return 'You have access to the free samples.';
  const end = day.format(new Date(paidExpiryTime));
  if (now !== undefined && paidExpiryTime <= now) return `Your access ended on ${end}.`;
  const name = capitalized(currentPlan ?? 'access');
  return `${name} until ${end}.`;
}
