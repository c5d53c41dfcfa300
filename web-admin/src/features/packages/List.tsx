import { decimalOf } from '#domain/commerce/prices/money-arithmetic.ts';
import type { packages } from '#domain/commerce/prices/price-list-contract.ts';
import { DataTable, TopToolbar, useCreatePath } from 'react-admin';
import type { z } from 'zod';
import { MomentColumn } from '#console/components/lists/columns.tsx';
import { ExportAllButton, type CsvColumns } from '#console/components/lists/export-all-button.tsx';
import { choiceFilter, RecordList } from '#console/components/lists/record-list.tsx';
import { yesNo } from '#console/components/yes-no.ts';
import { PreviewButton } from './preview-button.tsx';
import { audInWords, groupNames } from './words.ts';

export type PackageRow = z.infer<(typeof packages.one.outputs)[200]>;

const filters = [
  choiceFilter('group', groupNames, 'Group'),
  choiceFilter('isShown', { true: 'Shown', false: 'Not shown' }, 'Offered'),
];

const csv: CsvColumns<PackageRow> = {
  Id: ({ id }) => id,
  Name: ({ name }) => name,
  Group: ({ group }) => groupNames[group],
  Plan: ({ plan }) => plan,
  'Price in AUD': ({ audCents }) => decimalOf({ amount: audCents, currency: 'AUD' }),
  Days: ({ days }) => days,
  'Writing credits': ({ writingCredits }) => writingCredits,
  'Speaking credits': ({ speakingCredits }) => speakingCredits,
  'Unlimited speaking': ({ hasUnlimitedSpeaking }) => yesNo(hasUnlimitedSpeaking),
  'Full tests': ({ fullTests }) => fullTests,
  'Sectional tests': ({ sectionalTests }) => sectionalTests,
  'Upgrades from': ({ upgradesFrom }) => upgradesFrom,
  'Reduced twin of': ({ twinOf }) => twinOf,
  Offered: ({ isShown }) => yesNo(isShown),
  Version: ({ version }) => version,
  Changed: ({ changedAt }) => changedAt,
};

const Actions = () => (
  <TopToolbar sx={{ flexWrap: 'wrap' }}>
    <PreviewButton />
    <ExportAllButton columns={csv} />
  </TopToolbar>
);

const shown = ({ isShown }: PackageRow) => (isShown ? 'Shown' : 'Not shown');

export const List = () => {
  const createPath = useCreatePath();
  return (
    <RecordList<PackageRow>
      search="Name or id"
      filters={filters}
      actions={<Actions />}
      sort={{ field: 'audCents', order: 'ASC' }}
      pathOf={({ id }) => createPath({ resource: 'packages', type: 'edit', id })}
      empty="The packages of the price list will be here."
      primary={({ name }) => name}
      secondary={(row) => `${audInWords(row.audCents)}, ${groupNames[row.group]}, ${shown(row)}`}
    >
      <DataTable.Col source="name" label="Name" />
      <DataTable.Col source="id" label="Id" />
      <DataTable.Col
        source="group"
        label="Group"
        disableSort
        render={({ group }: PackageRow) => groupNames[group]}
      />
      <DataTable.Col
        source="audCents"
        align="right"
        label="Price"
        render={({ audCents }: PackageRow) => audInWords(audCents)}
      />
      <DataTable.NumberCol source="days" label="Days" disableSort />
      <DataTable.Col source="isShown" label="Offered" disableSort render={shown} />
      <MomentColumn source="changedAt" label="Changed" />
    </RecordList>
  );
};
