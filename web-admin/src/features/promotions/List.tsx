import { CreateButton, DataTable, TopToolbar, useCreatePath } from 'react-admin';
import { MomentColumn } from '#console/components/lists/columns.tsx';
import { ExportAllButton, type CsvColumns } from '#console/components/lists/export-all-button.tsx';
import { choiceFilter, RecordList } from '#console/components/lists/record-list.tsx';
import { phaseNames, StatusField, statusWord } from '#console/components/status-chip.tsx';
import { PreviewButton } from '../packages/preview-button.tsx';
import { kindNames, type PromotionRow } from './words.ts';

const filters = [choiceFilter('status', phaseNames), choiceFilter('kind', kindNames, 'Kind')];

const csv: CsvColumns<PromotionRow> = {
  Name: ({ id }) => id,
  Kind: ({ kind }) => kindNames[kind],
  Percent: ({ discount }) => discount,
  Status: ({ status }) => status,
  From: ({ startTime }) => startTime,
  Until: ({ endTime }) => endTime,
  Packages: ({ target }) => target.join(' '),
  Started: ({ activated }) => activated,
  Purchases: ({ redeemed }) => redeemed,
};

const Actions = () => (
  <TopToolbar sx={{ flexWrap: 'wrap' }}>
    <PreviewButton />
    <CreateButton label="Create a promotion" />
    <ExportAllButton columns={csv} />
  </TopToolbar>
);

export const List = () => {
  const createPath = useCreatePath();
  return (
    <RecordList<PromotionRow>
      search="Name"
      filters={filters}
      actions={<Actions />}
      sort={{ field: 'startTime', order: 'DESC' }}
      pathOf={({ id }) => createPath({ resource: 'promotions', type: 'edit', id })}
      empty="Promotions will be here."
      primary={({ id }) => id}
      secondary={(row) => `${row.discount}%, ${kindNames[row.kind]}, ${statusWord(row.status)}`}
    >
      <DataTable.Col source="id" label="Name" />
      <DataTable.Col
        source="kind"
        label="Kind"
        disableSort
        render={({ kind }: PromotionRow) => kindNames[kind]}
      />
      <DataTable.NumberCol source="discount" label="Percent" />
      <DataTable.Col source="status" disableSort>
        <StatusField source="status" />
      </DataTable.Col>
      <MomentColumn source="startTime" label="From" />
      <MomentColumn source="endTime" label="Until" />
      <DataTable.NumberCol source="activated" label="Started" disableSort />
      <DataTable.NumberCol source="redeemed" label="Purchases" disableSort />
    </RecordList>
  );
};
