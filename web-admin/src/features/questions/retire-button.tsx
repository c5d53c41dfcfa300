import { retireQuestion } from '#domain/questions/admin-contract.ts';
import { IconArchive } from '@tabler/icons-react';
import { useRecordContext } from 'react-admin';
import { ActButton } from '#console/components/acts/act-button.tsx';
import { call, ifUnchanged } from '#console/core/api.ts';
import type { SeenQuestion } from './seen-question.ts';

export const RetireButton = () => {
  const question = useRecordContext<SeenQuestion>();
  if (!question || question.status === 'retired') return null;
  const { id } = question;
  return (
    <ActButton
      button="Retire"
      icon={<IconArchive size={18} />}
      title={`Retire ${id}`}
      explanation="Students no longer find it, and new tests do not ask it. Answers to it keep their scores. It can be published again."
      confirm="Retire"
      color="error"
      done="The question is retired."
      act={(reason) => call(retireQuestion, { uid: id, reason }, ifUnchanged(question))}
    />
  );
};
