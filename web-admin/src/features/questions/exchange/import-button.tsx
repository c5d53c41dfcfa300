import { IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from 'react-admin';
import { ImportDialog } from './import-dialog.tsx';

export const ImportButton = () => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button label="Import" onClick={() => setOpen(true)}>
        <IconUpload size={20} />
      </Button>
      {isOpen && <ImportDialog onClose={() => setOpen(false)} />}
    </>
  );
};
