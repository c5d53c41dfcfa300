import { Box } from '@mui/material';
import { BooleanInput, FormDataConsumer, NumberInput, SelectInput, TextInput } from 'react-admin';
import type { SurveyQuestion } from '#domain/surveys/survey-content.ts';
import { choicesOf } from '#console/components/forms/choices.ts';
import { RowList } from '#console/components/forms/row-list.tsx';
import { kindNames } from './words.ts';

/** React-admin turns an empty text into `null`, which the schema refuses. */
const asTyped = (text: string) => text;

const newQuestion = { kind: 'single', text: '', options: [], isRequired: true } as const;

export const QuestionInputs = () => (
  <RowList source="questions" title="Questions" name="Question" empty={newQuestion}>
    {() => (
      <>
        <TextInput source="text" label="Question" parse={asTyped} helperText={false} multiline fullWidth />
        <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr auto' }, columnGap: 2 }}>
          <SelectInput source="kind" label="Kind" choices={choicesOf(kindNames)} helperText={false} />
          <BooleanInput
            source="isRequired"
            label="Required"
            helperText={false}
            sx={{ alignSelf: 'center' }}
          />
        </Box>
        <FormDataConsumer<{ questions: SurveyQuestion[] }>>
          {({ scopedFormData }) => (
            <OfKind kind={(scopedFormData as Partial<SurveyQuestion> | undefined)?.kind} />
          )}
        </FormDataConsumer>
      </>
    )}
  </RowList>
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
          helperText={false}
          multiline
          minRows={3}
          fullWidth
        />
      );
    case 'scale':
      return (
        <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 2fr 2fr' }, gap: 2 }}>
          <NumberInput
            source="maximum"
            label="Points"
            defaultValue={5}
            min={3}
            max={10}
            step={1}
            helperText={false}
          />
          <TextInput source="low" label="What 1 means" defaultValue="" parse={asTyped} helperText={false} />
          <TextInput
            source="high"
            label="What the highest means"
            defaultValue=""
            parse={asTyped}
            helperText={false}
          />
        </Box>
      );
    default:
      return null;
  }
};
