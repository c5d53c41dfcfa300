import type { AdminUser } from '#domain/accounts/admin-contract.ts';
import { fetchExtraTimeOfUser, type ExtraTimeOfUser } from '#domain/mock-tests/extra-time-contract.ts';
import {
  CircularProgress,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { RecordContextProvider, useRecordContext } from 'react-admin';
import { Failed } from '../../components/failed.tsx';
import { MomentField } from '../../components/moment.tsx';
import { call } from '../../core/api.ts';
import { GrantExtraTimeButton, TakeExtraTimeBackButton } from './extra-time-buttons.tsx';

/** How much longer than others a user may sit timed tests, and what was granted before. */
export const ExtraTime = () => {
  const user = useRecordContext<AdminUser>();
  const query = useQuery({
    queryKey: ['users', 'extra-time', user?.id],
    queryFn: async ({ signal }) =>
      (await call(fetchExtraTimeOfUser, { id: user?.id ?? '' }, { signal })).body,
    enabled: user !== undefined,
    retry: false,
  });
  if (!user) return null;
  if (query.error) return <Failed error={query.error} onAgain={query.refetch} />;
  if (!query.data) return <CircularProgress aria-label="Loading the extra time" />;
  const { percent, stopClock, entries } = query.data;
  const hasNone = percent === null && !stopClock;
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Typography>
        {percent === null ? (
          'Sits timed tests with the time of the exam.'
        ) : (
          <>
            Has <strong>{percent} %</strong> more time in timed tests than the exam gives.
          </>
        )}
        {stopClock && ' May let the clock stand for breaks.'}
      </Typography>
      {user.status !== 'deleted' && (
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
          <GrantExtraTimeButton user={user} now={{ percent: percent ?? 0, stopClock }} />
          {!hasNone && <TakeExtraTimeBackButton user={user} />}
        </Stack>
      )}
      {entries.length > 0 && <Entries entries={entries} />}
    </Stack>
  );
};

const Entries = ({ entries }: Pick<ExtraTimeOfUser, 'entries'>) => (
  <TableContainer sx={{ alignSelf: 'stretch' }}>
    <Table size="small" aria-label="History of extra time">
      <TableHead>
        <TableRow>
          <TableCell>When</TableCell>
          <TableCell>What</TableCell>
          <TableCell>Reason</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {entries.map((entry) => (
          <RecordContextProvider key={entry.id} value={entry}>
            <TableRow>
              <TableCell>
                <MomentField source="at" />
              </TableCell>
              <TableCell>{whatOf(entry)}</TableCell>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>{entry.reason ?? 'Erased'}</TableCell>
            </TableRow>
          </RecordContextProvider>
        ))}
      </TableBody>
    </Table>
  </TableContainer>
);

function whatOf({ kind, grant }: ExtraTimeOfUser['entries'][number]): string {
  if (kind === 'taken_back') return 'Taken back';
  if (!grant) return 'Granted, how much is erased';
  const what = [grant.percent > 0 && `${grant.percent} %`, grant.stopClock && 'breaks'];
  return `Granted, ${what.filter(Boolean).join(' and ')}`;
}
