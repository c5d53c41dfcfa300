import { fetchPlayableTrack } from '#domain/questions/admin-contract.ts';
import { Alert } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call, textOf } from '#console/core/api.ts';

interface RecordingProps {
  readonly track: string;
  /** Another revision may have another recording under the same name. */
  readonly revision?: number;
}

export const Recording = ({ track, revision }: RecordingProps) => {
  const { data, error, refetch } = useQuery({
    queryKey: ['questions', 'playable-track', track],
    queryFn: async ({ signal }) => (await call(fetchPlayableTrack, { track }, { signal })).body.track,
    retry: false,
    // Another name would load the recording anew, and stop it where it is being heard.
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [broken, setBroken] = useState<string>();
  const version = revision === undefined ? '' : `?v=${revision}`;
  return (
    <>
      {data !== undefined && (
        <audio
          controls
          preload="metadata"
          aria-label={`Recording ${track}`}
          src={`/api/aws/getAudioFile/${encodeURIComponent(data)}${version}`}
          // The name may have ended while the page was open: then there is another one, which is played instead.
          onError={() => void refetch().then((again) => again.data === data && setBroken(data))}
          style={{ width: '100%', maxWidth: 480, display: 'block' }}
        />
      )}
      {error ? (
        <Alert severity="warning">{textOf(error)}</Alert>
      ) : (
        broken !== undefined &&
        broken === data && <Alert severity="warning">The file {track} cannot be played.</Alert>
      )}
    </>
  );
};
