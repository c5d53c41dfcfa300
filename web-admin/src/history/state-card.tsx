import { subjectOf } from '#domain/support/replay.ts';
import { leavesOf } from '#domain/support/state-changes.ts';
import { Alert, Box, Card, CardContent, Chip, Typography } from '@mui/material';
import type { NotReplayed, Replayed } from './replay-at.ts';
import { pathInWords, valueInWords } from './words.ts';

interface StateCardProps {
  readonly replayed: Replayed | NotReplayed;
  /** The chosen event stands in this stream; otherwise it is here for context. */
  readonly isChosen: boolean;
}

/** A state as a table of names and values, what the event changed marked with a word and with what was before. */
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
  const changed = new Map(changes.map((change) => [change.path, change]));
  const leaves = leavesOf(state);
  const isThere = (path: string) =>
    [...leaves.keys()].some((leaf) => leaf === path || leaf.startsWith(`${path}.`));
  const gone = changes.filter(({ path }) => !isThere(path));
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
        {[...leaves].map(([path, value]) => {
          const change = changed.get(path);
          return (
            <Row
              key={path}
              path={path}
              value={valueInWords(path, value)}
              before={change && { was: valueInWords(path, change.before) }}
            />
          );
        })}
        {gone.map(({ path, before }) => (
          <Row key={path} path={path} value="nothing" before={{ was: valueInWords(path, before) }} />
        ))}
      </Box>
      <Box
        component="details"
        className="state-json"
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
