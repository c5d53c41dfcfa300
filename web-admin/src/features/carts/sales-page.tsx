import { fetchSalesFigures, type SalesFigure } from '#domain/commerce/carts/cart-admin-contract.ts';
import { Button, CircularProgress, Stack, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { Title } from 'react-admin';
import { packageWords } from '#domain/commerce/packages/package-words.ts';
import { dayMs } from '#domain/core/durations.ts';
import { Failed } from '#console/components/failed.tsx';
import { TableOrLines } from '#console/components/lists/table-or-lines.tsx';
import { call } from '#console/core/api.ts';
import { saveFile } from '#console/core/save-file.ts';
import { SalesChart } from './sales-chart.tsx';
import { salesByDay } from './sales-days.ts';
import { salesCsv } from './sales-csv.ts';
import { amount } from './words.ts';

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

export const SalesPage = () => {
  const [from, setFrom] = useState(() => dayOf(Date.now() - 29 * dayMs));
  const [to, setTo] = useState(() => dayOf(Date.now()));
  const query = useQuery({
    queryKey: ['sales', from, to],
    queryFn: async ({ signal }) => (await call(fetchSalesFigures, { from, to }, { signal })).body.figures,
    enabled: from !== '' && to !== '',
    retry: false,
  });
  const figures = query.data ?? [];
  const net = figures.reduce((sum, { netAudCents }) => sum + netAudCents, 0);
  return (
    <Stack spacing={2} sx={{ mt: 2 }}>
      <Title title="Sales" />
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ alignItems: { sm: 'center' } }}>
        <Day label="From" value={from} onChange={setFrom} />
        <Day label="To" value={to} onChange={setTo} />
        <Button
          variant="outlined"
          sx={{ flexShrink: 0 }}
          startIcon={<IconDownload size={18} />}
          disabled={figures.length === 0}
          onClick={() =>
            saveFile(new Blob([salesCsv(figures)], { type: 'text/csv' }), `sales-${from}-${to}.csv`)
          }
        >
          Export CSV
        </Button>
      </Stack>
      {query.isPending && <CircularProgress aria-label="Loading the figures" />}
      {query.error && <Failed error={query.error} onAgain={query.refetch} />}
      {query.data && figures.length === 0 && <Typography>No sales in this period.</Typography>}
      {figures.length > 0 && (
        <>
          <Typography>
            <strong>{aud(net)}</strong> net of refunds and lost disputes, by the factors of the price list.
            Days are in UTC.
          </Typography>
          <SalesChart {...salesByDay(figures, from, to)} />
          <Figures figures={figures} />
        </>
      )}
    </Stack>
  );
};

interface DayProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (day: string) => void;
}

const Day = ({ label, value, onChange }: DayProps) => (
  <TextField
    type="date"
    label={label}
    value={value}
    size="small"
    slotProps={{ inputLabel: { shrink: true } }}
    onChange={(event) => onChange(event.target.value)}
  />
);

const aud = (cents: number) => amount({ amount: cents, currency: 'AUD' });

const Figures = ({ figures }: { readonly figures: readonly SalesFigure[] }) => (
  <TableOrLines
    label="Sales by day and package"
    rows={figures}
    keyOf={({ day, packageId, currency }) => `${day}-${packageId}-${currency}`}
    columns={[
      { name: 'Day', cell: ({ day }) => day },
      { name: 'Package', cell: ({ packageId }) => packageWords(packageId) },
      { name: 'Purchases', isNumber: true, cell: ({ purchases }) => purchases },
      { name: 'Paid', isNumber: true, cell: ({ paid, currency }) => amount({ amount: paid, currency }) },
      {
        name: 'Refunded',
        isNumber: true,
        cell: ({ refunded, currency }) => amount({ amount: refunded, currency }),
      },
      { name: 'Net in AUD', isNumber: true, cell: ({ netAudCents }) => aud(netAudCents) },
    ]}
    primary={({ packageId, purchases }) => `${purchases} × ${packageWords(packageId)}`}
    secondary={({ day, paid, refunded, currency, netAudCents }) =>
      `${day}: ${amount({ amount: paid, currency })} paid, ${amount({ amount: refunded, currency })} refunded, ${aud(netAudCents)} net`
    }
  />
);
