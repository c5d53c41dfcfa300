import { publishQuestion } from '#domain/questions/admin-contract.ts';
import { IconEye } from '@tabler/icons-react';
import { useRecordContext } from 'react-admin';
import { ConfirmButton } from '#console/components/acts/confirm-button.tsx';
import { call, ifUnchanged } from '#console/core/api.ts';
import type { SeenQuestion } from './seen-question.ts';

export const PublishButton = () => {
  const question = useRecordContext<SeenQuestion>();
  if (!question || question.status === 'published' || question.status === 'reserved') return null;
  const { id, status } = question;
  return (
    <ConfirmButton
      button={status === 'retired' ? 'Publish again' : 'Publish'}
      icon={<IconEye size={18} />}
      title={`Publish ${id}`}
      content="Students can practise this question at once, and new tests may ask it."
      confirm="Publish"
      done="The question is published."
      act={() => call(publishQuestion, { uid: id }, ifUnchanged(question))}
    />
  );
};
