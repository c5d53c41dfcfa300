import { adminReferrals } from '#domain/referrals/admin-contract.ts';
import { ReferralsIcon } from '#console/components/icons.tsx';
import type { ConsoleResource } from '#console/core/data-provider.ts';
import { List } from './List.tsx';
import { Show } from './Show.tsx';

export const referrals = {
  name: adminReferrals.name,
  rows: adminReferrals,
  options: { label: 'Referrals' },
  icon: ReferralsIcon,
  group: 'Students',
  list: List,
  show: Show,
} satisfies ConsoleResource;
