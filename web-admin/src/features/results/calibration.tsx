import { Box, Skeleton, TableCell, TableRow, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { examTypeNames } from '#domain/accounts/exam-type.ts';
import { fetchCalibrationLedger } from '#domain/results/admin-contract.ts';
import type { CalibrationError } from '#domain/results/calibration.ts';
import { Failed } from '#console/components/failed.tsx';
import { SmallTable } from '#console/components/lists/small-table.tsx';
import { call } from '#console/core/api.ts';
import { signed } from './words.ts';

export const Calibration = () => {
  const { data, error, refetch } = useQuery({
    queryKey: ['real-results', 'calibration'],
    queryFn: async ({ signal }) => (await call(fetchCalibrationLedger, {}, { signal })).body.groups,
    retry: false,
  });
  if (!data)
    return error ? <Failed error={error} onAgain={refetch} /> : <Skeleton variant="rounded" height={80} />;
  if (data.length === 0) return null;
  const rows = data.flatMap(({ examType, version, months, ...all }) => [
    rowOf(`${examTypeNames[examType]}, version ${version}`, all),
    ...months.map(({ month, ...own }) => rowOf(month, own)),
  ]);
  return (
    <Box component="section" aria-label="Errors of estimates" sx={{ my: 2 }}>
      <Typography component="h2" variant="subtitle1">
        Errors of estimates
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '70ch' }}>
        Error: our estimate minus the real result, in points. In range: the real result was within the range
        that the student saw.
      </Typography>
      <SmallTable label="Errors of estimates" columns={['Estimates', ...figures]} rightAligned={figures}>
        {rows.map(([name, ...values], place) => (
          <TableRow key={`${place} ${name}`}>
            <TableCell component="th" scope="row">
              {name}
            </TableCell>
            {values.map((value, column) => (
              <TableCell key={figures[column]} align="right">
                {value}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </SmallTable>
    </Box>
  );
};

const figures = ['Results', 'Average error', 'Average distance', 'In range'] as const;

const rowOf = (name: string, { results, meanError, meanAbsoluteError, inRange }: CalibrationError) => [
  name,
  String(results),
  signed(meanError),
  String(meanAbsoluteError),
  `${Math.round(inRange * 100)}%`,
];
