import type { WholeQuestionFigures } from '#domain/questions/figures-contract.ts';
import { thirds } from '#domain/questions/figures.ts';
import { Box, TableCell, TableRow } from '@mui/material';
import { SmallTable } from '#console/components/lists/small-table.tsx';
import { percent } from './words.ts';

const columns = ['Chosen', 'How often', 'Weak', 'Middle', 'Strong'];

/** Choices by level: with a bar for each third, an option that attracts strong students is obvious. */
export const PartsByThirds = ({ parts }: Pick<WholeQuestionFigures, 'parts'>) => (
  <SmallTable label="Choices by level" columns={columns} rightAligned={['How often']}>
    {parts.map((part) => (
      <TableRow key={part.label}>
        <TableCell sx={{ minWidth: 160, fontWeight: part.isRight ? 600 : 400 }}>
          {part.label}
          {part.isRight && ' (right)'}
        </TableCell>
        <TableCell align="right">{part.all}</TableCell>
        {thirds.map((third) => (
          <TableCell key={third} sx={{ minWidth: 90 }}>
            {percent(part[third])}
            <Box
              aria-hidden
              sx={{
                height: 6,
                borderRadius: 1,
                width: `${(part[third] ?? 0) * 100}%`,
                bgcolor: part.isRight ? 'success.main' : 'warning.main',
              }}
            />
          </TableCell>
        ))}
      </TableRow>
    ))}
  </SmallTable>
);
