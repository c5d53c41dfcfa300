import { Checkbox } from '@mui/material';
import { useListContext } from 'react-admin';

/**
 * Selects a question for the export. React-admin's own checkbox has no accessible name in this version of Material UI.
 */
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
