import { Typography } from '@mui/material';
import { useListContext } from 'react-admin';

/** Instead of an empty table: what will be here, or that the filters leave nothing. */
export const EmptyList = ({ children }: { children: string }) => {
  const { filterValues } = useListContext();
  const isFiltered = Object.keys((filterValues ?? {}) as object).length > 0;
  return (
    <Typography color="textSecondary" sx={{ p: 2 }}>
      {isFiltered ? 'No rows match these filters. Change or remove one of them.' : children}
    </Typography>
  );
};
