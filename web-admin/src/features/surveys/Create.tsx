import { useState } from 'react';
import { dayMs } from '#domain/core/durations.ts';
import { createSurvey } from '#domain/surveys/admin-contract.ts';
import { everyStudent } from '#console/components/forms/audience-inputs.tsx';
import { CreatePage, useMake } from '#console/components/forms/create-page.tsx';
import { SurveyForm, type SetSurvey } from './survey-form.tsx';

/** For all students, for two weeks from tomorrow: until it starts, its questions can change. */
const newSurvey = (): Partial<SetSurvey> => {
  const now = Date.now();
  return {
    surveyId: '',
    title: '',
    introduction: '',
    questions: [],
    audience: everyStudent(),
    startTime: new Date(now + dayMs).toISOString(),
    endTime: new Date(now + 15 * dayMs).toISOString(),
  };
};

export const Create = () => {
  const [start] = useState(newSurvey);
  const send = useMake(createSurvey, {
    done: 'The survey was created.',
    leadsTo: 'show',
    idOf: ({ surveyId }) => surveyId,
  });
  return (
    <CreatePage title="Create a survey">
      <SurveyForm start={start} send={send} />
    </CreatePage>
  );
};
