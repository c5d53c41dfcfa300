import { Stack } from '@mantine/core';
import type { Cart } from '#domain/commerce/carts/cart-contract.ts';
import { moneyText } from '#student/core/money-text.ts';
import styles from '../commerce.module.css';

export function CheckoutSum({ cart }: { readonly cart: Cart }) {
  const { offer, quantity, total, country } = cart;
  const times = (amount: number) =>
    moneyText({ amount: amount * quantity, currency: total.currency }, country);
  return (
    <Stack component="dl" gap={8} className={styles['checkout-sum']}>
      <div>
        <dt>
          {offer.name}
          {quantity > 1 && ` × ${quantity}`}
        </dt>
        <dd>{times(offer.listPrice.amount)}</dd>
      </div>
      {offer.reductions.map((reduction) => (
        <div key={reduction.kind}>
          <dt>
            {reduction.kind === 'promotion'
              ? `Promotion, ${reduction.discount}% off`
              : `For the ${reduction.days} days left of your plan`}
          </dt>
          <dd>−{times(reduction.amount.amount)}</dd>
        </div>
      ))}
      <div>
        <dt>Total, {total.currency}</dt>
        <dd>{moneyText(total, country)}</dd>
      </div>
    </Stack>
  );
}
