import type { AdminCart } from '#domain/commerce/cart-admin-contract.ts';
import { packageWords } from '#domain/commerce/package-words.ts';
import { DataTable, TopToolbar } from 'react-admin';
import { MomentColumn, PersonColumn, StatusColumn } from '../../components/columns.tsx';
import { ExportAllButton } from '../../components/export-all-button.tsx';
import { localTime } from '../../components/moment.tsx';
import { choiceFilter, RecordList } from '../../components/record-list.tsx';
import { statusWord } from '../../components/status-chip.tsx';
import { cartCsv } from './cart-csv.ts';
import { amount, cartName } from './words.ts';

const filters = [
  choiceFilter('status', {
    open: 'Open',
    asked: 'Paying',
    processing: 'Under way',
    paid: 'Paid',
    granted: 'Granted',
    refused: 'Declined',
    cancelled: 'Given up',
    failed: 'Failed',
    refunded: 'Refunded',
  }),
];

const Actions = () => (
  <TopToolbar>
    <ExportAllButton columns={cartCsv} />
  </TopToolbar>
);

/** Every cart, paid or not. */
export const List = () => (
  <RecordList<AdminCart>
    search="Purchase, user, payment or receipt"
    filters={filters}
    actions={<Actions />}
    sort={{ field: 'createdAt', order: 'DESC' }}
    empty="Everything that people begin to buy will be here."
    primary={cartName}
    secondary={(cart) => `${statusWord(cart.status)}, ${localTime(cart.createdAt)}`}
  >
    <MomentColumn source="createdAt" label="Begun" />
    <PersonColumn disableSort />
    <DataTable.Col
      label="What"
      disableSort
      render={({ packageId, quantity }: AdminCart) =>
        quantity === 1 ? packageWords(packageId) : `${quantity} × ${packageWords(packageId)}`
      }
    />
    <DataTable.Col
      label="Total"
      disableSort
      sx={{ textAlign: 'right' }}
      render={({ total }: AdminCart) => amount(total)}
    />
    <StatusColumn source="status" disableSort />
    <DataTable.Col
      label="Given back"
      disableSort
      sx={{ textAlign: 'right' }}
      render={({ refunded }: AdminCart) => amount(refunded)}
    />
    <DataTable.Col
      label="Disputed"
      disableSort
      render={({ isDisputed }: AdminCart) => (isDisputed ? 'Disputed' : '–')}
    />
    <MomentColumn source="paidAt" label="Paid" />
  </RecordList>
);
