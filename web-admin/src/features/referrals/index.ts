import { adminReferrals } from '#domain/referrals/admin-contract.ts';
import { ReferralsIcon } from '../../components/icons.tsx';
import { List } from './List.tsx';
import { Show } from './Show.tsx';

export const referrals = {
  name: adminReferrals.name,
  rows: adminReferrals,
  options: { label: 'Referrals' },
  icon: ReferralsIcon,
  list: List,
  show: Show,
};
