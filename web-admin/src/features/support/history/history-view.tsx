import type { AdminUser } from '#domain/accounts/admin-contract.ts';
import type { HistoryEntry } from '#domain/support/contract.ts';
import { Box, Typography } from '@mui/material';
import { useMemo, useState } from 'react';
import { useGetMany } from 'react-admin';
import type { Instant } from '#domain/core/instant.ts';
import { localTime } from '#console/components/moment.tsx';
import { everything, filterEntries, isLookup } from './history-filter.ts';
import { HistoryToolbar } from './history-toolbar.tsx';
import { RecordedAnswer } from './recorded-answer.tsx';
import { recordingIn } from './recording-in.ts';
import { Replay } from './replay.tsx';
import { Timeline } from './timeline.tsx';
import styles from './timeline.module.css';

interface HistoryViewProps {
  readonly user: AdminUser;
  readonly entries: readonly HistoryEntry[];
  readonly reason: string;
  readonly lookedUpAt: Instant;
  readonly onAgain: () => void;
}

export const HistoryView = ({ user, entries, reason, lookedUpAt, onAgain }: HistoryViewProps) => {
  const [filter, setFilter] = useState(everything);
  const [chosenId, setChosenId] = useState<string>();
  const shown = useMemo(() => filterEntries(entries, filter), [entries, filter]);
  const names = useAdminNames(entries);
  const found = shown.findIndex(({ id }) => id === chosenId);
  const index = found < 0 ? whereToBegin(shown) : found;
  const chosen = shown[index];
  const recording = chosen && recordingIn(chosen);
  const choose = (at: number) => setChosenId(shown[at]?.id);

  return (
    <Box>
      <Box className={styles['print-only']}>
        <Typography variant="h6">History of {user.email ?? `the deleted user ${user.id}`}</Typography>
        <Typography>
          User {user.id}. {shown.length} of {entries.length} events. Looked up {localTime(lookedUpAt)}.
          Reason: {reason}
        </Typography>
      </Box>
      <HistoryToolbar
        userId={user.id}
        entries={entries}
        shown={shown}
        filter={filter}
        onFilter={setFilter}
        onAgain={onAgain}
      />
      {shown.length === 0 ? (
        <Typography color="textSecondary" sx={{ py: 2 }}>
          No events match this filter.
        </Typography>
      ) : (
        <Box
          sx={{
            display: 'grid',
            gap: { xs: 2, md: 3 },
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
            '@media print': { display: 'block' },
          }}
        >
          <Box sx={{ order: { md: 2 } }} className="no-print">
            <Replay entries={entries} shown={shown} index={index} onChoose={choose}>
              {recording !== undefined && (
                <RecordedAnswer key={recording} userId={user.id} recording={recording} reason={reason} />
              )}
            </Replay>
          </Box>
          <Timeline userId={user.id} names={names} shown={shown} index={index} onChoose={choose} />
        </Box>
      )}
    </Box>
  );
};

function whereToBegin(shown: readonly HistoryEntry[]): number {
  const last = shown.findLastIndex((entry) => !isLookup(entry));
  return last < 0 ? shown.length - 1 : last;
}

function useAdminNames(entries: readonly HistoryEntry[]): ReadonlyMap<string, string> {
  const ids = [
    ...new Set(entries.filter(({ actor }) => actor.kind === 'admin').map(({ actor }) => actor.id)),
  ];
  const { data } = useGetMany<AdminUser>('users', { ids });
  return new Map((data ?? []).flatMap((admin) => (admin?.email ? [[admin.id, admin.email]] : [])));
}
