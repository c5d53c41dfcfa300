import { changePerk, createPerk, perks as rows } from '#domain/perks/admin-contract.ts';
import { PerksIcon } from '#console/components/icons.tsx';
import type { ConsoleResource } from '#console/core/data-provider.ts';
import { Create } from './Create.tsx';
import { Edit } from './Edit.tsx';
import { List } from './List.tsx';

export const perks = {
  name: rows.name,
  rows,
  options: { label: 'Perks' },
  icon: PerksIcon,
  group: 'Site',
  writes: { create: createPerk, edit: changePerk },
  list: List,
  edit: Edit,
  create: Create,
} satisfies ConsoleResource;
