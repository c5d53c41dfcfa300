import { Button, Group, Paper, Text, Title } from '@mantine/core';
import type { Cart, Upsell } from '#domain/commerce/carts/cart-contract.ts';
import { paths } from '#student/app/paths.ts';
import { ButtonLink } from '#student/components/button-link.tsx';
import { PageTitle } from '#student/components/page-title.tsx';
import { moneyText } from '#student/core/money-text.ts';
import { offerInWords } from '../pricing/offer-words.ts';
import { useBuy } from '../checkout/use-buy.ts';

interface Props {
  readonly cart: Cart;
  readonly upsell: Upsell | null;
}

export function Granted({ cart: { offer, total, country }, upsell }: Props) {
  return (
    <>
      <PageTitle
        lead={`You paid ${moneyText(total, country)}. The receipt is in your mail and in your profile.`}
      >
        Thank you
      </PageTitle>
      <Text>
        You have {offer.name} now: {offerInWords(offer)}.
      </Text>
      <Group>
        <ButtonLink to={paths.practice.getHref()}>Keep practising</ButtonLink>
        <ButtonLink to={paths.mockTests.getHref()} variant="default">
          Go to the mock tests
        </ButtonLink>
        <ButtonLink to={paths.profile.getHref()} variant="default">
          Go to my profile
        </ButtonLink>
      </Group>
      {upsell && <UpsellOffer upsell={upsell} country={country} />}
    </>
  );
}

function UpsellOffer({ upsell, country }: { readonly upsell: Upsell; readonly country: string }) {
  const { upsellId, upsellQuantity, price } = upsell;
  const { buy, pending } = useBuy();
  const isOne = upsellQuantity === 1;
  const total = moneyText({ ...price, amount: price.amount * upsellQuantity }, country);
  return (
    <Paper withBorder p="lg" component="section" aria-labelledby="upsell-title">
      <Title order={2} size="h4" id="upsell-title">
        {isOne ? 'One more full mock test' : `${upsellQuantity} more full mock tests`}
      </Title>
      <Text my="xs">
        At a lower price with your purchase, valid beyond your plan. You do not have to take{' '}
        {isOne ? 'it' : 'them'}.
      </Text>
      <Button
        variant="default"
        loading={pending === upsellId}
        onClick={() => buy({ packageId: upsellId, quantity: upsellQuantity })}
      >
        Add for {total}
      </Button>
    </Paper>
  );
}
