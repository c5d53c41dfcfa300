import { Alert, Box, Stack, Typography } from '@mui/material';
import { useController, useWatch } from 'react-hook-form';
import { uploadQuestionPicture } from '#domain/questions/admin-contract.ts';
import { call } from '#console/core/api.ts';
import { Picture } from '../../shown/picture.tsx';
import type { QuestionForm } from '../form-shape.ts';
import { TextPart } from '../inputs.tsx';
import { FileChooser } from './file-chooser.tsx';
import { faultOfPicture } from './file-faults.ts';
import { megabytes } from '#console/components/uploads/megabytes.ts';
import { useUpload } from '#console/components/uploads/use-upload.ts';

const { mediaTypes, maximumBytes } = uploadQuestionPicture.upload;

export const PictureInput = () => {
  const {
    field: { value: image, onChange, ref },
    fieldState,
  } = useController<QuestionForm, 'spoken.image'>({ name: 'spoken.image' });
  const [uid, text] = useWatch<QuestionForm, ['uid', 'spoken.imageText']>({
    name: ['uid', 'spoken.imageText'],
  });
  const { state, send, cancel } = useUpload({
    of: uid,
    faultOf: faultOfPicture,
    upload: async (upload, options) =>
      (await call(uploadQuestionPicture, { uid }, { ...options, upload })).body,
    onUploaded: (uploaded) => onChange(uploaded.image),
  });
  const hasPicture = image !== '';
  return (
    <Stack spacing={1.5}>
      <Typography component="h2" variant="h6">
        Picture
      </Typography>
      {hasPicture ? (
        <Box>
          <Typography variant="body2" color="text.secondary" sx={{ mb: 0.5 }}>
            {image}
          </Typography>
          <Picture key={image} image={image} text={text} />
        </Box>
      ) : (
        <Typography color="text.secondary">No picture yet.</Typography>
      )}
      <FileChooser
        button={hasPicture ? 'Replace the picture' : 'Upload a picture'}
        buttonRef={ref}
        accept={mediaTypes.join()}
        help={`A jpg or png file of up to ${megabytes(maximumBytes)}.`}
        fault={fieldState.error?.message}
        state={state}
        onFile={(file) => void send(file)}
        onCancel={cancel}
      />
      {state.phase === 'done' && state.uploaded.image === image && (
        <Alert severity="success" role="status">
          {state.name} is uploaded: {state.uploaded.width} by {state.uploaded.height} pixels. Students see it
          once the question is saved. Check the alternative text.
        </Alert>
      )}
      <TextPart
        source="spoken.imageText"
        label="Alternative text"
        lines={2}
        characters={600}
        hint="What kind of picture it is. It must not give an answer away."
      />
    </Stack>
  );
};
