import type { HistoryEntry } from '#domain/support/contract.ts';
import { Box, Card, CardContent, IconButton, Slider, Stack, Typography } from '@mui/material';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useMemo, type ReactNode } from 'react';
import { timeOnBothClocks } from '#console/components/moment.tsx';
import { replayAt } from './replay-at.ts';
import { StateCard } from './state-card.tsx';

interface ReplayProps {
  readonly entries: readonly HistoryEntry[];
  readonly shown: readonly HistoryEntry[];
  readonly index: number;
  readonly onChoose: (index: number) => void;
  readonly children?: ReactNode;
}

export const Replay = ({ entries, shown, index, onChoose, children }: ReplayProps) => {
  const chosen = shown[index];
  const states = useMemo(() => (chosen ? replayAt(entries, chosen) : []), [entries, chosen]);
  if (!chosen) return null;
  const last = shown.length - 1;
  const name = (at: number) => `Event ${at + 1} of ${shown.length}: ${shown[at]?.sentence ?? ''}`;
  return (
    <Stack
      spacing={2}
      sx={{
        position: { md: 'sticky' },
        top: { md: 64 },
        maxHeight: { md: 'calc(100vh - 80px)' },
        overflowY: { md: 'auto' },
        '& > *': { flexShrink: 0 },
      }}
    >
      <Card>
        <CardContent>
          <Typography component="h2" variant="h6">
            Replay
          </Typography>
          <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
            <IconButton
              edge="start"
              aria-label="Previous event"
              disabled={index === 0}
              onClick={() => onChoose(index - 1)}
            >
              <IconChevronLeft />
            </IconButton>
            <Slider
              aria-label="Event"
              min={0}
              max={Math.max(last, 1)}
              step={1}
              shiftStep={10}
              disabled={last === 0}
              value={last === 0 ? 1 : index}
              getAriaValueText={(value) => name(last === 0 ? 0 : value)}
              onChange={(_event, value) => onChoose(value)}
            />
            <IconButton
              edge="end"
              aria-label="Next event"
              disabled={index === last}
              onClick={() => onChoose(index + 1)}
            >
              <IconChevronRight />
            </IconButton>
          </Stack>
          <Box aria-live="polite">
            <Typography variant="body2" color="textSecondary">
              {index + 1} of {shown.length}, {timeOnBothClocks(chosen.at)}
            </Typography>
            <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>{chosen.sentence}</Typography>
          </Box>
        </CardContent>
      </Card>
      {children}
      {states.map((state) => (
        <StateCard key={state.stream} replayed={state} isChosen={state.stream === chosen.stream} />
      ))}
    </Stack>
  );
};
