import { List, ListItem, ListItemText, TableCell, TableRow } from '@mui/material';
import type { ReactNode } from 'react';
import { useIsPhone } from '../use-is-phone.ts';
import { SmallTable } from './small-table.tsx';

interface Column<Row> {
  readonly name: string;
  readonly isNumber?: boolean;
  readonly isLong?: boolean;
  readonly cell: (row: Row) => ReactNode;
}

interface TableOrLinesProps<Row> {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  readonly columns: readonly Column<Row>[];
  readonly primary: (row: Row) => ReactNode;
  readonly secondary: (row: Row) => ReactNode;
}

const long = { '&&': { whiteSpace: 'normal' }, minWidth: 180, overflowWrap: 'break-word' } as const;

export function TableOrLines<Row>({
  label,
  rows,
  keyOf,
  columns,
  primary,
  secondary,
}: TableOrLinesProps<Row>) {
  const isPhone = useIsPhone();
  if (isPhone) {
    return (
      <List dense disablePadding aria-label={label} sx={{ alignSelf: 'stretch' }}>
        {rows.map((row) => (
          <ListItem key={keyOf(row)} disableGutters divider>
            <ListItemText
              primary={primary(row)}
              secondary={secondary(row)}
              slotProps={{ secondary: { component: 'div' } }}
              sx={{ overflowWrap: 'anywhere' }}
            />
          </ListItem>
        ))}
      </List>
    );
  }
  return (
    <SmallTable
      label={label}
      columns={columns.map(({ name }) => name)}
      rightAligned={columns.flatMap(({ name, isNumber }) => (isNumber ? [name] : []))}
      isOnOneLine
    >
      {rows.map((row) => (
        <TableRow key={keyOf(row)}>
          {columns.map(({ name, isNumber, isLong, cell }) => (
            <TableCell key={name} align={isNumber ? 'right' : 'left'} {...(isLong && { sx: long })}>
              {cell(row)}
            </TableCell>
          ))}
        </TableRow>
      ))}
    </SmallTable>
  );
}
