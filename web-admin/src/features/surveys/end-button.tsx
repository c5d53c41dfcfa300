import { endSurvey } from '#domain/surveys/admin-contract.ts';
import { IconCalendarOff } from '@tabler/icons-react';
import { useRecordContext } from 'react-admin';
import { ActButton } from '#console/components/acts/act-button.tsx';
import { call, ifUnchanged } from '#console/core/api.ts';
import type { SeenSurvey } from './words.ts';

export const EndButton = () => {
  const seen = useRecordContext<SeenSurvey>();
  if (!seen || seen.status === 'over') return null;
  return (
    <ActButton
      button="End now"
      icon={<IconCalendarOff size={18} />}
      title={`End “${seen.title}”`}
      explanation="Students can no longer answer it. The answers so far are kept."
      confirm="End"
      color="error"
      done="The survey has ended."
      act={(reason) => call(endSurvey, { surveyId: seen.id, reason }, ifUnchanged(seen))}
    />
  );
};
