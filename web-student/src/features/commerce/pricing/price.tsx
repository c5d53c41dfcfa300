import { Text } from '@mantine/core';
import type { Offer } from '#domain/commerce/contract.ts';
import { moneyText } from '#student/core/money-text.ts';
import { promotionText } from '../promotions/promotion-text.ts';

interface Props {
  readonly offer: Offer;
  readonly country: string;
}

export function Price({ offer, country }: Props) {
  const { price, listPrice, perDay, reductions } = offer;
  const isReduced = price.amount < listPrice.amount;
  return (
    <div>
      <Text component="span" fw={650} size="lg">
        {moneyText(price, country)}
      </Text>
      {isReduced && (
        <Text component="span" c="dimmed" ml={8}>
          <span className="visually-hidden">instead of </span>
          <s>{moneyText(listPrice, country)}</s>
        </Text>
      )}
      {perDay && (
        <Text size="sm" c="dimmed">
          {moneyText(perDay, country)} a day
        </Text>
      )}
      {reductions.map((reduction) => (
        <Text key={reduction.kind} size="sm">
          {reduction.kind === 'promotion'
            ? promotionText(reduction)
            : `${moneyText(reduction.amount, country)} less for the ${reduction.days} days left of your plan`}
        </Text>
      ))}
    </div>
  );
}
