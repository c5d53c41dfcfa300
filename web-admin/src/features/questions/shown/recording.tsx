import { fetchPlayableTrack } from '#domain/questions/admin-contract.ts';
import { Alert } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call, textOf } from '#console/core/api.ts';

interface RecordingProps {
  readonly track: string;
  /** Another revision may have a different recording with the same name. */
  readonly revision?: number;
}

export const Recording = ({ track, revision }: RecordingProps) => {
  const { data, error, refetch } = useQuery({
    queryKey: ['questions', 'playable-track', track],
    queryFn: async ({ signal }) => (await call(fetchPlayableTrack, { track }, { signal })).body.track,
    retry: false,
    // A new signed name would reload the recording and interrupt playback.
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
          // The signed name may have expired while the page was open: play the new one instead.
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
