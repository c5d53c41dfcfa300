import { Alert, Box, Button, FormHelperText, LinearProgress, Typography } from '@mui/material';
import { useRef, type Ref } from 'react';
import { megabytes } from './megabytes.ts';
import type { UploadState } from './use-upload.ts';

interface FileChooserProps {
  readonly button: string;
  readonly buttonRef: Ref<HTMLButtonElement>;
  readonly accept: string;
  readonly help: string;
  readonly fault: string | undefined;
  readonly state: UploadState<unknown>;
  readonly onFile: (file: File) => void;
}

export const FileChooser = (props: FileChooserProps) => {
  const { button, buttonRef, accept, help, fault, state, onFile } = props;
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <>
      <Box>
        <Button
          ref={buttonRef}
          variant="outlined"
          disabled={state.phase === 'sending'}
          onClick={() => chooser.current?.click()}
        >
          {button}
        </Button>
        <input
          ref={chooser}
          type="file"
          accept={accept}
          hidden
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0];
            // So that the same file can be chosen again.
            currentTarget.value = '';
            if (file) onFile(file);
          }}
        />
        <FormHelperText error={fault !== undefined}>{fault ?? help}</FormHelperText>
      </Box>
      {state.phase === 'sending' && (
        <Box>
          <LinearProgress
            variant={state.sent > 0 ? 'determinate' : 'indeterminate'}
            value={(state.sent / state.bytes) * 100}
            aria-label={`Upload of ${state.name}`}
          />
          {state.sent > 0 && (
            <Typography variant="body2">
              {megabytes(state.sent)} of {megabytes(state.bytes)} sent
            </Typography>
          )}
        </Box>
      )}
      {state.phase === 'failed' && <Alert severity="error">{state.message}</Alert>}
    </>
  );
};
