import { Box, Stack, Typography } from '@mui/material';
import { NumberInput } from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';
import { pagesOf } from '../kinds/kinds.ts';
import { TextPart } from './inputs.tsx';
import type { QuestionForm, SentenceRow } from './form-shape.ts';
import { RowList } from './row-list.tsx';
import { TrackInput } from './track-input.tsx';

const emptySentence: SentenceRow = { text: '', startMs: null, endMs: null };

/** The recording of a listening question: its file, what is spoken, and when. */
export const RecordingInputs = () => {
  const type = useWatch<QuestionForm, 'type'>({ name: 'type' });
  return (
    <Stack spacing={2}>
      <Typography component="h2" variant="h6">
        Recording
      </Typography>
      <TrackInput />
      <TextPart
        source="transcript"
        label="Transcript"
        lines={pagesOf(type).speaksSentence ? 2 : 5}
        hint="What is spoken, to the letter; one line for each speaker’s turn."
      />
      <Sentences />
    </Stack>
  );
};

const Sentences = () => {
  const sentences = useWatch<QuestionForm, 'sentences'>({ name: 'sentences' });
  const { errors } = useFormState<QuestionForm>({ name: 'sentences' });
  return (
    <Box component="details" open={errors.sentences !== undefined || undefined}>
      <Box component="summary" sx={{ cursor: 'pointer', py: 1 }}>
        Times of sentences ({sentences.length})
      </Box>
      <RowList
        source="sentences"
        title="Sentences"
        hint="Where each stands in the recording, in milliseconds from its start."
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
