import { changePerk, createPerk, perks as rows } from '#domain/perks/admin-contract.ts';
import { PerksIcon } from '../../components/icons.tsx';
import { Create } from './Create.tsx';
import { Edit } from './Edit.tsx';
import { List } from './List.tsx';

export const perks = {
  name: rows.name,
  rows,
  options: { label: 'Perks' },
  icon: PerksIcon,
  writes: { create: createPerk, edit: changePerk },
  list: List,
  edit: Edit,
  create: Create,
};
