import { retireMockTest } from '#domain/mock-tests/fixed-test-contract.ts';
import { Button } from '@mui/material';
import { IconArchive } from '@tabler/icons-react';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { ReasonDialog } from '../../components/reason-dialog.tsx';
import { call, ifUnchanged } from '../../core/api.ts';
import type { SeenTest } from './seen-test.ts';

/** Takes a test out of the students' list. */
export const RetireButton = () => {
  const test = useRecordContext<SeenTest>();
  const [isOpen, setIsOpen] = useState(false);
  if (!test || test.status === 'retired') return null;
  return (
    <>
      <Button
        size="small"
        color="error"
        startIcon={<IconArchive size={18} />}
        onClick={() => setIsOpen(true)}
      >
        Retire
      </Button>
      {isOpen && (
        <ReasonDialog
          title={`Retire ${test.name}`}
          explanation="Students no longer find it. Sittings that were started go on and keep their results. It can be published again."
          confirm="Retire"
          color="error"
          done="The test is retired."
          onClose={() => setIsOpen(false)}
          act={(reason) => call(retireMockTest, { mockTestId: test.id, reason }, ifUnchanged(test))}
        />
      )}
    </>
  );
};
