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
import { asTitle, inWords } from '../../../components/in-words.ts';
import { StatusChip } from '../../../components/status-chip.tsx';
import { lagInWords } from './lag.ts';
import { useHealth, useProjections } from './use-health.ts';

/** Each process, store, projection and worker: whether it works, how far it is behind, and what stopped it. */
export const HealthPage = () => {
  const { data, error, isPending, dataUpdatedAt } = useHealth();
  return (
    <Stack spacing={2} sx={{ mt: 2 }}>
      <Title title="Health" />
      {error && (
        <Alert severity="error">
          {error.message} It is asked again every three seconds.
          {data && ' What is shown below is the last that was known.'}
        </Alert>
      )}
      {data && <Overall health={data} at={dataUpdatedAt} />}
      {isPending && <Skeleton variant="rounded" height={240} />}
      <Halted />
      {data && <Parts health={data} />}
    </Stack>
  );
};

/** What halted a projection, for the engineer who mends it. */
const Halted = () => {
  const { data } = useProjections();
  const halted = data?.filter(({ status }) => status === 'halted') ?? [];
  return halted.map(({ name, version, error }) => (
    <Alert key={name} severity="error" variant="outlined">
      <AlertTitle>
        The projection {name}, version {version}, has halted
      </AlertTitle>
      <Box component="pre" sx={{ m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {error ?? 'It left no error.'}
      </Box>
    </Alert>
  ));
};

const Overall = ({ health, at }: { health: Health; at: number }) => {
  const sick = Object.entries(health.parts).flatMap(([name, { status }]) =>
    status === 'halted' || status === 'down' ? [name] : [],
  );
  return (
    <Alert
      severity={health.status === 'down' ? 'error' : sick.length > 0 ? 'warning' : 'success'}
      role="status"
    >
      {health.status === 'down'
        ? 'A part that answers depend on is down.'
        : sick.length > 0
          ? `Calls are answered, but this does not work: ${sick.map(inWords).join(', ')}.`
          : 'Everything works.'}{' '}
      Asked every three seconds, last at {new Date(at).toLocaleTimeString('en-GB')}.
    </Alert>
  );
};

const Parts = ({ health }: { health: Health }) => (
  <Card>
    <TableContainer>
      <Table size="small" aria-label="Parts of the system">
        <TableHead>
          <TableRow>
            <TableCell>Part</TableCell>
            <TableCell>State</TableCell>
            <TableCell align="right">Behind</TableCell>
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
                  {part.detail}
                </Typography>
              </TableCell>
              <TableCell>
                <StatusChip status={part.status} />
              </TableCell>
              <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                {part.lagMs === undefined ? '–' : lagInWords(part.lagMs)}
              </TableCell>
              <TableCell sx={{ display: { xs: 'none', sm: 'table-cell' }, overflowWrap: 'anywhere' }}>
                {part.detail}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
    {Object.keys(health.parts).length === 0 && (
      <CardContent>
        <Typography color="textSecondary">The server names no parts.</Typography>
      </CardContent>
    )}
  </Card>
);
