import { Alert, Box, Button, LinearProgress, Stack, Typography } from '@mui/material';
import { wrapsOnPhone } from '../failed.tsx';
import { megabytes } from './megabytes.ts';
import type { UploadState } from './use-upload.ts';

interface UploadStatusProps {
  readonly state: UploadState<unknown>;
  /** What the server does after it receives the whole file. */
  readonly afterwards?: string;
  /** Undefined in a dialog, which has its own buttons to cancel and retry. */
  readonly onCancel?: () => void;
}

export const UploadStatus = ({ state, afterwards = 'Checking the file.', onCancel }: UploadStatusProps) => {
  if (state.phase === 'sending') {
    const { name, sent, bytes } = state;
    // The remaining time is unknown before the first byte is reported, and after the last one is sent.
    const isCounted = sent > 0 && sent < bytes;
    return (
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center', width: '100%' }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <LinearProgress
            variant={isCounted ? 'determinate' : 'indeterminate'}
            value={isCounted ? (sent / bytes) * 100 : 0}
            aria-label={`Upload of ${name}`}
          />
          <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
            {sent < bytes ? `${megabytes(sent)} of ${megabytes(bytes)} sent` : afterwards}
          </Typography>
        </Box>
        {onCancel && <Button onClick={onCancel}>Cancel upload</Button>}
      </Stack>
    );
  }
  if (state.phase !== 'failed') return null;
  const { message, again } = state;
  const action = again && onCancel && (
    <Button color="inherit" sx={{ whiteSpace: 'nowrap' }} onClick={again}>
      Try again
    </Button>
  );
  return (
    <Alert
      severity="error"
      sx={{ ...(action && wrapsOnPhone), width: '100%', overflowWrap: 'anywhere' }}
      {...(action && { action })}
    >
      {message}
    </Alert>
  );
};
