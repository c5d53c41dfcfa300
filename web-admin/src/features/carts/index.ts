import { carts as rows } from '#domain/commerce/carts/cart-admin-contract.ts';
import { CartsIcon } from '#console/components/icons.tsx';
import type { ConsoleResource } from '#console/core/data-provider.ts';
import { List } from './List.tsx';
import { Show } from './Show.tsx';

export const carts = {
  name: rows.name,
  rows,
  options: { label: 'Purchases' },
  icon: CartsIcon,
  group: 'Sales',
  list: List,
  show: Show,
} satisfies ConsoleResource;
