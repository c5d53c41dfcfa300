import type { AdminReport } from '#domain/questions/admin-contract.ts';
import { Link } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';

export const QuestionLink = () => {
  const row = useRecordContext<Pick<AdminReport, 'id' | 'uid'>>();
  if (!row) return null;
  return (
    <Link
      component={RouterLink}
      to={`/questions/${row.uid}/show`}
      onClick={(event) => event.stopPropagation()}
      sx={{ whiteSpace: 'nowrap' }}
    >
      {row.uid}
    </Link>
  );
};
