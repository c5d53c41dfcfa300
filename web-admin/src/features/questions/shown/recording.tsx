import { Alert } from '@mui/material';
import { useState } from 'react';

interface RecordingProps {
  readonly track: string;
  /** Another revision may have another recording under the same name. */
  readonly revision?: number;
}

/** The recording as students hear it. */
export const Recording = ({ track, revision }: RecordingProps) => {
  const [isMissing, setIsMissing] = useState(false);
  const version = revision === undefined ? '' : `?v=${revision}`;
  return (
    <>
      <audio
        controls
        preload="metadata"
        aria-label={`Recording ${track}`}
        src={`/api/aws/getAudioFile/${encodeURIComponent(track)}${version}`}
        onError={() => setIsMissing(true)}
        style={{ width: '100%', maxWidth: 480, display: 'block' }}
      />
      {isMissing && <Alert severity="warning">The file {track} cannot be played: is it on the server?</Alert>}
    </>
  );
};
