import { useQuery } from '@tanstack/react-query';
import { loadRecording } from './fetch-recording.ts';
import { peaksOf } from './peaks.ts';

/** In Hz. The engine's rate is enough for a picture. */
const decodedRate = 16_000;

export function useRecorded(recording: string) {
  const query = useQuery({
    queryKey: ['recording', recording],
    queryFn: async ({ signal }) => {
      const blob = await loadRecording(recording, signal);
      return { blob, peaks: await peaksIn(blob).catch(() => []) };
    },
    enabled: recording !== '',
    // The name is a hash of the recording, so its content never changes.
    staleTime: Number.POSITIVE_INFINITY,
  });
  return { query, blob: query.data?.blob, peaks: query.data?.peaks ?? [] };
}

async function peaksIn(blob: Blob): Promise<number[]> {
  const context = new OfflineAudioContext(1, 1, decodedRate);
  return peaksOf((await context.decodeAudioData(await blob.arrayBuffer())).getChannelData(0));
}
