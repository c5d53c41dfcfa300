import { Link } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { CanAccess, ReferenceField, useRecordContext } from 'react-admin';
import { lookUpHistory } from '#domain/support/contract.ts';
import { useMay } from './if-may.tsx';
import { historyOf } from './user-paths.ts';

export const PersonField = (_props: { label?: string }) => {
  const row = useRecordContext<{ id: string; userId: string | null; visitorId?: string | null }>();
  if (!row) return null;
  if (row.userId === null) return row.visitorId ? `Visitor ${row.visitorId.slice(0, 8)}` : '–';
  return <UserField source="userId" id={row.userId} />;
};

/** A user's email address, linked to their page. @param id the value of the row's field `source` */
export const UserField = ({ source, id }: { readonly source: string; readonly id: string }) => (
  <CanAccess action="list" resource="users" accessDenied={`User ${id.slice(0, 8)}`}>
    <ReferenceField source={source} reference="users" link="show" />
  </CanAccess>
);

/** Like `PersonField`, but without a link: for a line that is already a link. */
export const PersonName = () => {
  const row = useRecordContext<{ id: string; userId: string | null; visitorId?: string | null }>();
  if (!row) return null;
  if (row.userId === null) return row.visitorId ? `Visitor ${row.visitorId.slice(0, 8)}` : 'A visitor';
  return (
    <CanAccess action="list" resource="users" accessDenied={`User ${row.userId.slice(0, 8)}`}>
      <ReferenceField source="userId" reference="users" link={false} />
    </CanAccess>
  );
};

export const HistoryLink = () => {
  const row = useRecordContext<{ id: string; userId: string | null }>();
  const path = historyOf(row?.userId ?? null);
  const mayLook = useMay(lookUpHistory);
  if (path === undefined || !mayLook) return null;
  return (
    <Link component={RouterLink} to={path}>
      History
    </Link>
  );
};
