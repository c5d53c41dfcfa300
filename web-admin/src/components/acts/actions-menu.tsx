import { Button, Popover, Stack } from '@mui/material';
import { IconDotsVertical } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { TopToolbar } from 'react-admin';
import { useIsPhone } from '../use-is-phone.ts';

export const ActionsMenu = ({ children }: { readonly children: ReactNode }) => {
  const isPhone = useIsPhone();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (!isPhone)
    return (
      <TopToolbar className="no-print" sx={{ flexWrap: 'wrap', alignItems: 'center', whiteSpace: 'nowrap' }}>
        {children}
      </TopToolbar>
    );
  return (
    <TopToolbar className="no-print">
      <Button
        size="small"
        startIcon={<IconDotsVertical size={18} />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        Actions
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Actions' } }}
      >
        <Stack sx={{ p: 1, alignItems: 'flex-start' }}>{children}</Stack>
      </Popover>
    </TopToolbar>
  );
};
