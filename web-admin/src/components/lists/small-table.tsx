import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import type { ReactNode } from 'react';

interface SmallTableProps {
  readonly label: string;
  readonly columns: readonly string[];
  readonly rightAligned?: readonly string[];
  readonly isOnOneLine?: boolean;
  readonly children: ReactNode;
}

export const SmallTable = ({
  label,
  columns,
  rightAligned = [],
  isOnOneLine = false,
  children,
}: SmallTableProps) => (
  <TableContainer
    tabIndex={0}
    sx={{
      alignSelf: 'stretch',
      contain: 'inline-size',
      ...(isOnOneLine && { '& td': { whiteSpace: 'nowrap' } }),
    }}
  >
    <Table size="small" aria-label={label}>
      <TableHead>
        <TableRow>
          {columns.map((column) => (
            <TableCell key={column} align={rightAligned.includes(column) ? 'right' : 'left'}>
              {column}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>{children}</TableBody>
    </Table>
  </TableContainer>
);
