import { ShowButton, useRecordContext } from 'react-admin';
import { changeSurvey } from '#domain/surveys/admin-contract.ts';
import { ChangePage, useChange } from '#console/components/forms/change-page.tsx';
import { SurveyForm } from './survey-form.tsx';
import type { SeenSurvey } from './words.ts';

const Form = () => {
  const seen = useRecordContext<SeenSurvey>();
  const send = useChange(changeSurvey, { done: 'The survey was changed.', leadsTo: 'show' });
  return <SurveyForm hasStarted={seen !== undefined && seen.status !== 'coming'} send={send} />;
};

export const Edit = () => (
  <ChangePage<SeenSurvey> nameOf={({ title }) => title} actions={<ShowButton label="Results" />}>
    <Form />
  </ChangePage>
);
