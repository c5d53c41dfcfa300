import { Stack, Typography } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { pagesOf } from '../kinds/kinds.ts';
import { TextPart } from './inputs.tsx';
import type { QuestionForm } from './form-shape.ts';
import { Sentences } from './sentences.tsx';
import { TrackInput } from './files/track-input.tsx';

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
        hint="The exact transcript, one line for each speaker’s turn."
      />
      <Sentences source="sentences" of="the recording" />
    </Stack>
  );
};
