import { IconTrash } from '@tabler/icons-react';
import { discardSurveyResponse, type SurveyResponseRow } from '#domain/surveys/admin-contract.ts';
import { ActButton } from '#console/components/acts/act-button.tsx';
import { call } from '#console/core/api.ts';

export const DiscardButton = ({ row: { surveyId, userId } }: { readonly row: SurveyResponseRow }) => {
  return (
    <ActButton
      button="Discard"
      icon={<IconTrash size={18} />}
      title="Discard these answers"
      explanation="They no longer count, and the reward is taken back if it is unused. The student cannot answer again."
      confirm="Discard"
      color="error"
      done="The answers are discarded."
      act={(reason) => call(discardSurveyResponse, { surveyId, userId, reason })}
    />
  );
};
