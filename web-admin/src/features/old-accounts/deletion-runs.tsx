import { Skeleton, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { fetchOldAccountDeletions } from '#domain/old-accounts/contract.ts';
import { Failed } from '#console/components/failed.tsx';
import { localTime } from '#console/components/moment.tsx';
import { TableOrLines } from '#console/components/lists/table-or-lines.tsx';
import { call } from '#console/core/api.ts';

export const runsKey = ['old-account-deletions'];

const pollMs = 3_000;

const progressOf = ({ deleted }: { readonly deleted: number | null }) =>
  deleted === null ? 'In progress' : `${deleted} deleted`;

export const DeletionRuns = () => {
  const { data, error, refetch } = useQuery({
    queryKey: runsKey,
    queryFn: async ({ signal }) => (await call(fetchOldAccountDeletions, {}, { signal })).body.runs,
    refetchInterval: ({ state }) => (state.data?.some(({ deleted }) => deleted === null) ? pollMs : false),
    retry: false,
  });
  return (
    <Stack component="section" spacing={1} aria-labelledby="deletions-title">
      <Typography id="deletions-title" component="h2" variant="h6">
        Deletions so far
      </Typography>
      {error && <Failed error={error} onAgain={refetch} />}
      {!data && !error && <Skeleton variant="rounded" height={60} />}
      {data?.length === 0 && <Typography>No old accounts have been deleted yet.</Typography>}
      {data && data.length > 0 && (
        <TableOrLines
          label="Deletions so far"
          rows={data}
          keyOf={({ runId }) => runId}
          columns={[
            { name: 'Started', cell: ({ startedAt }) => localTime(startedAt) },
            { name: 'Days without use', isNumber: true, cell: ({ inactiveDays }) => inactiveDays },
            { name: 'Buyers', cell: ({ keepsBuyers }) => (keepsBuyers ? 'Kept' : 'Included') },
            { name: 'Listed', isNumber: true, cell: ({ expected }) => expected },
            { name: 'Result', cell: progressOf },
            { name: 'Reason', isLong: true, cell: ({ reason }) => reason },
          ]}
          primary={(run) => progressOf(run)}
          secondary={({ startedAt, inactiveDays, reason }) =>
            `${localTime(startedAt)}: not used for ${inactiveDays} days. ${reason}`
          }
        />
      )}
    </Stack>
  );
};
