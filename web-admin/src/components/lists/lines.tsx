import { List, ListItem, ListItemButton, ListItemText } from '@mui/material';
import type { ReactNode } from 'react';
import {
  LinkBase,
  RecordContextProvider,
  SimpleListLoading,
  useListContext,
  type RaRecord,
} from 'react-admin';
import { PersonName } from '../person-field.tsx';

interface LinesProps<Row extends RaRecord> {
  readonly primary: (row: Row) => ReactNode;
  readonly secondary: (row: Row) => ReactNode;
  readonly hasPerson: boolean;
  readonly pathOf: (row: Row) => string | undefined;
  readonly empty: ReactNode;
}

export function Lines<Row extends RaRecord>(props: LinesProps<Row>) {
  const { primary, secondary, hasPerson, pathOf, empty } = props;
  const { data, isPending } = useListContext<Row>();
  if (isPending) return <SimpleListLoading hasSecondaryText />;
  if (data === undefined || data.length === 0) return empty;
  return (
    // An email address of 35 characters is wider than a phone.
    <List sx={{ overflowWrap: 'anywhere' }}>
      {data.map((row) => {
        const path = pathOf(row);
        const text = (
          <RecordContextProvider value={row}>
            <ListItemText
              primary={primary(row)}
              secondary={
                <>
                  {hasPerson && (
                    <>
                      <PersonName />,{' '}
                    </>
                  )}
                  {secondary(row)}
                </>
              }
            />
          </RecordContextProvider>
        );
        if (path === undefined) return <ListItem key={row.id}>{text}</ListItem>;
        return (
          <ListItem key={row.id} disablePadding>
            <ListItemButton component={LinkBase} to={path}>
              {text}
            </ListItemButton>
          </ListItem>
        );
      })}
    </List>
  );
}
