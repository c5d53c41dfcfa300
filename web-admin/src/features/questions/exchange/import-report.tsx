import type { OutputOf } from '#domain/core/contract.ts';
import type { importQuestions } from '#domain/questions/exchange-contract.ts';
import { Alert, Stack, TableCell, TableRow, Typography } from '@mui/material';
import { SmallTable } from '#console/components/lists/small-table.tsx';
import { questionsInWords } from './words.ts';

type Report = OutputOf<typeof importQuestions>['body'];

export const ImportReport = ({ landed, refused }: Report) => (
  <Stack spacing={2}>
    {landed.length > 0 && (
      <Alert severity="success" role="status">
        {questionsInWords(landed.length)} imported. New ones are drafts: review each, then publish it.
      </Alert>
    )}
    {landed.length > 0 && (
      <Typography>
        {/* A name must not wrap at its dash. */}
        {landed.map((uid) => uid.replace('-', '\u2011')).join(', ')}
      </Typography>
    )}
    {refused.length > 0 && (
      <>
        <Alert severity="warning">{questionsInWords(refused.length)} refused.</Alert>
        <SmallTable label="Refused questions" columns={['Name', 'Reason']}>
          {refused.map(({ name, reasons }, index) => (
            <TableRow key={index}>
              <TableCell sx={{ verticalAlign: 'top', minWidth: 100 }}>{name}</TableCell>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>
                {reasons.map((reason) => (
                  <div key={reason}>{reason}</div>
                ))}
              </TableCell>
            </TableRow>
          ))}
        </SmallTable>
      </>
    )}
    {landed.length + refused.length === 0 && (
      <Alert severity="info">The package contains no questions.</Alert>
    )}
  </Stack>
);
