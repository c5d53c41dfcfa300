import { Alert, Box, Stack, Typography } from '@mui/material';
import { useController, useWatch } from 'react-hook-form';
import type { OutputOf } from '#domain/core/contract.ts';
import { uploadQuestionTrack } from '#domain/questions/admin-contract.ts';
import { call } from '#console/core/api.ts';
import { Recording } from '../../shown/recording.tsx';
import type { QuestionForm } from '../form-shape.ts';
import { between, useLimits } from '../inputs.tsx';
import { FileChooser } from './file-chooser.tsx';
import { faultOfTrack } from './file-faults.ts';
import { useUpload } from '#console/components/uploads/use-upload.ts';

type UploadedTrack = OutputOf<typeof uploadQuestionTrack>['body'];

export const TrackInput = () => {
  const {
    field: { value: track, onChange, ref },
    fieldState,
  } = useController<QuestionForm, 'track'>({ name: 'track' });
  const [uid, sentences] = useWatch<QuestionForm, ['uid', 'sentences']>({ name: ['uid', 'sentences'] });
  const { recordingSeconds } = useLimits();
  const { state, send, cancel } = useUpload({
    of: uid,
    faultOf: faultOfTrack,
    upload: async (file, options) => {
      const upload = new Blob([file], { type: 'audio/mpeg' });
      return (await call(uploadQuestionTrack, { uid }, { ...options, upload })).body;
    },
    onUploaded: (uploaded) => onChange(uploaded.track),
  });
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
      <FileChooser
        button={hasTrack ? 'Replace the recording' : 'Upload a recording'}
        buttonRef={ref}
        accept="audio/mpeg,.mp3"
        help={`An mp3 file.${recordingSeconds ? ` This type takes ${between(recordingSeconds)} seconds.` : ''}`}
        fault={fieldState.error?.message}
        state={state}
        onFile={(file) => void send(file)}
        onCancel={cancel}
      />
      {state.phase === 'done' && state.uploaded.track === track && (
        <Uploaded {...state} hasTimes={sentences.length > 0} />
      )}
    </Stack>
  );
};

interface UploadedProps {
  readonly name: string;
  readonly uploaded: UploadedTrack;
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
        ' Check the transcript and the times of sentences: they still belong to the old recording.'}
    </Alert>
  );
};
