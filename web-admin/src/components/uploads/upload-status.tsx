import { Alert, Box, Button, LinearProgress, Stack, Typography } from '@mui/material';
import { wrapsOnPhone } from '../failed.tsx';
import { megabytes } from './megabytes.ts';
import type { UploadState } from './use-upload.ts';

interface UploadStatusProps {
  readonly state: UploadState<unknown>;
  /** What the server does once it has the whole file. */
  readonly afterwards?: string;
  /** Undefined in a dialog, whose own buttons cancel and send again. */
  readonly onCancel?: () => void;
}

/** The progress of an upload, and why it failed. */
export const UploadStatus = ({ state, afterwards = 'Checking the file.', onCancel }: UploadStatusProps) => {
  if (state.phase === 'sending') {
    const { name, sent, bytes } = state;
    // Until the first byte is reported, and once all have left, the wait has no known length.
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
