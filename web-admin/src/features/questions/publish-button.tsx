import { publishQuestion } from '#domain/questions/admin-contract.ts';
import { Button } from '@mui/material';
import { IconEye } from '@tabler/icons-react';
import { useState } from 'react';
import { Confirm, useNotify, useRecordContext, useRefresh } from 'react-admin';
import { call, ifUnchanged, textOf } from '../../core/api.ts';
import type { SeenQuestion } from './seen-question.ts';

/** Shows a draft, or a retired question again, to students. */
export const PublishButton = () => {
  const question = useRecordContext<SeenQuestion>();
  const notify = useNotify();
  const refresh = useRefresh();
  const [isOpen, setIsOpen] = useState(false);
  const [isWaiting, setIsWaiting] = useState(false);
  if (!question || question.status === 'published' || question.status === 'reserved') return null;
  const { id, status } = question;

  const publish = async () => {
    setIsWaiting(true);
    try {
      await call(publishQuestion, { uid: id }, ifUnchanged(question));
      notify('The question is published.', { type: 'success' });
    } catch (error) {
      notify(textOf(error), { type: 'error' });
    } finally {
      setIsWaiting(false);
      setIsOpen(false);
      refresh();
    }
  };

  return (
    <>
      <Button size="small" startIcon={<IconEye size={18} />} onClick={() => setIsOpen(true)}>
        {status === 'retired' ? 'Publish again' : 'Publish'}
      </Button>
      <Confirm
        isOpen={isOpen}
        loading={isWaiting}
        title={`Publish ${id}`}
        content="Students can practise this question at once, and new tests may ask it."
        confirm="Publish"
        onConfirm={() => void publish()}
        onClose={() => setIsOpen(false)}
      />
    </>
  );
};
