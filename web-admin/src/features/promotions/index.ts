import {
  changePromotion,
  createPromotion,
  promotions as rows,
} from '#domain/commerce/promotions/promotion-contract.ts';
import { PromotionsIcon } from '#console/components/icons.tsx';
import type { ConsoleResource } from '#console/core/data-provider.ts';
import { Create } from './Create.tsx';
import { Edit } from './Edit.tsx';
import { List } from './List.tsx';

export const promotions = {
  name: rows.name,
  rows,
  options: { label: 'Promotions' },
  icon: PromotionsIcon,
  group: 'Sales',
  writes: { create: createPromotion, edit: changePromotion },
  list: List,
  edit: Edit,
  create: Create,
} satisfies ConsoleResource;
