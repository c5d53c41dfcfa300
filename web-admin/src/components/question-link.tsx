import type { AdminReport } from '#domain/questions/admin-contract.ts';
import { Link } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';

/** To the question that a report or an answer is about. */
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
