import { Box } from '@mui/material';
import {
  ArrayInput,
  BooleanInput,
  FormDataConsumer,
  NumberInput,
  SelectInput,
  SimpleFormIterator,
  TextInput,
} from 'react-admin';
import type { SurveyQuestion } from '#domain/surveys/survey-content.ts';
import { choicesOf } from '../../components/forms/choices.ts';
import { kindNames } from './words.ts';

/** React Admin turns an empty text into `null`, which the schema refuses. */
const asTyped = (text: string) => text;

export const QuestionInputs = () => (
  <ArrayInput source="questions" label="Questions" fullWidth>
    <SimpleFormIterator fullWidth disableClear getItemLabel={(index) => `${index + 1}.`}>
      <SelectInput source="kind" label="Kind" choices={choicesOf(kindNames)} defaultValue="single" />
      <TextInput source="text" label="Question" defaultValue="" parse={asTyped} multiline fullWidth />
      <FormDataConsumer<{ questions: SurveyQuestion[] }>>
        {({ scopedFormData }) => (
          <OfKind kind={(scopedFormData as Partial<SurveyQuestion> | undefined)?.kind} />
        )}
      </FormDataConsumer>
      <BooleanInput source="isRequired" label="Required" defaultValue />
    </SimpleFormIterator>
  </ArrayInput>
);

const OfKind = ({ kind }: { readonly kind: SurveyQuestion['kind'] | undefined }) => {
  switch (kind) {
    case 'single':
    case 'several':
      return (
        <TextInput
          source="options"
          label="Options, one per line"
          defaultValue={[]}
          format={(options?: readonly string[]) => options?.join('\n') ?? ''}
          parse={(lines: string) => lines.split('\n')}
          multiline
          minRows={3}
          fullWidth
        />
      );
    case 'scale':
      return (
        <Box
          sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr 1fr' }, columnGap: 2, width: '100%' }}
        >
          <NumberInput source="maximum" label="Points" defaultValue={5} min={3} max={10} step={1} />
          <TextInput source="low" label="What 1 means" defaultValue="" parse={asTyped} />
          <TextInput source="high" label="What the highest means" defaultValue="" parse={asTyped} />
        </Box>
      );
    default:
      return null;
  }
};
