import { Box, Stack } from '@mui/material';
import { NumberInput } from 'react-admin';
import { get, useFormState, useWatch } from 'react-hook-form';
import { TextPart } from './inputs.tsx';
import type { QuestionForm, SentenceRow } from './form-shape.ts';
import { RowList } from '#console/components/forms/row-list.tsx';

const emptySentence: SentenceRow = { text: '', startMs: null, endMs: null };

interface Props {
  readonly source: 'sentences' | 'spoken.modelSentences';
  readonly of: string;
}

export const Sentences = ({ source, of }: Props) => {
  const sentences = useWatch<QuestionForm, Props['source']>({ name: source });
  const { errors } = useFormState<QuestionForm>({ name: source });
  return (
    <Box component="details" open={get(errors, source) !== undefined || undefined}>
      <Box component="summary" sx={{ cursor: 'pointer', py: 1 }}>
        Times of sentences ({sentences.length})
      </Box>
      <RowList
        source={source}
        title="Sentences"
        hint={`Start and end of each sentence in ${of}, in milliseconds.`}
        name="Sentence"
        empty={emptySentence}
      >
        {(index) => (
          <>
            <TextPart source="text" label={`Text of sentence ${index + 1}`} lines={2} />
            <Stack direction="row" spacing={1}>
              <NumberInput
                source="startMs"
                label={`Start of sentence ${index + 1}, ms`}
                helperText={false}
                sx={{ m: 0 }}
              />
              <NumberInput
                source="endMs"
                label={`End of sentence ${index + 1}, ms`}
                helperText={false}
                sx={{ m: 0 }}
              />
            </Stack>
          </>
        )}
      </RowList>
    </Box>
  );
};
