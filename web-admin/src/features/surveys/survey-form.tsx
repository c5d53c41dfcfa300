import { Alert } from '@mui/material';
import { TextInput } from 'react-admin';
import { z } from 'zod';
import { createSurvey } from '#domain/surveys/admin-contract.ts';
import { AudienceInputs } from '#console/components/forms/audience-inputs.tsx';
import { NameInput } from '#console/components/forms/name-input.tsx';
import { ReasonedForm } from '#console/components/forms/reasoned-form.tsx';
import { StartAndEnd } from '#console/components/forms/start-and-end.tsx';
import { QuestionInputs } from './question-inputs.tsx';

export type SetSurvey = z.output<typeof createSurvey.input>;

interface SurveyFormProps {
  /** The initial values of a new survey; without them, the form edits the record. */
  readonly start?: Partial<SetSurvey>;
  readonly hasStarted?: boolean;
  readonly send: (input: SetSurvey) => Promise<void>;
}

const asTyped = (text: string) => text;

/** The input of the call, without empty option lines. */
const schema = z.preprocess((values) => {
  const { questions, ...others } = values as { questions?: readonly { options?: readonly string[] }[] };
  return {
    ...others,
    questions: questions?.map((question) => ({
      ...question,
      ...(question.options && { options: question.options.filter((option) => option.trim() !== '') }),
    })),
  };
}, createSurvey.input);

export function SurveyForm({ start, hasStarted = false, send }: SurveyFormProps) {
  return (
    <ReasonedForm
      schema={schema as unknown as z.ZodType<SetSurvey, SetSurvey>}
      save="Save the survey"
      start={start}
      send={send}
      nameField="surveyId"
    >
      <TextInput source="title" label="Title" parse={asTyped} helperText={false} fullWidth />
      {start && <NameInput source="surveyId" hint="It is part of the link." />}
      <TextInput
        source="introduction"
        label="Introduction"
        helperText="Shown above the questions. Optional."
        parse={asTyped}
        multiline
        fullWidth
      />
      <AudienceInputs />
      <StartAndEnd />
      {hasStarted ? (
        <Alert severity="info" sx={{ mb: 2, width: '100%' }}>
          The survey has started, so its questions cannot change.
        </Alert>
      ) : (
        <QuestionInputs />
      )}
    </ReasonedForm>
  );
}
