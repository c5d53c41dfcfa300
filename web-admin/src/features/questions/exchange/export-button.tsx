import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { Button, useListContext } from 'react-admin';
import { ExportDialog, type Selection } from './export-dialog.tsx';

export const ExportButton = () => {
  const { filterValues, total = 0, selectedIds } = useListContext<{ readonly id: string }>();
  const [isOpen, setOpen] = useState(false);
  const ticked = selectedIds.length;
  const selection: Selection =
    ticked > 0
      ? { filter: { id: selectedIds }, count: ticked }
      : { filter: filterValues as Selection['filter'], count: total };
  return (
    <>
      <Button
        label={ticked > 0 ? 'Export ticked' : 'Export'}
        disabled={selection.count === 0}
        onClick={() => setOpen(true)}
      >
        <IconDownload size={20} />
      </Button>
      {isOpen && <ExportDialog {...selection} onClose={() => setOpen(false)} />}
    </>
  );
};
