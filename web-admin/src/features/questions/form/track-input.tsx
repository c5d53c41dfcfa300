import { Alert, Box, Button, FormHelperText, LinearProgress, Stack, Typography } from '@mui/material';
import { useRef } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { Recording } from '../shown/recording.tsx';
import type { QuestionForm } from './form-shape.ts';
import { between, useLimits } from './inputs.tsx';
import { megabytes } from './track-file.ts';
import { useTrackUpload, type UploadedTrack } from './use-track-upload.ts';

/** The recording itself: heard as it is, and replaced by an mp3 file of this machine. */
export const TrackInput = () => {
  const {
    field: { value: track, onChange, ref },
    fieldState,
  } = useController<QuestionForm, 'track'>({ name: 'track' });
  const [uid, sentences] = useWatch<QuestionForm, ['uid', 'sentences']>({ name: ['uid', 'sentences'] });
  const { recordingSeconds } = useLimits();
  const { state, send } = useTrackUpload(uid, onChange);
  const chooser = useRef<HTMLInputElement>(null);
  const isSending = state.phase === 'sending';
  const hasTrack = track !== '';
  return (
    <Stack spacing={1.5}>
      {hasTrack ? (
        <Box>
          <Typography variant="body2" color="text.secondary" sx={{ mb: 0.5 }}>
            {track}
          </Typography>
          <Recording key={track} track={track} />
        </Box>
      ) : (
        <Typography color="text.secondary">No recording yet.</Typography>
      )}
      <Box>
        <Button ref={ref} variant="outlined" disabled={isSending} onClick={() => chooser.current?.click()}>
          {hasTrack ? 'Replace the recording' : 'Upload a recording'}
        </Button>
        <input
          ref={chooser}
          type="file"
          accept="audio/mpeg,.mp3"
          hidden
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0];
            // So that the same file can be chosen again.
            currentTarget.value = '';
            if (file) void send(file);
          }}
        />
        <FormHelperText error={fieldState.invalid}>
          {fieldState.error?.message ??
            `An mp3 file.${recordingSeconds ? ` This type takes ${between(recordingSeconds)} seconds.` : ''}`}
        </FormHelperText>
      </Box>
      {state.phase === 'sending' && (
        <Box>
          <LinearProgress
            variant="determinate"
            value={(state.sent / state.bytes) * 100}
            aria-label={`Upload of ${state.name}`}
          />
          <Typography variant="body2">
            {megabytes(state.sent)} of {megabytes(state.bytes)} sent
          </Typography>
        </Box>
      )}
      {state.phase === 'failed' && <Alert severity="error">{state.message}</Alert>}
      {state.phase === 'done' && state.uploaded.track === track && (
        <Uploaded {...state} hasTimes={sentences.length > 0} />
      )}
    </Stack>
  );
};

interface UploadedProps {
  readonly name: string;
  readonly uploaded: UploadedTrack;
  /** There are times of sentences, of the recording before. */
  readonly hasTimes: boolean;
}

const Uploaded = ({ name, uploaded: { durationMs }, hasTimes }: UploadedProps) => {
  const { recordingSeconds } = useLimits();
  const seconds = durationMs / 1000;
  const [least, most] = recordingSeconds ?? [0, Number.POSITIVE_INFINITY];
  const isFit = seconds >= least && seconds <= most;
  return (
    <Alert severity={isFit ? 'success' : 'warning'} role="status">
      {name} is uploaded: {seconds.toFixed(1)} seconds. Students hear it once the question is saved.
      {!isFit && recordingSeconds && ` This type takes ${between(recordingSeconds)} seconds.`}
      {hasTimes &&
        ' Check the transcript and the times of sentences: they are those of the recording before.'}
    </Alert>
  );
};
