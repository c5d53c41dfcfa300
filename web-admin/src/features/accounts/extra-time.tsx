import { fetchExtraTimeOfUser, type ExtraTimeOfUser } from '#domain/extra-time/contract.ts';
import { Stack, TableCell, TableRow, Typography } from '@mui/material';
import { RecordContextProvider } from 'react-admin';
import { MomentField } from '#console/components/moment.tsx';
import { SmallTable } from '#console/components/lists/small-table.tsx';
import { call } from '#console/core/api.ts';
import { GrantExtraTimeButton, TakeExtraTimeBackButton } from './acts/extra-time-buttons.tsx';
import { OfUser } from './of-user.tsx';

export const ExtraTime = () => (
  <OfUser
    name="extra time"
    ask={async (id, signal) => (await call(fetchExtraTimeOfUser, { id }, { signal })).body}
  >
    {({ percent, stopClock, entries }, user) => (
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <Typography>
          {percent === null ? (
            'Standard time.'
          ) : (
            <>
              Has <strong>{percent}%</strong> extra time in timed tests.
            </>
          )}
          {stopClock && ' May stop the clock for breaks.'}
        </Typography>
        {user.status !== 'deleted' && (
          <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
            <GrantExtraTimeButton user={user} now={{ percent: percent ?? 0, stopClock }} />
            {(percent !== null || stopClock) && <TakeExtraTimeBackButton user={user} />}
          </Stack>
        )}
        {entries.length > 0 && <Entries entries={entries} />}
      </Stack>
    )}
  </OfUser>
);

const Entries = ({ entries }: Pick<ExtraTimeOfUser, 'entries'>) => (
  <SmallTable label="History of extra time" columns={['When', 'What', 'Reason']}>
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
  </SmallTable>
);

function whatOf({ kind, grant }: ExtraTimeOfUser['entries'][number]): string {
  if (kind === 'taken_back') return 'Removed';
  if (!grant) return 'Granted, details erased';
  const what = [grant.percent > 0 && `${grant.percent}%`, grant.stopClock && 'breaks'];
  return `Granted, ${what.filter(Boolean).join(' and ')}`;
}
