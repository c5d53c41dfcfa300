import type { AdminCart } from '#domain/commerce/carts/cart-admin-contract.ts';
import { packageIdSchema } from '#domain/commerce/packages/package-id.ts';
import { packageWords } from '#domain/commerce/packages/package-words.ts';
import { DataTable, FilterButton, SelectInput, TopToolbar } from 'react-admin';
import { MomentColumn, PersonColumn, StatusColumn } from '#console/components/lists/columns.tsx';
import { ExportAllButton } from '#console/components/lists/export-all-button.tsx';
import { localTime } from '#console/components/moment.tsx';
import { choiceFilter, RecordList } from '#console/components/lists/record-list.tsx';
import { statusWord } from '#console/components/status-chip.tsx';
import { cartCsv } from './cart-csv.ts';
import { ConcernChips } from './concern-chips.tsx';
import { PromotionFilter } from './promotion-filter.tsx';
import { amount, cartName, concernNames } from './words.ts';

const packageChoices = packageIdSchema.options.map((id) => ({ id, name: packageWords(id) }));

const filters = [
  choiceFilter('status', {
    open: 'Open',
    asked: 'Paying',
    processing: 'In progress',
    paid: 'Paid',
    granted: 'Granted',
    refused: 'Declined',
    cancelled: 'Cancelled',
    failed: 'Failed',
    refunded: 'Refunded',
  }),
  choiceFilter('needsALook', { true: 'Needs review', false: 'Nothing to do' }, 'Attention'),
  <SelectInput key="packageId" source="packageId" label="Package" choices={packageChoices} />,
  <PromotionFilter key="promoId" source="promoId" label="Promotion" />,
];

const Actions = () => (
  <TopToolbar sx={{ alignItems: 'center' }}>
    <FilterButton />
    <ExportAllButton columns={cartCsv} />
  </TopToolbar>
);

function inShort({ status, concerns, createdAt }: AdminCart): string {
  const mark = concerns.length > 0 ? '⚠ ' : '';
  const names = concerns.map((concern) => concernNames[concern]);
  return `${mark}${[...names, statusWord(status), localTime(createdAt)].join(', ')}`;
}

export const List = () => (
  <RecordList<AdminCart>
    search="Purchase, user, payment or receipt"
    filters={filters}
    actions={<Actions />}
    sort={{ field: 'createdAt', order: 'DESC' }}
    empty="Purchases will be listed here, from the moment they are started."
    primary={cartName}
    secondary={inShort}
  >
    <MomentColumn source="createdAt" label="Started" />
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
      label="Refunded"
      disableSort
      sx={{ textAlign: 'right' }}
      render={({ refunded }: AdminCart) => amount(refunded)}
    />
    <DataTable.Col label="Attention" disableSort render={(cart: AdminCart) => <ConcernChips {...cart} />} />
    <MomentColumn source="paidAt" label="Paid" />
  </RecordList>
);
