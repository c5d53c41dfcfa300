import { useMediaQuery } from '@mui/material';
import type { ReactNode } from 'react';
import { DataTable, SimpleList, type RaRecord } from 'react-admin';
import { NothingHere } from './nothing-here.tsx';

interface RowsProps<Row extends RaRecord> {
  /** What a phone shows of each row. */
  readonly primary: (row: Row) => ReactNode;
  readonly secondary: (row: Row) => ReactNode;
  /** Where a row leads; rows that lead nowhere give `false`. */
  readonly rowClick: 'show' | false | ((id: unknown, resource: string, row: Row) => string | false);
  /** What will be here, while there is nothing. */
  readonly empty: string;
  readonly children: ReactNode;
}

/** A table where there is room for one, a list of lines on a phone. */
export function Rows<Row extends RaRecord>({
  primary,
  secondary,
  rowClick,
  empty,
  children,
}: RowsProps<Row>) {
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down('md'));
  const nothing = <NothingHere>{empty}</NothingHere>;
  if (isNarrow) {
    return (
      <SimpleList<Row>
        primaryText={primary}
        secondaryText={secondary}
        rowClick={rowClick as 'show'}
        // An address of 35 characters is wider than a phone.
        sx={{ overflowWrap: 'anywhere' }}
        empty={nothing}
      />
    );
  }
  return (
    <DataTable<Row> bulkActionButtons={false} rowClick={rowClick} empty={nothing}>
      {children}
    </DataTable>
  );
}
