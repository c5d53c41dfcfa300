import { Box, Stack, Typography } from '@mui/material';
import type { LineChange, PartChange, Piece } from './text-diff.ts';

export const DiffView = ({ parts }: { parts: readonly PartChange[] }) => {
  if (parts.length === 0) {
    return <Typography color="textSecondary">The texts are the same.</Typography>;
  }
  return (
    <Stack
      component="dl"
      spacing={1.5}
      sx={({ palette }) => ({
        m: 0,
        overflowWrap: 'anywhere',
        '& dd': { m: 0, whiteSpace: 'pre-wrap' },
        '& del, & ins': { px: 0.25, borderRadius: 0.5 },
        '& del': { bgcolor: palette.mode === 'dark' ? '#4a2329' : '#fbe3e3' },
        '& ins': { bgcolor: palette.mode === 'dark' ? '#1d3d2a' : '#ddf3e1' },
      })}
    >
      {parts.map(({ label, changes }) => (
        <div key={label}>
          <Typography component="dt" variant="subtitle2" color="textSecondary">
            {label}
          </Typography>
          {changes.map((change, index) => (
            <dd key={index}>
              <Line change={change} />
            </dd>
          ))}
        </div>
      ))}
    </Stack>
  );
};

const Line = ({ change }: { change: LineChange }) => {
  if (change.kind === 'changed') {
    return change.words.map((piece, index) => <Words key={index} piece={piece} />);
  }
  return <Words piece={change} isLine />;
};

const Words = ({ piece, isLine = false }: { piece: Piece; isLine?: boolean }) => {
  const sign = (text: string) => isLine && <Box component="span">{text} </Box>;
  if (piece.kind === 'gone') {
    return (
      <del>
        {sign('−')}
        {piece.text}
      </del>
    );
  }
  if (piece.kind === 'new') {
    return (
      <ins>
        {sign('+')}
        {piece.text}
      </ins>
    );
  }
  return <span>{piece.text}</span>;
};
