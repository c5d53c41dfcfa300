import { Typography } from '@mui/material';
import { useListContext } from 'react-admin';

export const EmptyList = ({ children }: { children: string }) => {
  const { filterValues } = useListContext();
  const isFiltered = Object.keys((filterValues ?? {}) as object).length > 0;
  return (
    <Typography color="textSecondary" sx={{ p: 2 }}>
      {isFiltered ? 'No rows match these filters. Change or remove one of them.' : children}
    </Typography>
  );
};
