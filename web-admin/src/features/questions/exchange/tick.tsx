import { Checkbox } from '@mui/material';
import { useListContext } from 'react-admin';

/** Takes a question into what is exported; react-admin's own box has no name in this version of Material UI. */
export const Tick = ({ id }: { readonly id: string }) => {
  const { selectedIds, onToggleItem } = useListContext<{ readonly id: string }>();
  return (
    <Checkbox
      size="small"
      sx={{ p: 0.5 }}
      checked={selectedIds.includes(id)}
      onChange={() => onToggleItem(id)}
      onClick={(event) => event.stopPropagation()}
      slotProps={{ input: { 'aria-label': `Tick ${id}` } }}
    />
  );
};
