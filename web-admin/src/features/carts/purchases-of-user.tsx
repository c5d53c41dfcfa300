import type { AdminUser } from '#domain/accounts/admin-contract.ts';
import type { AdminCart } from '#domain/commerce/carts/cart-admin-contract.ts';
import { packageWords } from '#domain/commerce/packages/package-words.ts';
import { CircularProgress, Link, List, ListItem, ListItemText, Typography } from '@mui/material';
import { useGetList, useRecordContext } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { Failed } from '#console/components/failed.tsx';
import { localTime } from '#console/components/moment.tsx';
import { statusWord } from '#console/components/status-chip.tsx';
import { amount } from './words.ts';

export const PurchasesOfUser = () => {
  const user = useRecordContext<AdminUser>();
  const { data, error, refetch } = useGetList<AdminCart>(
    'carts',
    {
      filter: { userId: user?.id },
      sort: { field: 'createdAt', order: 'DESC' },
      pagination: { page: 1, perPage: 100 },
    },
    { enabled: user !== undefined },
  );
  if (error) return <Failed error={error} onAgain={refetch} />;
  if (!data) return <CircularProgress aria-label="Loading the purchases" />;
  if (data.length === 0) return <Typography>No purchases yet.</Typography>;
  return (
    <List dense aria-label="Purchases">
      {data.map(({ id, packageId, total, status, createdAt }) => (
        <ListItem key={id} disableGutters>
          <ListItemText
            primary={
              <Link component={RouterLink} to={`/carts/${id}/show`}>
                {packageWords(packageId)}, {amount(total)}
              </Link>
            }
            secondary={`${statusWord(status)}, ${localTime(createdAt)}`}
          />
        </ListItem>
      ))}
    </List>
  );
};
