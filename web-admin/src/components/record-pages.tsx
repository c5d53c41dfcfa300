import { Alert, Box, Button } from '@mui/material';
import type { ReactElement, ReactNode } from 'react';
import {
  Edit,
  Show,
  useCreatePath,
  useEditContext,
  useShowContext,
  type EditProps,
  type RaRecord,
  type ShowProps,
} from 'react-admin';
import { Link } from 'react-router-dom';
import { failureOf } from '../core/api.ts';
import { Failed, wrapsOnPhone } from './failed.tsx';

interface LoadedProps {
  readonly title: ReactElement | string;
  readonly children: ReactNode;
}
type ShowPageProps<Row extends RaRecord> = Omit<ShowProps<Row>, 'error' | 'title' | 'children'> & LoadedProps;
type EditPageProps<Row extends RaRecord> = Omit<EditProps<Row>, 'error' | 'title' | 'children'> & LoadedProps;

/**
 * Our page reports a record that did not load. React-admin's handler would claim that it does not exist, and leave the
 * page.
 */
const onError = () => {};

/** The page of a record, with a button that retries a failed load. */
export const ShowPage = <Row extends RaRecord>({
  title,
  children,
  queryOptions,
  ...props
}: ShowPageProps<Row>) => (
  <Show<Row>
    {...props}
    title={<ShownTitle>{title}</ShownTitle>}
    queryOptions={{ ...queryOptions, onError }}
    error={<ShownOrFailed>{children}</ShownOrFailed>}
  >
    {children}
  </Show>
);

/** The edit form of a record; retries a failed load like `ShowPage`. */
export const EditPage = <Row extends RaRecord>({
  title,
  children,
  queryOptions,
  ...props
}: EditPageProps<Row>) => (
  <Edit<Row>
    mutationMode="pessimistic"
    redirect={false}
    {...props}
    title={<EditedTitle>{title}</EditedTitle>}
    queryOptions={{ ...queryOptions, onError }}
    error={<EditedOrFailed>{children}</EditedOrFailed>}
  >
    {children}
  </Edit>
);

const ShownTitle = ({ children }: { readonly children: ReactNode }) => titleOf(useShowContext(), children);
const EditedTitle = ({ children }: { readonly children: ReactNode }) => titleOf(useEditContext(), children);
const ShownOrFailed = ({ children }: { readonly children: ReactNode }) =>
  loadedOrFailed(useShowContext(), children);
const EditedOrFailed = ({ children }: { readonly children: ReactNode }) =>
  loadedOrFailed(useEditContext(), children);

interface Loading {
  readonly record?: RaRecord | undefined;
  readonly error?: unknown;
  readonly refetch: () => unknown;
  readonly resource: string;
}

const isMissing = (error: unknown) => failureOf(error).code === 'not_found';

/** A record that cannot be refreshed stays visible, unless it no longer exists. */
const isFailed = ({ record, error }: Pick<Loading, 'record' | 'error'>) =>
  Boolean(error) && (record === undefined || isMissing(error));

function titleOf(loading: Loading, title: ReactNode): ReactNode {
  if (!isFailed(loading)) return title;
  return isMissing(loading.error) ? 'Not found' : 'Not loaded';
}

function loadedOrFailed(loading: Loading, children: ReactNode): ReactNode {
  if (!isFailed(loading)) return children;
  const { error, refetch, resource } = loading;
  return (
    <Box sx={{ p: 2 }}>
      {isMissing(error) ? <Missing resource={resource} /> : <Failed error={error} onAgain={refetch} />}
    </Box>
  );
}

const Missing = ({ resource }: Pick<Loading, 'resource'>) => {
  const createPath = useCreatePath();
  return (
    <Alert
      severity="warning"
      sx={wrapsOnPhone}
      action={
        <Button
          component={Link}
          to={createPath({ resource, type: 'list' })}
          color="inherit"
          sx={{ whiteSpace: 'nowrap' }}
        >
          Open the list
        </Button>
      }
    >
      No record has this id. The address may be mistyped, or the record was deleted.
    </Alert>
  );
};
