import { Alert, Link, Skeleton, Stack } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router-dom';
import { deleteOldAccount, previewOldAccounts } from '#domain/old-accounts/contract.ts';
import type { OldAccountRules } from '#domain/old-accounts/old-account.ts';
import type { OutputOf } from '#domain/core/contract.ts';
import { ActButton } from '#console/components/acts/act-button.tsx';
import { Failed } from '#console/components/failed.tsx';
import { localTime } from '#console/components/moment.tsx';
import { TableOrLines } from '#console/components/lists/table-or-lines.tsx';
import { pageOf } from '#console/components/user-paths.ts';
import { call } from '#console/core/api.ts';
import { useSameCommand } from '#console/core/use-same-command.ts';
import { runsKey } from './deletion-runs.tsx';

type Shown = OutputOf<typeof previewOldAccounts>['body'];

export const OldAccountsPreview = ({ rules }: { readonly rules: OldAccountRules }) => {
  const queryClient = useQueryClient();
  const commandFor = useSameCommand();
  const queryKey = ['old-accounts', rules];
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await call(previewOldAccounts, rules, { signal })).body,
    retry: false,
    gcTime: 0,
  });
  if (error) return <Failed error={error} onAgain={refetch} />;
  if (!data) return <Skeleton variant="rounded" height={120} />;
  if (data.total === 0) return <Alert severity="info">No accounts match these rules.</Alert>;
  const remove = async (reason: string) => {
    const input = { ...rules, expected: data.total, reason };
    await call(deleteOldAccount, input, commandFor(input));
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: runsKey }),
      queryClient.invalidateQueries({ queryKey }),
    ]);
  };
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Alert severity="warning" role="status" sx={{ width: '100%' }}>
        {summaryOf(data)}
      </Alert>
      <TableOrLines
        label="Old accounts"
        rows={data.accounts}
        keyOf={({ id }) => id}
        columns={[
          { name: 'User', cell: linkOf },
          { name: 'Registered', cell: ({ registeredAt }) => localTime(registeredAt) },
          { name: 'Last used', cell: ({ lastUsedAt }) => localTime(lastUsedAt) },
        ]}
        primary={({ id, email }) => email ?? id}
        secondary={({ lastUsedAt }) => `Last used ${localTime(lastUsedAt)}`}
      />
      <ActButton
        button={`Delete ${accountsInWords(data.total)}`}
        variant="outlined"
        color="error"
        title={`Delete ${accountsInWords(data.total)}`}
        explanation="Their personal data can never be read again. This cannot be undone. Accounts that are used again before their turn are kept."
        confirm="Delete"
        done="The accounts are being deleted."
        act={remove}
      />
    </Stack>
  );
};

const UserLink = ({ account: { id, email } }: { readonly account: Shown['accounts'][number] }) => (
  <Link component={RouterLink} to={pageOf(id) ?? ''}>
    {email ?? id}
  </Link>
);

const accountsInWords = (total: number) => (total === 1 ? '1 account' : `${total} accounts`);

function summaryOf({ total, accounts, hasMore }: Shown): string {
  const count = total === 1 ? '1 account is old.' : `${total} accounts are old.`;
  const listed = total > accounts.length ? ` The first ${accounts.length} are listed.` : '';
  const more = hasMore ? ` There are more: one deletion removes at most ${total}.` : '';
  return `${count}${listed}${more}`;
}

function linkOf(account: Parameters<typeof UserLink>[0]['account']) {
  return <UserLink account={account} />;
}
