import type { HistoryEntry } from '#domain/support/contract.ts';
import { Button, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { IconDownload, IconPrinter, IconRefresh } from '@tabler/icons-react';
import { useMayExport } from '#console/components/if-may.tsx';
import { download, historyDocument, historyFileName } from './export-json.ts';
import { kindsOf, streamsOf, type Choice, type HistoryFilter } from './history-filter.ts';

interface HistoryToolbarProps {
  readonly userId: string;
  readonly entries: readonly HistoryEntry[];
  readonly shown: readonly HistoryEntry[];
  readonly filter: HistoryFilter;
  readonly onFilter: (filter: HistoryFilter) => void;
  readonly onAgain: () => void;
}

export const HistoryToolbar = ({
  userId,
  entries,
  shown,
  filter,
  onFilter,
  onAgain,
}: HistoryToolbarProps) => {
  const mayExport = useMayExport('history');
  const exportJson = () => {
    const now = new Date();
    download(historyFileName(userId, now), historyDocument(userId, shown, now));
  };
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={1}
      sx={{ flexWrap: 'wrap', alignItems: 'center', mb: 2 }}
      className="no-print"
    >
      <Choose
        label="Kind"
        all="All kinds"
        value={filter.kind}
        choices={kindsOf(entries)}
        onChange={(kind) => onFilter({ kind, stream: '' })}
      />
      <Choose
        label="Stream"
        all="All streams"
        value={filter.stream}
        choices={streamsOf(entries, filter.kind)}
        onChange={(stream) => onFilter({ ...filter, stream })}
      />
      <Typography role="status" color="textSecondary" sx={{ flex: 1, whiteSpace: 'nowrap' }}>
        {shown.length === entries.length
          ? `${entries.length} events`
          : `${shown.length} of ${entries.length} events`}
      </Typography>
      {mayExport && (
        <Button startIcon={<IconDownload size={18} />} onClick={exportJson}>
          Export JSON
        </Button>
      )}
      <Button startIcon={<IconPrinter size={18} />} onClick={() => window.print()}>
        Print
      </Button>
      <Button startIcon={<IconRefresh size={18} />} onClick={onAgain}>
        Look up again
      </Button>
    </Stack>
  );
};

interface ChooseProps {
  readonly label: string;
  readonly all: string;
  readonly value: string;
  readonly choices: readonly Choice[];
  readonly onChange: (value: string) => void;
}

const Choose = ({ label, all, value, choices, onChange }: ChooseProps) => (
  <TextField
    select
    label={label}
    value={value}
    onChange={(event) => onChange(event.target.value)}
    fullWidth={false}
    sx={{ minWidth: 150, flex: { xs: '1 1 130px', sm: '0 0 auto' } }}
    slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
  >
    <MenuItem value="">{all}</MenuItem>
    {choices.map(({ id, name }) => (
      <MenuItem key={id} value={id}>
        {name}
      </MenuItem>
    ))}
  </TextField>
);
