import { useMediaQuery } from '@mui/material';
import type { ReactElement, ReactNode } from 'react';
import {
  DataTable,
  List,
  Pagination,
  SearchInput,
  SelectInput,
  useCreatePath,
  useListContext,
  type RaRecord,
  type SortPayload,
} from 'react-admin';
import { Failed } from '../failed.tsx';
import { Lines } from './lines.tsx';
import { EmptyList } from './empty-list.tsx';

interface RecordListProps<Row extends RaRecord> {
  readonly search?: string;
  readonly filters?: readonly ReactElement[];
  readonly actions?: ReactElement | false;
  readonly sort: SortPayload;
  readonly primary: (row: Row) => ReactNode;
  readonly secondary: (row: Row) => ReactNode;
  readonly hasPerson?: boolean;
  readonly pathOf?: (row: Row) => string | undefined;
  readonly empty: string;
  readonly perPage?: number;
  readonly children: ReactNode;
}

export function RecordList<Row extends RaRecord>(props: RecordListProps<Row>) {
  const { search, filters = [], actions = false, sort, perPage = 50, ...rows } = props;
  return (
    <List<Row>
      empty={false}
      filters={search === undefined ? [...filters] : [searchFor(search), ...filters]}
      actions={actions}
      sort={sort}
      perPage={perPage}
      pagination={<Pages />}
    >
      <Rows<Row> {...rows} />
    </List>
  );
}

const searchFor = (what: string) => (
  <SearchInput key="q" source="q" alwaysOn placeholder={what} sx={{ minWidth: { sm: 300 } }} />
);

const Pages = () => (useListContext().data === undefined ? null : <Pagination />);

type RowsProps<Row extends RaRecord> = Pick<
  RecordListProps<Row>,
  'primary' | 'secondary' | 'hasPerson' | 'pathOf' | 'empty' | 'children'
>;

function Rows<Row extends RaRecord>(props: RowsProps<Row>) {
  const { pathOf, primary, secondary, hasPerson = false, empty, children } = props;
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down('md'));
  const { data, error, refetch, resource } = useListContext<Row>();
  const createPath = useCreatePath();
  const leadsTo = pathOf ?? (({ id }: Row) => createPath({ resource, type: 'show', id }));
  const nothing = <EmptyList>{empty}</EmptyList>;
  // Old rows are better than none; the failure is shown below them.
  if (error && data === undefined) return <Failed error={error} onAgain={refetch} />;
  if (isNarrow) {
    const lines = { primary, secondary, hasPerson, pathOf: leadsTo, empty: nothing };
    return <Lines<Row> {...lines} />;
  }
  return (
    <DataTable<Row>
      bulkActionButtons={false}
      rowClick={(_id, _resource, row) => leadsTo(row) ?? false}
      empty={nothing}
      sx={{
        '& .MuiTableCell-root': { px: 1 },
        // When the columns do not fit, the table scrolls instead of the page.
        '@media (max-width: 1200px)': { '& .RaDataTable-tableWrapper': { overflowX: 'auto' } },
      }}
    >
      {children}
    </DataTable>
  );
}

export const choiceFilter = (source: string, names: Readonly<Record<string, string>>, label?: string) => (
  <SelectInput
    key={source}
    source={source}
    alwaysOn
    {...(label !== undefined && { label })}
    choices={Object.entries(names).map(([id, name]) => ({ id, name }))}
  />
);
