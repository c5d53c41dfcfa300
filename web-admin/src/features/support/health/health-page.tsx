import type { Health } from '#domain/support/contract.ts';
import {
  Alert,
  AlertTitle,
  Box,
  Card,
  CardContent,
  Skeleton,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { Title } from 'react-admin';
import { asTitle, inWords } from '#console/components/in-words.ts';
import { localTime } from '#console/components/moment.tsx';
import { StatusChip } from '#console/components/status-chip.tsx';
import { PaymentDifferences, useReconciliation } from '#console/features/carts/payment-differences.tsx';
import { lagInWords } from './lag.ts';
import { useHealth, useProjections } from './use-health.ts';

export const HealthPage = () => {
  const { data, error, isPending, dataUpdatedAt } = useHealth();
  return (
    <Stack spacing={2} sx={{ mt: 2 }}>
      <Title title="Health" />
      {error && (
        <Alert severity="error">
          {error.message} We try again every three seconds.
          {data && ' Below is the last known state.'}
        </Alert>
      )}
      {data && <Overall health={data} at={dataUpdatedAt} />}
      {isPending && <Skeleton variant="rounded" height={240} />}
      <Halted />
      {data?.parts['payments']?.status === 'down' && <DifferentPayments />}
      {data && <Parts health={data} />}
    </Stack>
  );
};

const DifferentPayments = () => {
  const { data, error } = useReconciliation();
  if (error) return <Alert severity="error">The payments that differ cannot be shown: {error.message}</Alert>;
  return data && data.differences.length > 0 && <PaymentDifferences differences={data.differences} />;
};

const Halted = () => {
  const { data } = useProjections();
  const halted = data?.filter(({ status }) => status === 'halted') ?? [];
  return halted.map(({ name, version, error }) => (
    <Alert key={name} severity="error" variant="outlined">
      <AlertTitle>
        The projection {name}, version {version}, has halted
      </AlertTitle>
      <Box component="pre" sx={{ m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {error ?? 'It reported no error.'}
      </Box>
    </Alert>
  ));
};

function overallText({ status }: Health, sick: readonly string[]): string {
  if (status === 'down') return 'A part that answers depend on is down.';
  if (status === 'starting') return 'The first questions and accounts are being created.';
  if (sick.length > 0) return `Calls are answered, but this does not work: ${sick.map(inWords).join(', ')}.`;
  return 'Everything works.';
}

const Overall = ({ health, at }: { health: Health; at: number }) => {
  const sick = Object.entries(health.parts).flatMap(([name, { status }]) =>
    status === 'halted' || status === 'set_aside' || status === 'down' ? [name] : [],
  );
  const isFine = health.status === 'ok' && sick.length === 0;
  return (
    <Alert severity={health.status === 'down' ? 'error' : isFine ? 'success' : 'warning'} role="status">
      {overallText(health, sick)} Updated every three seconds, last at{' '}
      {new Date(at).toLocaleTimeString('en-GB')}.
    </Alert>
  );
};

const withLocalTimes = (detail: string | undefined) =>
  detail?.replace(/\d{4}-\d{2}-\d{2}T[\d:.]+Z/g, (time) => localTime(time));

const Parts = ({ health }: { health: Health }) => (
  <Card>
    <TableContainer tabIndex={0}>
      <Table size="small" aria-label="Parts of the system">
        <TableHead>
          <TableRow>
            <TableCell>Part</TableCell>
            <TableCell>State</TableCell>
            <TableCell align="right">Lag</TableCell>
            <TableCell sx={{ display: { xs: 'none', sm: 'table-cell' } }}>More</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {Object.entries(health.parts).map(([name, part]) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row">
                {asTitle(name)}
                <Typography
                  variant="body2"
                  color="textSecondary"
                  sx={{ display: { xs: 'block', sm: 'none' }, overflowWrap: 'anywhere' }}
                >
                  {withLocalTimes(part.detail)}
                </Typography>
              </TableCell>
              <TableCell>
                <StatusChip status={part.status} />
              </TableCell>
              <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                {part.lagMs === undefined ? '–' : lagInWords(part.lagMs)}
              </TableCell>
              <TableCell sx={{ display: { xs: 'none', sm: 'table-cell' }, overflowWrap: 'anywhere' }}>
                {withLocalTimes(part.detail)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
    {Object.keys(health.parts).length === 0 && (
      <CardContent>
        <Typography color="textSecondary">The server reported no parts.</Typography>
      </CardContent>
    )}
  </Card>
);
