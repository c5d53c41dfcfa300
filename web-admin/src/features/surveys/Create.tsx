import { useState } from 'react';
import { Create as RaCreate, ListButton, TopToolbar, useNotify, useRedirect } from 'react-admin';
import { dayMs } from '#domain/core/durations.ts';
import { createSurvey } from '#domain/surveys/admin-contract.ts';
import { everyStudent } from '../../components/audience-inputs.tsx';
import { call } from '../../core/api.ts';
import { useSameCommand } from '../../core/use-same-command.ts';
import { SurveyForm, type SetSurvey } from './survey-form.tsx';

/** For all students, for two weeks from tomorrow on: until then its questions can be changed. */
const newSurvey = (): Partial<SetSurvey> => {
  const now = Date.now();
  return {
    title: '',
    introduction: '',
    questions: [],
    audience: everyStudent(),
    startTime: new Date(now + dayMs).toISOString(),
    endTime: new Date(now + 15 * dayMs).toISOString(),
  };
};

export const Create = () => {
  const notify = useNotify();
  const redirect = useRedirect();
  const commandFor = useSameCommand();
  const [start] = useState(newSurvey);
  return (
    <RaCreate
      title="Make a survey"
      actions={
        <TopToolbar>
          <ListButton />
        </TopToolbar>
      }
    >
      <SurveyForm
        start={start}
        send={async (input) => {
          await call(createSurvey, input, commandFor(input));
          notify('The survey is made.', { type: 'success' });
          redirect('show', 'surveys', input.surveyId);
        }}
      />
    </RaCreate>
  );
};
