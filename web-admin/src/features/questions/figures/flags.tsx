import type { QuestionFigures } from '#domain/questions/figures-contract.ts';
import { Chip, Stack } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { flagNames } from './words.ts';

export const Flags = () => {
  const row = useRecordContext<QuestionFigures>();
  if (!row || row.flags.length === 0) return null;
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {row.flags.map((flag) => (
        <Chip key={flag} size="small" variant="outlined" color="warning" label={flagNames[flag]} />
      ))}
    </Stack>
  );
};
