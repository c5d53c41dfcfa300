import {
  Edit as RaEdit,
  ListButton,
  ShowButton,
  TopToolbar,
  useEditContext,
  useNotify,
  useRecordContext,
  useRedirect,
} from 'react-admin';
import { changeSurvey } from '#domain/surveys/admin-contract.ts';
import { call, ifUnchanged } from '../../core/api.ts';
import { useSameCommand } from '../../core/use-same-command.ts';
import { SurveyForm } from './survey-form.tsx';
import type { SeenSurvey } from './words.ts';

const Name = () => {
  const seen = useRecordContext<SeenSurvey>();
  return seen ? `Change ${seen.id}` : null;
};

const Form = () => {
  const { record: seen } = useEditContext<SeenSurvey>();
  const notify = useNotify();
  const redirect = useRedirect();
  const commandFor = useSameCommand();
  return (
    <SurveyForm
      hasStarted={seen !== undefined && seen.status !== 'coming'}
      send={async (input) => {
        await call(changeSurvey, input, { ...ifUnchanged(seen ?? {}), ...commandFor(input) });
        notify('The survey is changed.', { type: 'success' });
        redirect('show', 'surveys', input.surveyId);
      }}
    />
  );
};

export const Edit = () => (
  <RaEdit
    title={<Name />}
    actions={
      <TopToolbar>
        <ShowButton label="Results" />
        <ListButton />
      </TopToolbar>
    }
    mutationMode="pessimistic"
    redirect={false}
    queryOptions={{ refetchOnWindowFocus: false }}
  >
    <Form />
  </RaEdit>
);
