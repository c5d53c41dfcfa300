import { retireQuestion } from '#domain/questions/admin-contract.ts';
import { Button } from '@mui/material';
import { IconArchive } from '@tabler/icons-react';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { ReasonDialog } from '../../components/reason-dialog.tsx';
import { call, ifUnchanged } from '../../core/api.ts';
import type { SeenQuestion } from './seen-question.ts';

/** Takes a question out of practice and of new tests. */
export const RetireButton = () => {
  const question = useRecordContext<SeenQuestion>();
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
          color="error"
          done="The question is retired."
          onClose={() => setIsOpen(false)}
          act={(reason) => call(retireQuestion, { uid: id, reason }, ifUnchanged(question))}
        />
      )}
    </>
  );
};
