import { Alert, Skeleton, Stack, TableCell, TableRow, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Title } from 'react-admin';
import { fetchAllAdminSettings } from '#domain/support/installation-contract.ts';
import { SmallTable } from '#console/components/lists/small-table.tsx';
import { call, textOf } from '#console/core/api.ts';
import { EmailList } from './email-list.tsx';
import { settingRows } from './setting-rows.ts';

export const SettingsPage = () => {
  const { data, error } = useQuery({
    queryKey: ['admin-settings'],
    queryFn: async () => (await call(fetchAllAdminSettings, {})).body,
  });
  return (
    <Stack spacing={2} sx={{ mt: 2 }}>
      <Title title="Settings" />
      <Typography color="textSecondary">
        These values come from the environment of the servers. To change one, change the environment and start
        the servers again.
      </Typography>
      {error && <Alert severity="error">{textOf(error)}</Alert>}
      {!data && !error && <Skeleton variant="rounded" height={320} />}
      {data && (
        <SmallTable label="Settings" columns={['Setting', 'Value']}>
          {settingRows(data).map(([name, value]) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>{value}</TableCell>
            </TableRow>
          ))}
        </SmallTable>
      )}
      <EmailList />
    </Stack>
  );
};
