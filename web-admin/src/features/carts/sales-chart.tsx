import { Box, Stack, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { axisEnd, type SalesDay } from './sales-days.ts';
import { amount } from './words.ts';

const height = 140;

const money = (cents: number) => amount({ amount: cents, currency: 'AUD' });
const readableDay = (day: string) =>
  new Date(day).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** Money and purchases of each day, with the same as a table behind it. */
export const SalesChart = ({ days }: { readonly days: readonly SalesDay[] }) => (
  <Stack spacing={3}>
    <Bars
      title="Net per day, AUD"
      bars={days.map(({ day, netAudCents }) => ({ day, value: netAudCents / 100, said: money(netAudCents) }))}
    />
    <Bars
      title="Purchases per day"
      bars={days.map(({ day, purchases }) => ({ day, value: purchases, said: String(purchases) }))}
    />
    <details>
      <Typography component="summary" sx={{ cursor: 'pointer' }}>
        Figures by day
      </Typography>
      <Table size="small" aria-label="Sales by day">
        <TableHead>
          <TableRow>
            <TableCell>Day</TableCell>
            <TableCell align="right">Purchases</TableCell>
            <TableCell align="right">Net in AUD</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {days.map(({ day, purchases, netAudCents }) => (
            <TableRow key={day}>
              <TableCell component="th" scope="row">
                {day}
              </TableCell>
              <TableCell align="right">{purchases}</TableCell>
              <TableCell align="right">{money(netAudCents)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </details>
  </Stack>
);

interface BarsProps {
  readonly title: string;
  readonly bars: readonly { readonly day: string; readonly value: number; readonly said: string }[];
}

const Bars = ({ title, bars }: BarsProps) => {
  const end = axisEnd(Math.max(0, ...bars.map(({ value }) => value)));
  const [first, last] = [bars.at(0), bars.at(-1)];
  const best = bars.toSorted((one, other) => other.value - one.value)[0];
  if (!first || !last || !best) return null;
  // Half a purchase is none.
  const ticks = (Number.isInteger(end / 2) ? [end, end / 2, 0] : [end, 0]).map((tick) =>
    tick.toLocaleString('en-GB'),
  );
  return (
    <Box>
      <Typography variant="subtitle2" component="h2">
        {title}
      </Typography>
      <Box
        role="img"
        aria-label={`${title}, from ${first.day} to ${last.day}: at most ${best.said}, on ${best.day}. The table “Sales by day” has each day.`}
        sx={{ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: 1, mt: 1.5 }}
      >
        <Stack sx={{ height: height + 14, my: '-7px', justifyContent: 'space-between', textAlign: 'right' }}>
          {ticks.map((tick) => (
            <Typography key={tick} variant="caption" color="text.secondary" sx={{ lineHeight: 1.2 }}>
              {tick}
            </Typography>
          ))}
        </Stack>
        <Plot end={end} bars={bars} lines={ticks.length - 1} />
        <Typography variant="caption" color="text.secondary" sx={ends}>
          <span>{readableDay(first.day)}</span>
          {bars.length > 1 && <span>{readableDay(last.day)}</span>}
        </Typography>
      </Box>
    </Box>
  );
};

const ends = { gridColumn: 2, mt: 0.5, display: 'flex', justifyContent: 'space-between' };

const Plot = ({
  end,
  bars,
  lines,
}: Pick<BarsProps, 'bars'> & { readonly end: number; readonly lines: number }) => (
  <Box
    sx={({ palette }) => ({
      display: 'flex',
      alignItems: 'flex-end',
      gap: bars.length > 100 ? 0 : '2px',
      height,
      borderBottom: 1,
      borderColor: 'divider',
      backgroundImage: `linear-gradient(${palette.divider} 1px, transparent 1px)`,
      backgroundSize: `100% ${height / lines}px`,
    })}
  >
    {bars.map(({ day, value, said }) => (
      <Box
        key={day}
        title={`${readableDay(day)}: ${said}`}
        sx={{
          flex: 1,
          minWidth: 0,
          maxWidth: 40,
          height: `${(Math.max(0, value) / end) * 100}%`,
          bgcolor: 'primary.main',
          borderRadius: '2px 2px 0 0',
        }}
      />
    ))}
  </Box>
);
