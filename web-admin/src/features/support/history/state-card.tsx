import { subjectOf } from '#domain/support/replay.ts';
import { Alert, Box, Card, CardContent, Chip, Typography } from '@mui/material';
import type { NotReplayed, Replayed } from './replay-at.ts';
import { stateRows } from './state-rows.ts';
import { pathInWords, valueInWords } from './words.ts';
import styles from './timeline.module.css';

interface StateCardProps {
  readonly replayed: Replayed | NotReplayed;
  readonly isChosen: boolean;
}

export const StateCard = ({ replayed, isChosen }: StateCardProps) => {
  const subject = subjectOf(replayed.stream);
  const title = isChosen ? `${subject} after this event` : `${subject} at that moment`;
  return (
    <Card component="section" aria-label={title}>
      <CardContent>
        <Typography component="h3" variant="subtitle1" sx={{ fontWeight: 650 }}>
          {title}
        </Typography>
        {'problem' in replayed ? (
          <Alert severity="warning">The state cannot be rebuilt: {replayed.problem}</Alert>
        ) : (
          <State {...replayed} />
        )}
      </CardContent>
    </Card>
  );
};

const State = ({ state, changes }: Replayed) => {
  const rows = stateRows(state, changes);
  return (
    <>
      <Box
        component="dl"
        tabIndex={0}
        aria-label="Values"
        sx={({ palette }) => ({
          m: 0,
          mt: 1,
          maxHeight: '45vh',
          overflow: 'auto',
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
          '& > *': {
            m: 0,
            py: 0.5,
            px: 1,
            borderBottom: `1px solid ${palette.divider}`,
            overflowWrap: 'anywhere',
          },
          '& > dt': { color: 'text.secondary' },
          '& > .changed': { bgcolor: palette.mode === 'dark' ? '#1d3346' : '#e7f2fb', color: 'text.primary' },
        })}
      >
        {rows.map(({ path, value, before }) => (
          <Row key={path} path={path} value={valueInWords(path, value)} before={before} />
        ))}
      </Box>
      <Box
        component="details"
        className={styles['state-json']}
        sx={({ palette }) => ({
          mt: 1,
          '--raw': palette.background.default,
          '& summary': { cursor: 'pointer', color: 'text.secondary' },
        })}
      >
        <summary>As JSON</summary>
        <pre tabIndex={0}>{JSON.stringify(state, undefined, 2)}</pre>
      </Box>
    </>
  );
};

const Row = (props: { path: string; value: string; before: { was: string } | undefined }) => {
  const { path, value, before } = props;
  const className = before && 'changed';
  return (
    <>
      <dt className={className}>{pathInWords(path)}</dt>
      <dd className={className}>
        {value}{' '}
        {before && (
          <Chip
            size="small"
            color="primary"
            variant="outlined"
            label={before.was === 'nothing' ? 'new' : `changed, was ${before.was}`}
            sx={{ height: 'auto', maxWidth: '100%', '& .MuiChip-label': { whiteSpace: 'normal' } }}
          />
        )}
      </dd>
    </>
  );
};
