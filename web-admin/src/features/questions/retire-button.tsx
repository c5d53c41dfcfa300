import { Button } from '@mui/material';
import { IconArchive } from '@tabler/icons-react';
import { useState } from 'react';
import { useDataProvider, useRecordContext } from 'react-admin';
import { ReasonDialog } from '../../components/reason-dialog.tsx';
import type { AdminDataProvider, SeenQuestion } from '../../core/data-provider.ts';

/** Takes a question out of practice and of new tests. */
export const RetireButton = () => {
  const question = useRecordContext<SeenQuestion>();
  const { retireQuestion } = useDataProvider<AdminDataProvider>();
  const [isOpen, setIsOpen] = useState(false);
  if (!question || question.status === 'retired') return null;
  const { id } = question;
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
          title={`Retire ${id}`}
          explanation="Students no longer find it, and new tests do not ask it. Answers to it keep their scores. It can be published again."
          confirm="Retire"
          isDangerous
          done="The question is retired."
          onClose={() => setIsOpen(false)}
          act={(reason) => retireQuestion({ uid: id, reason }, question)}
        />
      )}
    </>
  );
};
