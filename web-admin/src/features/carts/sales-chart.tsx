import {
  Box,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
  type Theme,
} from '@mui/material';
import { axisEnd, type SalesByDay, type SalesDay, type SalesSeries, type Sold } from './sales-days.ts';
import { amount } from './words.ts';

const height = 140;
const colours = {
  light: ['#1864ab', '#2b8a3e', '#d9730d', '#c92a2a', '#862e9c', '#56677b'],
  dark: ['#74c0fc', '#69db7c', '#ffc078', '#ff8787', '#da77f2', '#aab5c2'],
} as const;

const money = (cents: number) => amount({ amount: cents, currency: 'AUD' });
const readableDay = (day: string) =>
  new Date(day).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

interface Measure {
  readonly title: string;
  readonly valueOf: (sold: Sold) => number;
  readonly inWords: (sold: Sold) => string;
}

const net: Measure = {
  title: 'Net per day, AUD',
  valueOf: ({ netAudCents }) => netAudCents / 100,
  inWords: ({ netAudCents }) => money(netAudCents),
};
const purchases: Measure = {
  title: 'Purchases per day',
  valueOf: (sold) => sold.purchases,
  inWords: (sold) => String(sold.purchases),
};

export const SalesChart = ({ series, days }: SalesByDay) => (
  <Stack spacing={3}>
    <Legend series={series} />
    <Bars {...net} series={series} days={days} />
    <Bars {...purchases} series={series} days={days} />
    <details>
      <Typography component="summary" sx={{ cursor: 'pointer' }}>
        Figures by day
      </Typography>
      <Table
        size="small"
        aria-label="Sales by day"
        sx={{ '& .MuiTableCell-root': { px: { xs: 0.5, sm: 2 } } }}
      >
        <TableHead>
          <TableRow>
            <TableCell>Day</TableCell>
            <TableCell>Package</TableCell>
            <TableCell align="right">Purchases</TableCell>
            <TableCell align="right">Net in AUD</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {days.map((day) => (
            <Rows key={day.day} series={series} {...day} />
          ))}
        </TableBody>
      </Table>
    </details>
  </Stack>
);

const Rows = ({ series, day, parts, ...all }: SalesDay & Pick<SalesByDay, 'series'>) => {
  const packages = series
    .map(({ name }, index) => ({ name, ...partOf(parts, index) }))
    .filter((part) => part.purchases > 0);
  const rows = packages.length === 1 ? packages : [{ name: 'All packages', ...all }, ...packages];
  return rows.map((row, index) => (
    <TableRow key={row.name}>
      {index === 0 && (
        <TableCell component="th" scope="row" rowSpan={rows.length} sx={{ verticalAlign: 'top' }}>
          {day}
        </TableCell>
      )}
      <TableCell>{row.name}</TableCell>
      <TableCell align="right">{row.purchases}</TableCell>
      <TableCell align="right">{money(row.netAudCents)}</TableCell>
    </TableRow>
  ));
};

const partOf = (parts: readonly Sold[], index: number): Sold =>
  parts[index] ?? { purchases: 0, netAudCents: 0 };

const Legend = ({ series }: Pick<SalesByDay, 'series'>) => (
  <Box
    component="ul"
    aria-label="Sales by package"
    sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 0.5, m: 0, p: 0, listStyle: 'none' }}
  >
    {series.map((one, index) => (
      <Box component="li" key={one.name} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Box aria-hidden sx={{ width: 12, height: 12, borderRadius: '2px', ...colourOf(index) }} />
        <Typography variant="body2">
          {one.name}: {money(one.netAudCents)}, {one.purchases} sold
        </Typography>
      </Box>
    ))}
  </Box>
);

const colourOf = (index: number) => ({
  bgcolor: ({ palette }: Theme) => colours[palette.mode][index] ?? 'text.secondary',
});

interface BarsProps extends Measure {
  readonly series: readonly SalesSeries[];
  readonly days: readonly SalesDay[];
}

const Bars = (props: BarsProps) => {
  const { title, valueOf, inWords, days } = props;
  const end = axisEnd(Math.max(0, ...days.map(valueOf)));
  const [first, last] = [days.at(0), days.at(-1)];
  const best = days.toSorted((one, other) => valueOf(other) - valueOf(one))[0];
  if (!first || !last || !best) return null;
  // The axis must not show half purchases.
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
        aria-label={`${title}, from ${first.day} to ${last.day}: at most ${inWords(best)}, on ${best.day}. The table “Sales by day” has each day by package.`}
        sx={{
          display: 'grid',
          gridTemplateColumns: 'auto minmax(0, 1fr)',
          columnGap: 1,
          mt: 1.5,
          maxWidth: Math.max(200, days.length * 48),
        }}
      >
        <Stack
          sx={{
            height: height + 14,
            my: '-7px',
            justifyContent: 'space-between',
            textAlign: 'right',
            minWidth: 44,
          }}
        >
          {ticks.map((tick) => (
            <Typography key={tick} variant="caption" color="text.secondary" sx={{ lineHeight: 1.2 }}>
              {tick}
            </Typography>
          ))}
        </Stack>
        <Plot {...props} end={end} lines={ticks.length - 1} />
        <Typography variant="caption" color="text.secondary" sx={ends}>
          <span>{readableDay(first.day)}</span>
          {days.length > 1 && <span>{readableDay(last.day)}</span>}
        </Typography>
      </Box>
    </Box>
  );
};

const ends = { gridColumn: 2, mt: 0.5, display: 'flex', justifyContent: 'space-between' };

interface PlotProps extends BarsProps {
  readonly end: number;
  readonly lines: number;
}

const Plot = ({ series, days, valueOf, inWords, end, lines }: PlotProps) => (
  <Box
    sx={({ palette }) => ({
      display: 'flex',
      alignItems: 'flex-end',
      gap: days.length > 100 ? 0 : '2px',
      height,
      borderBottom: 1,
      borderColor: 'divider',
      backgroundImage: `linear-gradient(${palette.divider} 1px, transparent 1px)`,
      backgroundSize: `100% ${height / lines}px`,
    })}
  >
    {days.map((day) => (
      <Stack
        key={day.day}
        title={inTitle(day, series, inWords)}
        sx={{
          flex: 1,
          minWidth: 0,
          height: `${(Math.max(0, valueOf(day)) / end) * 100}%`,
          flexDirection: 'column-reverse',
          borderRadius: '2px 2px 0 0',
          overflow: 'hidden',
        }}
      >
        {series.map(({ name }, index) => {
          const value = valueOf(partOf(day.parts, index));
          if (value <= 0) return null;
          // A line separates two packages, for readers who cannot distinguish the colours.
          return (
            <Box
              key={name}
              sx={{
                flex: `${value} 0 0`,
                minHeight: 0,
                ...colourOf(index),
                '&:not(:first-of-type)': { borderBottom: 1, borderColor: 'background.default' },
              }}
            />
          );
        })}
      </Stack>
    ))}
  </Box>
);

/** `5 Jan: A$191.31. Silver A$141.31, Bronze A$50.00` */
function inTitle(day: SalesDay, series: readonly SalesSeries[], inWords: Measure['inWords']): string {
  const sold = series.flatMap(({ name }, index) => {
    const part = partOf(day.parts, index);
    return part.purchases > 0 ? [`${name} ${inWords(part)}`] : [];
  });
  const all = `${readableDay(day.day)}: ${inWords(day)}`;
  return sold.length === 0 ? all : `${all}. ${sold.join(', ')}`;
}
